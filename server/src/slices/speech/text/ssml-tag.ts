/** One SSML tag: what it is called, what its attributes say. What is no SSML is no tag, and is spoken. */
import { ssmlElements } from '#contract/speech/tags.ts';

export interface Tag {
  written: string;
  name: string;
  isClosing: boolean;
  /** `<break/>`: nothing will close it. */
  isWhole: boolean;
  attributes: Map<string, string>;
}

/** The tags whose meaning is audible. The content of all others is spoken, and the caller gets a warning. */
const honored = new Set(['speak', 'break', 'phoneme', 'p', 's', 'sub']);
const known = new Set<string>(ssmlElements);

export const isHonored = (name: string) => honored.has(name);

// Every part is bounded, and none crosses a `<`: a text of broken tags takes no longer than another.
const attribute = String.raw`\s{1,20}[\w:.-]{1,40}\s{0,20}=\s{0,20}(?:"[^"<>]{0,500}"|'[^'<>]{0,500}'|[^\s"'<>=/]{1,60})`;
const tag = new RegExp(String.raw`<(\/?)([a-z][a-z-]{0,19})((?:${attribute}){0,12})\s{0,20}(\/?)\s{0,20}>`, 'iy');
const attributes = /([\w:.-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=/]+))/g;

export function readTag(text: string, at: number): Tag | undefined {
  tag.lastIndex = at;
  const match = tag.exec(text);
  if (!match) return undefined;
  const [written, slash, name = '', rest = '', end] = match;
  if (!known.has(name.toLowerCase()) || isTypeParameter(text, at, name)) return undefined;
  const pairs = [...rest.matchAll(attributes)].map(
    ([, key = '', double, single, bare]) =>
      [key.toLowerCase(), decodeEntities(double ?? single ?? bare ?? '')] as const,
  );
  return {
    written,
    name: name.toLowerCase(),
    isClosing: slash !== '',
    isWhole: end !== '',
    attributes: new Map(pairs),
  };
}

/** `List<S>` is a program. */
const isTypeParameter = (text: string, at: number, name: string) =>
  /^[A-Z]$/.test(name) && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');

const entity = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/iy;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The entity that begins at a place, and the character it stands for. */
export function readEntity(text: string, at: number): { written: string; plain: string } | undefined {
  entity.lastIndex = at;
  const match = entity.exec(text);
  if (!match) return undefined;
  const [written, name, decimal, hex] = match;
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
  const plain = name ? named[name.toLowerCase()] : isCharacter(code) ? String.fromCodePoint(code) : undefined;
  return plain === undefined ? undefined : { written, plain };
}

const isCharacter = (code: number) => code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);

const decodeEntities = (text: string) =>
  text.replace(/&[^;&\s]{1,10};/g, (written) => {
    const found = readEntity(written, 0);
    return found?.written === written ? found.plain : written;
  });

const strengths: Readonly<Record<string, number>> = {
  none: 0,
  'x-weak': 0.1,
  weak: 0.25,
  medium: 0.5,
  strong: 0.8,
  'x-strong': 1.2,
};

/** Longest pause of one tag, seconds. */
export const maxBreakSeconds = 3;

/** Seconds of a `<break>`; undefined where its attributes make no sense. */
export function breakSeconds(tag: Tag): number | undefined {
  const time = tag.attributes.get('time');
  if (time !== undefined) {
    const match = /^\s*\+?(\d{0,9}\.?\d{1,9}|\d{1,9}\.)\s*(ms|s)\s*$/i.exec(time);
    return match ? Number(match[1]) / (match[2]?.toLowerCase() === 'ms' ? 1000 : 1) : undefined;
  }
  return strengths[tag.attributes.get('strength')?.toLowerCase() ?? 'medium'];
}
