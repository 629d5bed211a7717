/** What a share video of an item is made from. */
import { audioMissing, historyItemNotFound } from '#contract/history/errors.ts';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { FileMissing } from '../../ports/storage/port.ts';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import { speakersOf } from './subtitles/turns.rules.ts';
import { findVideoSource } from './video-source.store.ts';

export interface VideoSource {
  history_item_id: string;
  /** `TTS` for what was made from a text. */
  source: string;
  voice_id: string;
  voice_name: string;
  text: string;
  alignment: CharacterAlignment;
  /** The turns of a dialogue; null where one voice says everything. */
  dialogue: DialogueLine[] | null;
  /** `storedPeaksPerSecond` a second; 255 is full scale. */
  peaks: Uint8Array;
  audio_key: string;
  audio_seconds: number;
  sampleRate: number;
  output_format: OutputFormat;
}

/** @throws AppError 404 history_item_not_found */
export async function readVideoSource(scope: Scope, id: string): Promise<VideoSource> {
  const row = await findVideoSource(scope, id);
  if (!row) throw AppError.from(historyItemNotFound, { id });
  const output_format = row.output_format as OutputFormat;
  const { dialogue, ...item } = row;
  const lines = dialogue as DialogueLine[] | null;
  return {
    ...item,
    dialogue: lines,
    voice_name: lines ? speakersOf(lines) : row.voice_name,
    alignment: row.alignment as CharacterAlignment,
    peaks: row.peaks ?? new Uint8Array(0),
    output_format,
    sampleRate: describeFormat(output_format).sampleRate,
  };
}

/** @throws AppError 410 audio_missing */
export async function requireSound({ storage }: Parts, item: VideoSource): Promise<void> {
  if (!(await storage.head(item.audio_key))) throw AppError.from(audioMissing, { id: item.history_item_id });
}

/** The sound as a wav that is exactly as long as the times of the text say. @throws AppError 410 audio_missing */
export async function openWav({ storage, audio }: Parts, item: VideoSource): Promise<AsyncIterable<Uint8Array>> {
  const { history_item_id: id, audio_key, output_format, audio_seconds } = item;
  try {
    return audio.toWav(await storage.read(audio_key), describeFormat(output_format), audio_seconds);
  } catch (error) {
    throw error instanceof FileMissing ? AppError.from(audioMissing, { id }, { cause: error }) : error;
  }
}
