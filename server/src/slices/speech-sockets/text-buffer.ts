/** Text on its way to the engine: waits until there is enough of it, and is cut where a voice may pause. Pure. */
import { lastWordBoundary, lastSentenceEnd } from './text-boundaries.ts';
import { countCharacters } from '../speech/speech.rules.ts';

export const defaultSchedule = [120, 160, 250, 290];
/** The number of characters that `try_trigger_generation` needs. */
const minTriggerCharacters = 50;
/** A text without sentences is not waited for longer, in characters. */
const maxSentenceCharacters = 300;

export interface BufferOptions {
  /** Characters that are waited for before the first, second, … text; the last one stays. */
  schedule: number[];
  /** Each sentence as soon as it is complete, instead of the schedule. */
  autoMode: boolean;
}

export interface TextBuffer {
  add(text: string): void;
  /**
   * Takes the text that may be spoken now, which may be empty. The rest waits.
   * @param isTriggered accepts the shortest text
   */
  take(isTriggered?: boolean): string;
  takeAll(): string;
}

export function createBuffer({ schedule, autoMode }: BufferOptions): TextBuffer {
  let waiting = '';
  let characters = 0;
  let step = 0;
  let isPhrase = false;

  function cut(at: number): string {
    const text = waiting.slice(0, at);
    waiting = waiting.slice(at);
    characters -= countCharacters(text);
    if (text) step += 1;
    return text;
  }

  return {
    add(text) {
      // A lone space into nothing is no text: it opens a speech, or keeps it alive.
      if (waiting === '' && text === ' ') return;
      waiting += text;
      characters += countCharacters(text);
      // A token of a language model has no space inside. A writer who sends several words has chosen where they end.
      isPhrase = /\S\s+\S/.test(text);
    },
    take(isTriggered = false) {
      if (isTriggered && characters >= minTriggerCharacters) return cut(lastWordBoundary(waiting));
      if (autoMode) {
        const end = lastSentenceEnd(waiting, isPhrase);
        return cut(end === 0 && characters >= maxSentenceCharacters ? lastWordBoundary(waiting) : end);
      }
      const enough = schedule[Math.min(step, schedule.length - 1)] ?? Infinity;
      return characters >= enough ? cut(lastWordBoundary(waiting)) : '';
    },
    takeAll: () => cut(waiting.length),
  };
}
