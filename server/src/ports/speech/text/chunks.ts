/** Splits the texts of a speech into the chunks that are spoken one by one, each with its voice. Pure. */
import { engineOf, type SpeechEngine } from '../engines/engine.ts';
import type { EngineVoice, MonolingualText, Pronunciation, Speaker, SpeechInput } from '../port.ts';
import { splitText, pauseAfter } from './sentences.ts';
import type { Pause } from './sentences.ts';

export interface SpokenChunk {
  /** Empty when only silence is wanted. */
  text: string;
  language: string;
  /** The requested voice, or the one that speaks in its place. */
  voice: EngineVoice;
  /** The natural pause of this kind, or seconds. */
  pause: Pause | number;
  /** The text goes on in the same clause. */
  isMidClause: boolean;
  pronunciations: Pronunciation[];
  /** As its text has them. */
  only?: MonolingualText['only'];
  speaker?: Speaker;
}

/** The maximum length of a pause in seconds. */
const maxPauseSeconds = 60;
const letterOrDigit = /[\p{L}\p{N}]/u;

export function chunkTexts(
  engines: readonly SpeechEngine[],
  { texts, voice, followedBy, continuity }: Pick<SpeechInput, 'texts' | 'voice' | 'followedBy' | 'continuity'>,
): SpokenChunk[] {
  const chunks: SpokenChunk[] = [];
  for (const text of texts) {
    const { only, speaker } = text;
    const ofText = chunkText(engines, text, speaker?.voice ?? voice, !chunks.length && !continuity?.begun);
    const marks = { ...(only ? { only } : {}), ...(speaker ? { speaker } : {}) };
    chunks.push(...(only || speaker ? ofText.map((chunk) => ({ ...chunk, ...marks })) : ofText));
  }
  const last = chunks.at(-1);
  if (last && typeof last.pause !== 'number') Object.assign(last, ending(last, followedBy));
  return chunks;
}

/** Says how the whole text ends. */
function ending({ text }: SpokenChunk, followedBy: SpeechInput['followedBy']): { pause: Pause; isMidClause: boolean } {
  const natural = pauseAfter(text);
  if (followedBy === 'sentence') return { pause: natural, isMidClause: natural === 'none' };
  if (followedBy === 'text') return { pause: natural === 'none' ? 'sentence' : natural, isMidClause: false };
  return { pause: 'none', isMidClause: false };
}

function chunkText(
  engines: readonly SpeechEngine[],
  input: MonolingualText,
  voice: EngineVoice,
  isOpening: boolean,
): SpokenChunk[] {
  const { language, pause } = input;
  const chunks: SpokenChunk[] = [];
  /** Counts the code points before the next chunk. */
  let from = 0;
  const add = (text: string, voice: EngineVoice) => {
    const length = Array.from(text).length;
    const natural = pauseAfter(text);
    const pronunciations = within(input.pronunciations ?? [], from, from + length);
    chunks.push({ text, language, voice, pause: natural, isMidClause: natural === 'none', pronunciations });
    from += length;
  };
  for (const part of splitByVoice(engines, input, voice)) {
    const { splitSentence } = engineOf(engines, part.voice);
    for (const { text } of splitText(part.text)) {
      const opensSpeech = isOpening && chunks.length === 0;
      for (const chunk of splitSentence?.(text, opensSpeech) ?? [text]) add(chunk, part.voice);
    }
  }
  if (pause === undefined) return chunks;
  const seconds = Math.min(maxPauseSeconds, Math.max(0, pause));
  const last = chunks.at(-1);
  if (!last) return [{ text: '', language, voice, pause: seconds, isMidClause: false, pronunciations: [] }];
  Object.assign(last, { pause: seconds, isMidClause: false });
  return chunks;
}

/** Decides which voice speaks which words: the voice itself speaks what its engine reads, its `elsewhere` the rest. */
export function splitByVoice(
  engines: readonly SpeechEngine[],
  { text, language }: MonolingualText,
  voice: EngineVoice,
): { text: string; voice: EngineVoice }[] {
  const { elsewhere } = voice;
  const { languages, reads } = engineOf(engines, voice);
  if (!elsewhere) return [{ text, voice }];
  if (!languages.includes(language)) return [{ text, voice: elsewhere }];
  if (!reads) return [{ text, voice }];
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  if (!letters.some(reads.canRead) && text.trim() !== '') return [{ text, voice: elsewhere }];
  return splitByReadability(text, reads.canRead, voice, elsewhere);
}

/** Words without a letter or a digit stay with the words before them. */
function splitByReadability(
  text: string,
  canRead: (letterOrDigit: string) => boolean,
  voice: EngineVoice,
  elsewhere: EngineVoice,
): { text: string; voice: EngineVoice }[] {
  const parts: { text: string; voice: EngineVoice }[] = [];
  for (const word of text.match(/\S+\s*|\s+/gu) ?? []) {
    const last = parts.at(-1);
    const letters = word.match(/[\p{L}\p{N}]/gu) ?? [];
    const reader = letters.every(canRead) ? voice : elsewhere;
    if (last && (last.voice === reader || !letterOrDigit.test(word))) last.text += word;
    else parts.push({ text: word, voice: reader });
  }
  return parts;
}

/** Returns the pronunciations that begin between two places, with offsets counted from the first. */
function within(all: Pronunciation[], from: number, to: number): Pronunciation[] {
  return all
    .filter((one) => one.from >= from && one.from < to && one.to > one.from)
    .map((one) => ({ ...one, from: one.from - from, to: Math.min(one.to, to) - from }))
    .toSorted((a, b) => a.from - b.from);
}
