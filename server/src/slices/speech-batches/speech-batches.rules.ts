/** Names and reports of bulk speech. Pure. */
import type { Selectable } from 'kysely';
import { safeFileName, withoutExtension } from '#contract/history/file-names.ts';
import type { TimedTextFormat } from '#contract/history/files.ts';
import type { JobFailure } from '#contract/jobs/subject.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { BatchRow } from '#contract/speech-batches/types.ts';
import type { SpeechQuery } from '#contract/speech/types.ts';
import type { VoiceSettingsInput } from '#contract/voices/types.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { AppError } from '../../kernel/errors.ts';
import { zipEntryBytes } from '../../kernel/zip.ts';
import type { PinnedLocator } from '../pronunciation-dictionaries/loaded-dictionaries.rules.ts';
import type { BackgroundRequest } from '../speech/background-speech.service.ts';
import type { AvailableVoice } from '../voices/voices.rules.ts';

export const reportName = 'report.csv';

/** Bytes of a name without its ending; file systems take 255 with it, and a suffix must fit. */
const maxBaseBytes = 180;
const firstWords = 5;
/** Names of devices on Windows, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** The request of a row, resolved as far as it cannot change until it is spoken. */
export interface RowRequest {
  text: string;
  characters: number;
  voice_id: string;
  voice_name: string;
  model_id: string | null;
  language_code: string | null;
  seed: number | null;
  voice_settings: VoiceSettingsInput | null;
  output_format: OutputFormat;
  /** The versions that the job began with. Absent: it began before there were dictionaries. */
  dictionaries?: readonly PinnedLocator[];
}

/** What the job of a batch needs to know beside its rows. A job of an earlier version has no subtitles. */
export interface BatchPayload {
  subtitles?: readonly TimedTextFormat[];
}

/** Slow speech. What an estimate lacks is reserved while the zip is written. */
const charactersPerSecond = 12;
/** Of each row in the report: its number, voice, state and names, beside its text. */
const reportBytes = 300;
/** Of a text with its times, in one format. Words with their times take the most. */
const timedTextBytesPerCharacter = 40;

function bytesPerSecond(name: OutputFormat): number {
  const { codec, kbps, sampleRate } = describeFormat(name);
  if (kbps) return kbps * 125;
  return codec === 'pcm' || codec === 'wav' ? sampleRate * 2 : sampleRate;
}

/** About how many bytes the zip of these rows will have. */
export const estimateZipBytes = (
  rows: Pick<RowRequest, 'text' | 'characters' | 'output_format'>[],
  { subtitles = [] }: BatchPayload,
): number =>
  rows.reduce((sum, { text, characters, output_format }) => {
    const seconds = characters / charactersPerSecond;
    const timedText = subtitles.length * (characters * timedTextBytesPerCharacter + zipEntryBytes);
    return sum + bytesPerSecond(output_format) * seconds + text.length + reportBytes + zipEntryBytes + timedText;
  }, 0);

/** The stored form of an error, so that it can be worded in any language. */
export const failureOf = ({ status, params, message }: AppError): JobFailure => ({ status, params, message });

/** The error of a stored row. */
export function errorOf(
  row: Pick<Selectable<Database['speech_batch_row']>, 'error_status' | 'error_params' | 'error_message'>,
): JobFailure | null {
  if (row.error_status === null) return null;
  const params = (row.error_params ?? {}) as JobFailure['params'];
  return { status: row.error_status, params, message: row.error_message ?? '' };
}

/** The same as a request of the public API. */
export function speechRequestOf(row: RowRequest): { query: SpeechQuery; body: BackgroundRequest } {
  const { text, model_id, language_code, seed, voice_settings, output_format, dictionaries = [] } = row;
  return {
    query: { output_format, enable_logging: true },
    body: { text, model_id, language_code, seed, voice_settings, pinned_dictionaries: dictionaries },
  };
}

/** Finds a voice by its id, or by its name in any case. */
export function findVoice(voices: readonly AvailableVoice[], idOrName: string): AvailableVoice | undefined {
  const name = idOrName.trim().toLowerCase();
  return voices.find(({ voice_id }) => voice_id === idOrName.trim()) ?? voices.find(isNamed);
  function isNamed(voice: AvailableVoice) {
    return voice.name.toLowerCase() === name;
  }
}

/** The name of each row's file: the requested one with the extension of the audio, or one from its number and text. No two names are equal on any system. */
export function fileNames(rows: Pick<BatchRow, 'text' | 'filename'>[], extension: string): string[] {
  const taken = new Set([reportName]);
  const digits = Math.max(3, String(rows.length).length);
  return rows.map(({ text, filename }, i) => {
    const number = String(i + 1).padStart(digits, '0');
    const base =
      safeBaseName(withoutExtension(filename ?? '')) || safeBaseName(`${number} ${firstWordsOf(text)}`) || number;
    for (let n = 1; ; n++) {
      const name = `${base}${n === 1 ? '' : `_${n}`}.${extension}`;
      const alike = name.normalize('NFC').toLowerCase();
      if (taken.has(alike)) continue;
      taken.add(alike);
      return name;
    }
  });
}

/** The first words, without tags and punctuation. */
function firstWordsOf(text: string): string {
  const words = text
    .replace(/<[^<>]{0,1000}>|\[[^[\]]{0,100}\]/g, ' ')
    .match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu);
  return (words ?? []).slice(0, firstWords).join(' ').slice(0, 60);
}

function safeBaseName(input: string): string {
  let base = '';
  let bytes = 0;
  for (const character of safeFileName(input.trim().toWellFormed())) {
    bytes += Buffer.byteLength(character);
    if (bytes > maxBaseBytes) break;
    base += character;
  }
  // The name must not be hidden, and must not end in characters that Windows would drop.
  base = base.replace(/^[._]+/, '').replace(/[._]+$/, '');
  return device.test(base) ? `${base}_` : base;
}

export interface ReportRow {
  row_index: number;
  file_name: string;
  voice_name: string;
  characters: number;
  credits: number;
  state: string;
  error_message: string | null;
}

const header = ['row', 'file', 'voice', 'characters', 'credits', 'state', 'error'];

/** The report begins with a byte order mark, because Excel misreads names that are not English without one. */
export function reportOf(rows: ReportRow[]): string {
  const lines = rows.map((row) => [
    row.row_index + 1,
    row.file_name,
    row.voice_name,
    row.characters,
    row.credits,
    row.state,
    row.error_message ?? '',
  ]);
  return `\uFEFF${[header, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: string | number): string {
  // A spreadsheet would take it for a formula.
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
