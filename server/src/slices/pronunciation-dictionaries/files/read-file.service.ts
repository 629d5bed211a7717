/** The rules of a file that was received. */
import { buffer } from 'node:stream/consumers';
import { invalidDictionaryFile, tooManyRules } from '#contract/pronunciation-dictionaries/errors.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import type { Ctx } from '../../../context.ts';
import { ComputeBusy, computeModule } from '../../../kernel/compute/compute.ts';
import { AppError, ValidationError } from '../../../kernel/errors.ts';

import type { FoundRules, RuleIssue } from './found-rules.ts';
import { compute } from './read-file.compute.ts';

const readModule = computeModule<Uint8Array, FoundRules>(new URL('./read-file.compute.ts', import.meta.url));

/** Reading so many bytes takes less than another thread costs. */
const maxBytesAtOnce = 64 * 1024;

/**
 * @throws AppError 400 invalid_pronunciation_file, too_many_pronunciation_rules; 503 system_busy; ValidationError with an
 *   issue for each rule that cannot be used
 */
export async function readRulesFile(
  ctx: Ctx,
  { key }: { key: string },
): Promise<{ rules: PronunciationRule[]; language: string | null; notes: RuleIssue[] }> {
  const found = await read(ctx, await buffer(await ctx.parts.storage.read(key)));
  switch (found.kind) {
    case 'rules':
      return found;
    case 'too-many':
      throw AppError.from(tooManyRules);
    case 'invalid':
      throw AppError.from(invalidDictionaryFile, { reason: found.reason });
    case 'issues':
      throw new ValidationError(
        found.issues.map(({ line, message }) => ({ type: 'value_error', loc: ['body', 'file', line], msg: message })),
      );
  }
}

async function read(ctx: Ctx, file: Uint8Array): Promise<FoundRules> {
  if (file.length <= maxBytesAtOnce) return compute(file);
  try {
    return await ctx.parts.compute.run(readModule, file, ctx.actor.workspace_id);
  } catch (error) {
    throw error instanceof ComputeBusy ? AppError.from(systemBusy) : error;
  }
}
