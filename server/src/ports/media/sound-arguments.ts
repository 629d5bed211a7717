/** What the programs are told that read a file which somebody sent. The file is named by a path of ours and never by its own name. Pure. */
import { demuxers } from './media-formats.ts';
import type { DecodeOptions } from './port.ts';

/** One block of memory at most; a header that asks for more is lying. */
const maxAllocation = 256 * 2 ** 20;

/**
 * Local files only, of known formats only: what is inside a file must never make the server open another file or an address.
 * No option of a demuxer that follows references is on.
 */
const guardedInput = (file: string): string[] => [
  ...['-protocol_whitelist', 'file'],
  ...['-format_whitelist', demuxers.join(',')],
  ...['-i', `file:${file}`],
];

const rawInput = (file: string): string[] => [
  ...['-protocol_whitelist', 'file', '-f', 's16le', '-ar', '16000', '-ac', '1'],
  ...['-i', `file:${file}`],
];

const quiet = ['-hide_banner', '-loglevel', 'error', '-max_alloc', String(maxAllocation)];

export const probeArguments = (file: string): string[] => [
  ...quiet,
  ...['-print_format', 'json', '-show_format', '-show_streams'],
  ...guardedInput(file),
];

/** Counts the packets of the sound without decoding them. */
export const lengthArguments = (file: string): string[] => [
  ...quiet,
  ...['-nostdin', '-progress', 'pipe:1'],
  ...guardedInput(file),
  ...['-map', '0:a:0', '-c', 'copy', '-f', 'null', '-'],
];

const time = (seconds: number) => seconds.toFixed(6);

export function decodeArguments(
  file: string,
  { sampleRate, channels, from = 0, to, isRawPcm = false }: DecodeOptions,
  outputPipe: string,
): string[] {
  const oneChannel = channels === 'mix' ? ['-ac', '1'] : ['-af', `pan=mono|c0=c${channels}`];
  return [
    ...quiet,
    ...['-nostdin', '-progress', 'pipe:1', '-threads', '1'],
    ...(from > 0 ? ['-ss', time(from)] : []),
    ...(isRawPcm ? rawInput(file) : guardedInput(file)),
    ...['-map', '0:a:0', '-map_metadata', '-1'],
    ...(to === undefined ? [] : ['-t', time(Math.max(0, to - from))]),
    ...oneChannel,
    ...['-ar', String(sampleRate), '-c:a', 'pcm_f32le', '-f', 'f32le', outputPipe],
  ];
}
