/** Titles and excerpts of a text, for heads, lists and file names. Pure. */
import { bracketTag, ssmlElements } from '#contract/speech/tags.ts';

const maxTitle = 60;
const tag = new RegExp(`${bracketTag}|</?(?:${ssmlElements.join('|')})\\b[^<>\\n]{0,200}>`, 'giu');

/** The text as it is heard: without tags, on one line. */
const plain = (text: string): string => text.replace(tag, ' ').replace(/\s+/g, ' ').trim();

/** Cuts after a word where there is one within the limit. */
export function cut(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const head = characters.slice(0, max).join('');
  const isWhole = characters[max] === ' ';
  const word = isWhole ? head : head.slice(0, Math.max(head.lastIndexOf(' '), 0)) || head;
  return `${word.replace(/[\s,;:–—-]+$/u, '')}…`;
}

/** The first clause, or as many of the first words as fit. */
export function titleOf(text: string): string {
  const words = plain(text);
  const [, clause = ''] = /^(.{12,}?)[.!?;:,。！？、](?:\s|$)/u.exec(words) ?? [];
  const title = clause && [...clause].length <= maxTitle ? clause : words;
  return cut(title.replace(/[.。]$/u, ''), maxTitle);
}

export const excerptOf = (text: string, max: number): string => cut(plain(text), max);
