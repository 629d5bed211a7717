/** Cues as files: SubRip and WebVTT. Pure. */
import { labelOf, type Cue } from './cues.rules.ts';

export function srtOf(cues: readonly Cue[]): string {
  return cues
    .map(({ start, end, lines, speaker }, i) => {
      const [first = '', ...others] = lines;
      const text = [speaker === null ? first : `${labelOf(speaker)}: ${first}`, ...others].join('\n');
      return `${i + 1}\n${timeOf(start, ',')} --> ${timeOf(end, ',')}\n${text}\n`;
    })
    .join('\n');
}

/** @see https://www.w3.org/TR/webvtt1/ */
export function vttOf(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, lines, speaker }, i) => {
    const text = lines.map(escapeVtt).join('\n');
    const voice = speaker === null ? '' : `<v ${escapeVtt(labelOf(speaker))}>`;
    return `${i + 1}\n${timeOf(start, '.')} --> ${timeOf(end, '.')}\n${voice}${text}\n`;
  });
  return ['WEBVTT\n', ...blocks].join('\n');
}

const escapeVtt = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function timeOf(seconds: number, point: ',' | '.'): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value) % 60).padStart(2, '0');
  const hours = String(Math.floor(ms / 3_600_000)).padStart(2, '0');
  return `${hours}:${two(ms / 60_000)}:${two(ms / 1000)}${point}${String(ms % 1000).padStart(3, '0')}`;
}
