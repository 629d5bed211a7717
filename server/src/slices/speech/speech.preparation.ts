/** Prepares texts without delaying others: a long one is priced first, and prepared in the compute thread. */
import { systemBusy } from '#contract/speech/errors.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { ComputeBusy, computeModule } from '../../kernel/compute/compute.ts';
import { hasItemWithText } from '../history/history.service.ts';
import { creditsFor, type ModelTerms } from '../models/models.rules.ts';
import { checkAdmission } from '../usage/usage.service.ts';
import { countCharacters } from './speech.rules.ts';
import { prepareText } from './text/prepare.ts';
import type { PrepareInput } from './text/prepare.compute.ts';
import type { PreparedText, PrepareOptions } from './text/prepared.ts';

/** Preparing a text of this length takes a millisecond or two at worst: less than another thread costs. */
const maxLengthAtOnce = 500;

const prepareModule = computeModule<PrepareInput, PreparedText>(new URL('./text/prepare.compute.ts', import.meta.url));

const isLong = (text: string): boolean => text.length > maxLengthAtOnce;

/**
 * Refuses a long text that cannot be paid for, before it is prepared. The price follows from the text as written.
 * `reserve` decides in the end; it comes soon enough for a short text.
 * @throws AppError 429 too_many_concurrent_requests, 401 quota_exceeded
 */
export async function checkPrice(
  ctx: Ctx,
  { model, keepHistory }: { model: ModelTerms; keepHistory: boolean },
  text: string,
): Promise<void> {
  if (!isLong(text)) return;
  try {
    await checkAdmission(ctx, creditsFor(countCharacters(text), model));
  } catch (error) {
    // What was spoken before costs nothing. Whether it was is known once the text is prepared.
    if (!keepHistory || !(error instanceof AppError) || !(await hasItemWithText(ctx, text))) throw error;
  }
}

/** @throws AppError 503 system_busy when the workspace has too many texts waiting. */
export async function prepareFairly(ctx: Ctx, text: string, options: PrepareOptions): Promise<PreparedText> {
  if (!isLong(text)) return prepareText(text, options);
  try {
    return await ctx.parts.compute.run(prepareModule, { text, options }, ctx.actor.workspace_id);
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}
