/** Turns an order's passages into the stretches that are spoken one by one, and says who speaks each. Pure. */
import { cutBreaths } from './breath-groups.ts';
import { isReadable } from '../engines/flite/flite-text.ts';
import type { EngineVoice, FliteVoice, Passage, Pronunciation, SpeechOrder } from '../port.ts';
import { cutText, pauseAfter } from './sentences.ts';
import type { Pause } from './sentences.ts';

export interface SpokenStretch {
  /** Empty where only silence is wanted. */
  text: string;
  language: string;
  /** The order's, or the one that speaks in its place. */
  voice: EngineVoice;
  /** The natural one of its kind, or seconds. */
  pause: Pause | number;
  /** What follows belongs to the same clause. */
  goesOn: boolean;
  pronunciations: Pronunciation[];
}

/** Seconds that a pause may last. */
const longestPause = 60;
const letterOrDigit = /[\p{L}\p{N}]/u;

export function cutPassages(
  order: Pick<SpeechOrder, 'passages' | 'voice' | 'followedBy' | 'continuity'>,
): SpokenStretch[] {
  const { passages, voice, followedBy, continuity } = order;
  const stretches: SpokenStretch[] = [];
  for (const passage of passages)
    stretches.push(...cutPassage(passage, voice, !stretches.length && !continuity?.begun));
  const last = stretches.at(-1);
  if (last && typeof last.pause !== 'number') Object.assign(last, ending(last, followedBy));
  return stretches;
}

/** How the whole text ends. */
function ending({ text }: SpokenStretch, followedBy: SpeechOrder['followedBy']): { pause: Pause; goesOn: boolean } {
  const natural = pauseAfter(text);
  if (followedBy === 'sentence') return { pause: natural, goesOn: natural === 'none' };
  if (followedBy === 'text') return { pause: natural === 'none' ? 'sentence' : natural, goesOn: false };
  return { pause: 'none', goesOn: false };
}

function cutPassage(passage: Passage, voice: EngineVoice, isOpening: boolean): SpokenStretch[] {
  const { language, pause } = passage;
  const stretches: SpokenStretch[] = [];
  /** Code points before the next stretch. */
  let from = 0;
  const add = (text: string, voice: EngineVoice) => {
    const length = Array.from(text).length;
    const natural = pauseAfter(text);
    const pronunciations = within(passage.pronunciations ?? [], from, from + length);
    stretches.push({ text, language, voice, pause: natural, goesOn: natural === 'none', pronunciations });
    from += length;
  };
  for (const run of runsOf(passage, voice)) {
    for (const { text } of cutText(run.text)) {
      if (run.voice.engine === 'espeak') add(text, run.voice);
      else for (const breath of cutBreaths(text, isOpening && stretches.length === 0)) add(breath, run.voice);
    }
  }
  if (pause === undefined) return stretches;
  const seconds = Math.min(longestPause, Math.max(0, pause));
  const last = stretches.at(-1);
  if (!last) return [{ text: '', language, voice, pause: seconds, goesOn: false, pronunciations: [] }];
  Object.assign(last, { pause: seconds, goesOn: false });
  return stretches;
}

/** Who speaks which part of a passage: flite reads English in Latin letters, and its stand-in everything else. */
export function runsOf({ text, language }: Passage, voice: EngineVoice): { text: string; voice: EngineVoice }[] {
  if (voice.engine === 'espeak') return [{ text, voice }];
  if (language !== 'en' || !isAnyReadable(text)) return [{ text, voice: voice.elsewhere }];
  return byReader(text, voice);
}

const isAnyReadable = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).some(isReadable) || text.trim() === '';

/** Words with letters that flite cannot read, and the others. What is no word belongs to the words before it. */
function byReader(text: string, voice: FliteVoice): { text: string; voice: EngineVoice }[] {
  const runs: { text: string; voice: EngineVoice }[] = [];
  for (const word of text.match(/\S+\s*|\s+/gu) ?? []) {
    const last = runs.at(-1);
    const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
    const reader = letters.every(isReadable) ? voice : voice.elsewhere;
    if (last && (last.voice === reader || !letterOrDigit.test(word))) last.text += word;
    else runs.push({ text: word, voice: reader });
  }
  return runs;
}

function within(all: Pronunciation[], from: number, to: number): Pronunciation[] {
  return all
    .filter((one) => one.from >= from && one.from < to && one.to > one.from)
    .map((one) => ({ ...one, from: one.from - from, to: Math.min(one.to, to) - from }))
    .toSorted((a, b) => a.from - b.from);
}
