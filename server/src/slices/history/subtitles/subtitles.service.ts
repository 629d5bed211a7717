/** The text of an item with its times: subtitles, and words. */
import { historyItemNotFound } from '#contract/history/errors.ts';
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { HistoryWords, SubtitleFormat, TimedTextFormat } from '#contract/history/files.ts';
import { subtitleTypeOf } from '#contract/history/files.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { Ctx, Parts } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { ComputeBusy, computeModule } from '../../../kernel/compute/compute.ts';
import { memoryBytes } from '../../../kernel/http/answers/bytes.ts';
import type { ByteSource } from '../../../kernel/http/route.ts';
import { findAlignment, findFiles } from '../history.store.ts';
import { fileNameOf } from '../history.rules.ts';
import { srtOf, vttOf } from './subtitle-files.rules.ts';
import { compute, type TimedText, type TimedTextInput } from './timed-text.compute.ts';
import { scriptOf } from './turns.rules.ts';
import type { Word } from './words.rules.ts';

/** Cutting a text of this many characters takes a few milliseconds: less than another thread costs. */
const maxLengthAtOnce = 2000;

const timedTextModule = computeModule<TimedTextInput, TimedText>(new URL('./timed-text.compute.ts', import.meta.url));

/** @throws AppError 404 history_item_not_found; 503 system_busy when the workspace has too many texts waiting */
export async function getSubtitles(ctx: Ctx, id: string, format: SubtitleFormat): Promise<ByteSource> {
  const [item] = await findFiles(ctx, [id]);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  const { cues } = await readTimedText(ctx, id);
  const text = format === 'srt' ? srtOf(cues) : vttOf(cues);
  return memoryBytes(Buffer.from(text), { type: subtitleTypeOf(format), filename: fileNameOf(item, format) });
}

/** @throws AppError as `getSubtitles` */
export async function getWords(ctx: Ctx, id: string): Promise<HistoryWords> {
  const { audio_seconds, ...timed } = await requireAlignment(ctx, id);
  const { words } = await timeText(ctx.parts, timed, ctx.actor.workspace_id);
  return {
    history_item_id: id,
    text: timed.dialogue ? scriptOf(timed.dialogue) : timed.alignment.characters.join(''),
    duration_seconds: audio_seconds,
    words: presentWords(words),
  };
}

/** @throws AppError as `getSubtitles` */
export async function countTimedText(ctx: Ctx, id: string): Promise<{ cues: number; words: number }> {
  const { words, cues } = await readTimedText(ctx, id);
  return { words: words.length, cues: cues.length };
}

/** The file that stands beside the audio of an item in a zip. @throws AppError as `getSubtitles` */
export async function writeTimedText(ctx: Ctx, id: string, format: TimedTextFormat): Promise<Buffer> {
  if (format === 'json') return Buffer.from(JSON.stringify(await getWords(ctx, id), null, 1));
  const { cues } = await readTimedText(ctx, id);
  return Buffer.from(format === 'srt' ? srtOf(cues) : vttOf(cues));
}

const readTimedText = async (ctx: Ctx, id: string) =>
  timeText(ctx.parts, await requireAlignment(ctx, id), ctx.actor.workspace_id);

async function requireAlignment(ctx: Ctx, id: string): Promise<TimedTextInput & { audio_seconds: number }> {
  const item = await findAlignment(ctx, id);
  if (!item) throw AppError.from(historyItemNotFound, { id });
  const { alignment, dialogue, audio_seconds } = item;
  return {
    alignment: alignment as CharacterAlignment,
    dialogue: dialogue as DialogueLine[] | null,
    audio_seconds,
  };
}

/**
 * @param group the workspace whose turn it is where the text is long
 * @throws AppError 503 system_busy when the group has too many texts waiting
 */
export async function timeText(
  { compute: thread }: Pick<Parts, 'compute'>,
  input: TimedTextInput,
  group: string,
): Promise<TimedText> {
  if (input.alignment.characters.length <= maxLengthAtOnce) return compute(input);
  try {
    return await thread.run(timedTextModule, { alignment: input.alignment, dialogue: input.dialogue }, group);
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}

/** The words and the spaces between them join to what is spoken. */
function presentWords(words: readonly Word[]): HistoryWords['words'] {
  return words.flatMap(({ text, gap, start, end, speaker: speaker_id }, i) => {
    const before = words[i - 1];
    const word = { text, start, end, type: 'word' as const, speaker_id };
    if (!before || gap === '') return [word];
    return [{ text: gap, start: before.end, end: start, type: 'spacing' as const, speaker_id }, word];
  });
}
