/** The waveform of a share video: bars that pass the middle when they are heard. Pure. */
import type { Word } from '../../history/subtitles/words.rules.ts';
import { storedPeaksPerSecond } from '../../history/history.rules.ts';
import { assColour, roundTime, type AssEvent } from './ass.rules.ts';
import type { Layout } from './layout.rules.ts';
import { nowColour, onNowColour, type ThemeColours } from './themes.rules.ts';

const pixelsPerSecond = 160;
const barsPerSecond = 16;
const barWidth = 5;
const minBarHeight = 5;

/** A word and its band on the waveform. */
type Span = Pick<Word, 'start' | 'end'>;

export function waveEvents(
  { peaks, seconds, words }: { peaks: Uint8Array; seconds: number; words: readonly Span[] },
  layout: Layout,
  colours: ThemeColours,
): AssEvent[] {
  return [...bars({ peaks, seconds, words }, layout, colours), ...words.flatMap((word) => band(word, layout))];
}

function* bars(
  { peaks, seconds, words }: { peaks: Uint8Array; seconds: number; words: readonly Span[] },
  { width, wave }: Layout,
  { played, rest }: ThemeColours,
): Generator<AssEvent> {
  const middle = width / 2;
  const half = (middle + barWidth) / pixelsPerSecond;
  const loudest = Math.max(
    32,
    peaks.reduce((max, peak) => Math.max(max, peak), 0),
  );
  let word = 0;
  for (let bar = 0; bar < Math.ceil(seconds * barsPerSecond); bar++) {
    const heard = bar / barsPerSecond;
    while ((words[word]?.end ?? Infinity) <= heard) word++;
    const span = words[word];
    const isInWord = span !== undefined && span.start <= heard;
    const from = roundTime(Math.max(0, heard - half));
    const to = roundTime(Math.min(seconds, heard + half));
    const peak = loudestBetween(peaks, heard - 0.5 / barsPerSecond, heard + 0.5 / barsPerSecond) / loudest;
    const height = 2 * Math.round((minBarHeight + peak * (wave.height - minBarHeight)) / 2);
    const x = (time: number) => (middle + (heard - time) * pixelsPerSecond - barWidth / 2).toFixed(1);
    const y = wave.y - height / 2;
    const turn = (time: number, colour: string) => {
      const at = Math.max(0, Math.round((time - from) * 1000));
      return `\\t(${at},${at + 1},\\1c${assColour(colour)})`;
    };
    // All bars of a word are marked as long as it is heard.
    const turns = isInWord ? turn(span.start, onNowColour) + turn(span.end, played) : turn(heard, played);
    const move = `\\move(${x(from)},${y},${x(to)},${y})`;
    const shape = `m 0 0 l ${barWidth} 0 ${barWidth} ${height} 0 ${height}`;
    yield {
      layer: 1,
      from,
      to,
      style: 'Shape',
      text: `{\\an7${move}\\1c${assColour(rest)}${turns}\\p1}${shape}`,
    };
  }
}

/** The mark of the current word moves with its bars. */
function band({ start, end }: Span, { width, wave }: Layout): AssEvent[] {
  const [from, to] = [roundTime(start), roundTime(end)];
  if (to <= from) return [];
  const length = Math.max(barWidth, Math.round((end - start) * pixelsPerSecond));
  const height = wave.height + 12;
  const y = wave.y - height / 2;
  const left = width / 2 - (end - start) * pixelsPerSecond;
  const shape = `m 0 0 l ${length} 0 ${length} ${height} 0 ${height}`;
  const move = `\\move(${width / 2},${y},${left.toFixed(1)},${y})`;
  return [{ layer: 0, from, to, style: 'Shape', text: `{\\an7${move}\\1c${assColour(nowColour)}\\p1}${shape}` }];
}

function loudestBetween(peaks: Uint8Array, from: number, to: number): number {
  const first = Math.max(0, Math.floor(from * storedPeaksPerSecond));
  const part = peaks.subarray(first, Math.max(first + 1, Math.ceil(to * storedPeaksPerSecond)));
  return part.reduce((max, peak) => Math.max(max, peak), 0);
}
