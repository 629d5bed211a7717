/** Adds tags to the texts of a dialogue, and says which of them do nothing here. */
import { dialogueEmpty, tooManyTurns } from '#contract/dialogue/errors.ts';
import { maxDialogueCharacters, maxDialogueTurns, type EnhancedDialogue } from '#contract/dialogue/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { tagWarnings } from '../speech/dialogue/tag-warnings.rules.ts';
import { checkLength } from '../speech/speech.rules.ts';

/** @throws AppError 400 for a dialogue that is empty or too long */
export async function enhanceDialogue(ctx: Ctx, blocks: readonly string[]): Promise<EnhancedDialogue> {
  if (blocks.length === 0) throw AppError.from(dialogueEmpty, {}, { param: 'dialogue_blocks' });
  if (blocks.length > maxDialogueTurns)
    throw AppError.from(tooManyTurns, { turns: blocks.length, limit: maxDialogueTurns }, { param: 'dialogue_blocks' });
  checkLength(blocks.join(''), maxDialogueCharacters, 'a dialogue', 'dialogue_blocks');
  const { languageModel } = ctx.parts;
  const enhanced = await languageModel.enhanceDialogue(blocks, maxDialogueCharacters, ctx.signal);
  const unused = enhanced.problem === undefined ? [] : [notUsed(enhanced.problem)];
  return {
    enhanced_dialogue_blocks: enhanced.blocks,
    enhanced_by: enhanced.by,
    warnings: [...unused, ...tagWarnings(enhanced.blocks)],
  };
}

const notUsed = (problem: string) => ({
  code: 'language_model_not_used',
  message: `The language model did not add the tags, because ${problem}. Rules of this server did.`,
});
