/** Turns flite's words and phones into the events that an alignment is made of. Pure. */
import type { EngineEvent } from '../../text/alignment.ts';
import type { FliteText } from './flite-text.ts';
import type { Token, Utterance } from './flite-utterance.ts';
import { ipaOf } from '../../text/phonemes.ts';

/** Flite's name for silence. */
export const silence = 'pau';

/** The seconds at which the first phone begins and the last one ends; undefined when all is silence. */
export function soundSpan({ phones }: Utterance): { from: number; to: number } | undefined {
  const first = phones.findIndex(({ name }) => name !== silence);
  const last = phones.findLastIndex(({ name }) => name !== silence);
  return first < 0 ? undefined : { from: phones[first - 1]?.end ?? 0, to: phones[last]?.end ?? 0 };
}

/** @param shift seconds of the utterance before the chunk's first sample */
export function eventsOf({ tokens, phones }: Utterance, { text, origin }: FliteText, shift: number): EngineEvent[] {
  const startOf = (phone: number) => Math.max(0, (phones[phone - 1]?.end ?? 0) - shift);
  const words: EngineEvent[] = [];
  for (const { from, to, phone } of locateWords(tokens, text)) {
    const position = origin[from] ?? 0;
    const length = (origin[to - 1] ?? position) - position + 1;
    words.push({ kind: 'word', at: startOf(phone), position, length, symbol: '' });
  }
  const sounds = phones.map(({ name }, i): EngineEvent => {
    const symbol = name === silence ? '' : ipaOf(name);
    return { kind: 'phoneme', at: startOf(i), position: 0, length: 0, symbol };
  });
  // Without this entry the last phone would last through the pause.
  const end: EngineEvent = { kind: 'phoneme', at: startOf(phones.length), position: 0, length: 0, symbol: '' };
  return [...words, ...sounds, end];
}

/** Finds where each word that has a sound is written in the text. A number is one place with many words. */
function* locateWords(tokens: Token[], text: string) {
  const lower = text.toLowerCase();
  let reached = 0;
  for (const { name, words } of tokens) {
    const found = text.indexOf(name, reached);
    const begin = found < 0 ? reached : found;
    const end = found < 0 ? reached : begin + name.length;
    reached = end;
    let from = begin;
    for (const word of words) {
      // "well-known" is one token with two words, and "twenty one" is not written in "21".
      const at = lower.indexOf(word.name.toLowerCase(), from);
      const isWritten = word.name !== '' && at >= from && at + word.name.length <= end;
      if (isWritten && word.first >= 0) yield { from: at, to: at + word.name.length, phone: word.first };
      else if (word.first >= 0 && from === begin)
        yield { from: begin, to: Math.max(end, begin + 1), phone: word.first };
      if (isWritten) from = at + word.name.length;
    }
  }
}
