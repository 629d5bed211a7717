/** Tells the times of a chunk's characters while the chunk is spoken. Pure. */
import type { Alignment, Warning } from '../port.ts';
import { align, findGap, repair, type EngineEvent } from './alignment.ts';

export interface TimedPart {
  alignment: Alignment;
  warning?: Warning;
}

export interface GrowingAlignment {
  add(events: EngineEvent[]): void;
  /** Returns the times that are certain once `seconds` of sound are there, as far as they were not told before. */
  take(seconds: number): TimedPart | undefined;
  /** Returns the times of all the rest. */
  end(seconds: number): TimedPart;
}

/** @param soundOf the seconds at which a word sounds that the engine begins at some time: after a pause it may be later */
export function createGrowingAlignment(text: string, soundOf = (seconds: number) => seconds): GrowingAlignment {
  const characters = Array.from(text);
  let events: EngineEvent[] = [];
  /** The characters and the seconds that were told. */
  let told = 0;
  let since = 0;

  function tellUntil(to: number, until: number): TimedPart {
    const part = characters.slice(told, to).join('');
    const isMine = (event: EngineEvent) =>
      event.kind === 'word' ? event.position < to : event.at < until || to === characters.length;
    const mine = events
      .filter(isMine)
      .map((event) => ({ ...event, at: soundOf(event.at) - since, position: event.position - told }));
    const length = Math.max(0, until - since);
    const alignment = align(part, mine, length);
    const message = findGap(alignment, part, length);
    const whole = message === undefined ? alignment : repair(alignment, part, length);
    const result = { alignment: later(whole, since) };
    events = events.filter((event) => !isMine(event));
    told = to;
    since = Math.max(since, until);
    return message === undefined ? result : { ...result, warning: { code: 'alignment_gap', message } };
  }

  return {
    add: (more) => void events.push(...more),
    take(seconds) {
      // A word's time ends where the next word begins. Only a space shows that the place is between two words.
      const next = events.findLast(
        ({ kind, position, at }) =>
          kind === 'word' && position > told && at <= seconds && /\s/.test(characters[position - 1] ?? ''),
      );
      return next && tellUntil(next.position, Math.max(since, next.at));
    },
    end: (seconds) => tellUntil(characters.length, seconds),
  };
}

function later(alignment: Alignment, by: number): Alignment {
  const shift = (times: number[]) => times.map((time) => time + by);
  const { characters, starts, ends, words, phonemes } = alignment;
  return {
    characters,
    starts: shift(starts),
    ends: shift(ends),
    words: words.map(({ text, start, end }) => ({ text, start: start + by, end: end + by })),
    phonemes: phonemes.map(({ text, start, end }) => ({ text, start: start + by, end: end + by })),
  };
}
