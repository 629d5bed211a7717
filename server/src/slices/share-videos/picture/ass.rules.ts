/** Writes Advanced SubStation Alpha, in which captions and shapes are drawn. Pure. */
import { onNowColour, nowColour, type ThemeColours } from './themes.rules.ts';
import type { Layout } from './layout.rules.ts';

export const font = 'Onest';

/**
 * The text as it is, without a command in it: braces begin commands, and so do backslashes before some letters, unless a
 * word joiner stands between. Line breaks would begin another line of the file, and no control character is seen.
 */
export function escapeAss(text: string): string {
  return text
    .replaceAll('\\', '\\\u2060')
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** `h:mm:ss.cc`. Times are hundredths of a second. */
export function assTime(seconds: number): string {
  const all = Math.max(0, Math.round(seconds * 100));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${Math.floor(all / 360_000)}:${two((all / 6000) % 60)}:${two((all / 100) % 60)}.${two(all % 100)}`;
}

/** To the hundredth of a second that the file can say. */
export const roundTime = (seconds: number): number => Math.round(seconds * 100) / 100;

/** Colours are written backwards. */
export const assColour = (hex: string): string =>
  `&H${hex.slice(5, 7)}${hex.slice(3, 5)}${hex.slice(1, 3)}&`.toUpperCase();

export interface AssEvent {
  layer: number;
  from: number;
  to: number;
  style: 'Rest' | 'Quiet' | 'Shape';
  text: string;
}

const styleNames =
  'Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding';

/** `box` is the colour of an opaque box behind the letters. The encoding -1 finds the direction of each line. */
function style(name: string, { size, colour, box }: { size: number; colour: string; box?: string }): string {
  const [border, outline] = box ? [3, Math.round(size / 13)] : [1, 0];
  const colours = `${assColour(colour)},${assColour(colour)},${assColour(box ?? colour)},&H000000&`;
  return `Style: ${name},${font},${size},${colours},0,0,0,0,100,100,0,0,${border},${outline},0,5,0,0,0,-1`;
}

export function writeAss(
  { width, height, captions }: Layout,
  colours: ThemeColours,
  events: readonly AssEvent[],
): string {
  const { size } = captions;
  const lines = [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${width}`,
    `PlayResY: ${height}`,
    'WrapStyle: 2',
    'ScaledBorderAndShadow: yes',
    '',
    '[V4+ Styles]',
    `Format: ${styleNames}`,
    style('Rest', { size, colour: colours.rest }),
    style('Played', { size, colour: colours.played }),
    style('Now', { size, colour: onNowColour, box: nowColour }),
    style('Quiet', { size, colour: colours.quiet }),
    style('Shape', { size, colour: colours.played }),
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
    ...events
      .filter(({ from, to }) => roundTime(to) > roundTime(from))
      .map((one) => `Dialogue: ${one.layer},${assTime(one.from)},${assTime(one.to)},${one.style},,0,0,0,,${one.text}`),
  ];
  return `${lines.join('\n')}\n`;
}
