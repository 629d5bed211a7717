/** Turns an order's texts into the stretches that are spoken one by one, and says who speaks each. Pure. */
import { splitBreathGroups } from './breath-groups.ts';
import { isReadable } from '../engines/flite/flite-text.ts';
import type { EngineVoice, FliteVoice, MonolingualText, Pronunciation, SpeechInput } from '../port.ts';
import { splitText, pauseAfter } from './sentences.ts';
import type { Pause } from './sentences.ts';

export interface SpokenChunk {
  /** Empty where only silence is wanted. */
  text: string;
  language: string;
  /** The order's, or the one that speaks in its place. */
  voice: EngineVoice;
  /** The natural one of its kind, or seconds. */
  pause: Pause | number;
  /** What follows belongs to the same clause. */
  isMidClause: boolean;
  pronunciations: Pronunciation[];
}

/** Seconds that a pause may last. */
const maxPauseSeconds = 60;
const letterOrDigit = /[\p{L}\p{N}]/u;

export function chunkTexts(input: Pick<SpeechInput, 'texts' | 'voice' | 'followedBy' | 'continuity'>): SpokenChunk[] {
  const { texts, voice, followedBy, continuity } = input;
  const chunks: SpokenChunk[] = [];
  for (const input of texts) chunks.push(...chunkText(input, voice, !chunks.length && !continuity?.begun));
  const last = chunks.at(-1);
  if (last && typeof last.pause !== 'number') Object.assign(last, ending(last, followedBy));
  return chunks;
}

/** How the whole text ends. */
function ending({ text }: SpokenChunk, followedBy: SpeechInput['followedBy']): { pause: Pause; isMidClause: boolean } {
  const natural = pauseAfter(text);
  if (followedBy === 'sentence') return { pause: natural, isMidClause: natural === 'none' };
  if (followedBy === 'text') return { pause: natural === 'none' ? 'sentence' : natural, isMidClause: false };
  return { pause: 'none', isMidClause: false };
}

function chunkText(input: MonolingualText, voice: EngineVoice, isOpening: boolean): SpokenChunk[] {
  const { language, pause } = input;
  const chunks: SpokenChunk[] = [];
  /** Code points before the next stretch. */
  let from = 0;
  const add = (text: string, voice: EngineVoice) => {
    const length = Array.from(text).length;
    const natural = pauseAfter(text);
    const pronunciations = within(input.pronunciations ?? [], from, from + length);
    chunks.push({ text, language, voice, pause: natural, isMidClause: natural === 'none', pronunciations });
    from += length;
  };
  for (const part of splitByVoice(input, voice)) {
    for (const { text } of splitText(part.text)) {
      if (part.voice.engine === 'espeak') add(text, part.voice);
      else for (const group of splitBreathGroups(text, isOpening && chunks.length === 0)) add(group, part.voice);
    }
  }
  if (pause === undefined) return chunks;
  const seconds = Math.min(maxPauseSeconds, Math.max(0, pause));
  const last = chunks.at(-1);
  if (!last) return [{ text: '', language, voice, pause: seconds, isMidClause: false, pronunciations: [] }];
  Object.assign(last, { pause: seconds, isMidClause: false });
  return chunks;
}

/** Who speaks which part of a passage: flite reads English in Latin letters, and its stand-in everything else. */
export function splitByVoice(
  { text, language }: MonolingualText,
  voice: EngineVoice,
): { text: string; voice: EngineVoice }[] {
  if (voice.engine === 'espeak') return [{ text, voice }];
  if (language !== 'en' || !isAnyReadable(text)) return [{ text, voice: voice.elsewhere }];
  return byReader(text, voice);
}

const isAnyReadable = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).some(isReadable) || text.trim() === '';

/** Words with letters that flite cannot read, and the others. What is no word belongs to the words before it. */
function byReader(text: string, voice: FliteVoice): { text: string; voice: EngineVoice }[] {
  const parts: { text: string; voice: EngineVoice }[] = [];
  for (const word of text.match(/\S+\s*|\s+/gu) ?? []) {
    const last = parts.at(-1);
    const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
    const reader = letters.every(isReadable) ? voice : voice.elsewhere;
    if (last && (last.voice === reader || !letterOrDigit.test(word))) last.text += word;
    else parts.push({ text: word, voice: reader });
  }
  return parts;
}

function within(all: Pronunciation[], from: number, to: number): Pronunciation[] {
  return all
    .filter((one) => one.from >= from && one.from < to && one.to > one.from)
    .map((one) => ({ ...one, from: one.from - from, to: Math.min(one.to, to) - from }))
    .toSorted((a, b) => a.from - b.from);
}
