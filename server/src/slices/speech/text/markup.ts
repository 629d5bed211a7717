/** Takes a text apart into what is spoken, what is silent, and where it pauses. */
import { bracketTag } from '#contract/speech/tags.ts';
import type { Pronunciation, Warning } from '../../../ports/speech/port.ts';
import { breakSeconds, isHonored, maxBreakSeconds, readEntity, readTag, type Tag } from './ssml-tag.ts';

/** A token of the written text and the plain text it stands for: the same, another, or none. */
export interface MarkupToken {
  written: string;
  plain: string;
  pronunciation?: Pick<Pronunciation, 'alphabet' | 'phonemes' | 'isRule'>;
  /** The plain text that a pronunciation rule replaced. */
  original?: string;
}

/** Text that is spoken without a requested pause in it. */
export interface Phrase {
  tokens: MarkupToken[];
  /** Seconds of silence after it. */
  pause?: number;
}

/** Seconds after what is marked as a sentence or a paragraph, and of the tags in brackets. */
const sentencePause = 0.3;
const paragraphPause = 0.6;
const bracketPauses: Readonly<Record<string, number>> = { pause: 0.8, 'short pause': 0.4, 'long pause': 1.5 };

const bracket = new RegExp(bracketTag, 'uy');
const phonemeContent = /([^<>[\]]{1,200})<\/phoneme\s{0,20}>/iy;
const subContent = /([^<>]{0,1000})<\/sub\s{0,20}>/iy;
const prologue = /<\?xml[^<>]{0,200}\?>/iy;

export function readMarkup(text: string): { phrases: Phrase[]; warnings: Warning[] } {
  const isDocument =
    /^\s*(?:<\?xml[^<>]{0,200}\?>\s*)?<speak[\s>]/i.test(text) && /<\/speak\s*>\s*$/i.test(text.slice(-200));
  const special = isDocument
    ? /<(?=[a-z/!?])|\[(?=\p{L})|&(?=[a-z#])/giu
    : /<(?=[a-z/])|\[(?=\p{L})|&(?=(?:amp|lt|gt|quot|apos);)/giu;
  const builder = createPhraseBuilder(text);
  let commentsEnd = true;
  for (let match = special.exec(text); match; match = special.exec(text)) {
    const at = match.index;
    const end =
      match[0] === '['
        ? readBracket(text, at, builder)
        : match[0] === '&'
          ? decode(text, at, builder)
          : readMark(text, at);
    if (end !== undefined) special.lastIndex = end;
  }
  return builder.finish();

  function readMark(text: string, at: number): number | undefined {
    if (isDocument && text.startsWith('<!--', at)) {
      const close = commentsEnd ? text.indexOf('-->', at + 4) : -1;
      // The end is not searched for again, because a text with many openings would be read to its end for each.
      if (close < 0) commentsEnd = false;
      else return builder.silent(at, close + 3);
    }
    prologue.lastIndex = at;
    const xml = isDocument ? prologue.exec(text)?.[0] : undefined;
    if (xml) return builder.silent(at, at + xml.length);
    const tag = readTag(text, at);
    return tag && applyTag(text, at, tag, builder);
  }
}

type Builder = ReturnType<typeof createPhraseBuilder>;

function decode(text: string, at: number, builder: Builder): number | undefined {
  const found = readEntity(text, at);
  return found && builder.replace(at, at + found.written.length, found.plain);
}

function readBracket(text: string, at: number, builder: Builder): number | undefined {
  bracket.lastIndex = at;
  const written = bracket.exec(text)?.[0];
  if (!written) return undefined;
  const name = written.slice(1, -1);
  const end = at + written.length;
  const seconds =
    bracketPauses[
      name
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, ' ')
    ];
  if (seconds !== undefined) return builder.pause(at, end, seconds);
  builder.warn('audio_tag_not_honoured', written);
  // The words beside it stay two words.
  const splitsWord = /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[end] ?? '');
  return builder.replace(at, end, splitsWord ? ' ' : '');
}

function applyTag(text: string, at: number, tag: Tag, builder: Builder): number {
  const { name, isClosing, isWhole } = tag;
  const end = at + tag.written.length;
  if (!isHonored(name)) builder.warn('ssml_tag_not_honoured', name);
  if (name === 'p' || name === 'paragraph') return builder.pause(at, end, paragraphPause, true);
  if (name === 's' || name === 'sentence') return builder.pause(at, end, sentencePause, true);
  if (isClosing) return builder.silent(at, end);
  if (name === 'break') return applyBreak(at, end, tag, builder);
  if (isWhole) return builder.silent(at, end);
  if (name === 'phoneme') return applyPhoneme(text, at, end, tag, builder);
  if (name === 'sub') return applyAlias(text, at, end, tag, builder);
  return builder.silent(at, end);
}

function applyBreak(at: number, end: number, tag: Tag, builder: Builder): number {
  const seconds = breakSeconds(tag);
  if (seconds === undefined) builder.warn('ssml_tag_not_honoured', 'break');
  if (seconds !== undefined && seconds > maxBreakSeconds) builder.warn('break_shortened', '');
  return builder.pause(at, end, Math.min(seconds ?? 0.5, maxBreakSeconds));
}

function applyPhoneme(text: string, at: number, end: number, tag: Tag, builder: Builder): number {
  phonemeContent.lastIndex = end;
  const content = phonemeContent.exec(text)?.[1];
  const alphabet = tag.attributes.get('alphabet')?.toLowerCase() ?? 'ipa';
  const phonemes = tag.attributes.get('ph')?.trim();
  builder.silent(at, end);
  const word = content?.trim();
  if (!content || !word || !phonemes || (alphabet !== 'ipa' && alphabet !== 'cmu-arpabet')) {
    builder.warn('ssml_tag_not_honoured', 'phoneme');
    return end;
  }
  const from = end + content.indexOf(word);
  return builder.replace(from, from + word.length, word, { alphabet, phonemes });
}

function applyAlias(text: string, at: number, end: number, tag: Tag, builder: Builder): number {
  subContent.lastIndex = end;
  const content = subContent.exec(text)?.[1];
  const alias = tag.attributes.get('alias')?.trim();
  if (content === undefined || !alias) {
    builder.warn('ssml_tag_not_honoured', 'sub');
    return builder.silent(at, end);
  }
  // Without content the tag itself is spoken.
  if (!content) return builder.replace(at, end, alias);
  builder.silent(at, end);
  return builder.replace(end, end + content.length, alias);
}

/** Collects phrases; every function takes the text up to `end` and returns it. */
function createPhraseBuilder(text: string) {
  const phrases: Phrase[] = [];
  const warned = new Map<string, Set<string>>();
  let tokens: MarkupToken[] = [];
  let isSpoken = false;
  let isNatural = false;
  let done = 0;

  const add = (token: MarkupToken) => {
    tokens.push(token);
    isSpoken ||= /\S/.test(token.plain);
  };
  const takeText = (to: number) => {
    if (to > done) add({ written: text.slice(done, to), plain: text.slice(done, to) });
    done = to;
  };
  const replace = (from: number, end: number, plain: string, pronunciation?: MarkupToken['pronunciation']) => {
    takeText(from);
    add({ written: text.slice(from, end), plain, ...(pronunciation && { pronunciation }) });
    done = end;
    return end;
  };
  const silent = (from: number, end: number) => replace(from, end, '');

  /** A natural pause is there once, however many tags ask for it, and not where nothing comes before or after it. */
  const pause = (from: number, end: number, seconds: number, natural = false) => {
    silent(from, end);
    const before = phrases.at(-1);
    if (seconds === 0) return end;
    if (isSpoken || (!before && !natural)) {
      phrases.push({ tokens, pause: seconds });
      [tokens, isSpoken, isNatural] = [[], false, natural];
    } else if (before) {
      before.tokens.push(...tokens);
      before.pause = natural || isNatural ? Math.max(before.pause ?? 0, seconds) : (before.pause ?? 0) + seconds;
      [tokens, isNatural] = [[], isNatural && natural];
    }
    return end;
  };

  const warn = (code: string, subject: string) => {
    const subjects = warned.get(code) ?? new Set();
    warned.set(code, subjects.add(subject));
  };

  const finish = () => {
    takeText(text.length);
    const last = phrases.at(-1);
    if (last && !isSpoken) {
      last.tokens.push(...tokens);
      if (isNatural) delete last.pause;
    } else if (tokens.length > 0 || !last) phrases.push({ tokens });
    return {
      phrases,
      warnings: [...warned].map(([code, subjects]) => ({ code, message: sentence(code, subjects) })),
    };
  };

  return { replace, silent, pause, warn, finish };
}

function sentence(code: string, subjects: Set<string>): string {
  if (code === 'break_shortened')
    return `A pause is at most ${maxBreakSeconds} seconds long; a longer one was shortened.`;
  const names = [...subjects].slice(0, 10).map((name) => (code === 'ssml_tag_not_honoured' ? `<${name}>` : name));
  const list = names.join(', ') + (subjects.size > names.length ? ` and ${subjects.size - names.length} more` : '');
  return code === 'ssml_tag_not_honoured'
    ? `Some SSML was not honoured, and what it holds was spoken plainly: ${list}.`
    : `Some tags were left out, because no voice here can act them: ${list}.`;
}
