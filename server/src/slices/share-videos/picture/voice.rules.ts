/** The voice in a share video: a ring around its sphere while it is heard, its name, and the label. Pure. */
import type { Word } from '../../history/subtitles/words.rules.ts';
import { storedPeaksPerSecond } from '../../history/history.rules.ts';
import { assColour, escapeAss, type AssEvent } from './ass.rules.ts';
import { pixelsOf } from './captions.rules.ts';
import type { Layout } from './layout.rules.ts';
import { nowColour, type ThemeColours } from './themes.rules.ts';

export const madeWithAi = 'Made with AI';
const maxNameLength = 60;
/** How often a second the ring follows the loudness. */
const ringsPerSecond = 12.5;
const ringWidth = 5;

/** A circle as four curves, about the origin of a drawing whose upper left corner is at 0, 0. */
export function circle(radius: number): string {
  const r = Math.round(radius);
  const [d, k] = [2 * r, Math.round(r * 0.5523)];
  return `m ${r} 0 b ${r + k} 0 ${d} ${r - k} ${d} ${r} b ${d} ${r + k} ${r + k} ${d} ${r} ${d} b ${r - k} ${d} 0 ${r + k} 0 ${r} b 0 ${r - k} ${r - k} 0 ${r} 0`;
}

/** While a word is heard, the ring stands the further off the louder it is. */
export function ringEvents(
  { peaks, words }: { peaks: Uint8Array; words: readonly Pick<Word, 'start' | 'end'>[] },
  { orb }: Layout,
): AssEvent[] {
  const events: AssEvent[] = [];
  const place = `\\an5\\pos(${orb.x},${orb.y})\\1a&HFF&\\bord${ringWidth}\\3c${assColour(nowColour)}\\p1`;
  for (const { start, end } of words) {
    for (let from = start; from < end; from += 1 / ringsPerSecond) {
      const to = Math.min(end, from + 1 / ringsPerSecond);
      const level = (peaks[Math.floor(from * storedPeaksPerSecond)] ?? 0) / 255;
      const radius = orb.radius + ringWidth + 3 + Math.round(level * orb.radius * 0.22);
      events.push({ layer: 0, from, to, style: 'Shape', text: `{${place}}${circle(radius)}` });
    }
  }
  return events;
}

/** The name and the label stand from the beginning to the end. */
export function stillEvents(
  { voiceName, seconds }: { voiceName: string; seconds: number },
  { width, name, label }: Layout,
  { quiet }: ThemeColours,
): AssEvent[] {
  const shown =
    [...voiceName].length > maxNameLength ? `${[...voiceName].slice(0, maxNameLength - 1).join('')}…` : voiceName;
  const nameSize = Math.floor(name.size * Math.min(1, (width * 0.9) / pixelsOf(shown, name.size)));
  const whole = { layer: 2, from: 0, to: seconds };
  return [
    { ...whole, style: 'Quiet', text: `{\\pos(${width / 2},${name.y})\\fs${nameSize}}${escapeAss(shown)}` },
    {
      ...whole,
      style: 'Quiet',
      text: `{\\pos(${width / 2 + label.size * 0.4},${label.y})\\fs${label.size}}${madeWithAi}`,
    },
    { ...whole, style: 'Shape', text: mark({ width, label }, quiet) },
  ];
}

/** Five small bars before the label. */
function mark({ width, label }: Pick<Layout, 'width' | 'label'>, colour: string): string {
  const unit = label.size / 14;
  const heights = [3, 7, 10, 6, 3];
  const shape = heights
    .map((height, i) => {
      const [left, right] = [Math.round(i * 2.4 * unit), Math.round((i * 2.4 + 1.3) * unit)];
      const [top, bottom] = [Math.round((5 - height / 2) * unit), Math.round((5 + height / 2) * unit)];
      return `m ${left} ${top} l ${right} ${top} ${right} ${bottom} ${left} ${bottom}`;
    })
    .join(' ');
  // The label is four times as wide as its letters are high.
  const x = width / 2 - label.size * 2.2;
  return `{\\an5\\pos(${x.toFixed(0)},${label.y})\\1c${assColour(colour)}\\p1}${shape}`;
}
