/** The check against bots: a visitor shows to be a person, or at least pays in computing time. */
import { recaptchaFailed } from '#contract/sign-up/errors.ts';
import type { BotCheck } from '#contract/sign-up/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { consumeChallenge } from './sign-up.store.ts';

export const getBotCheck = ({ parts }: Ctx): Promise<BotCheck> => parts.botCheck.task();

/** A solution can be used once. @throws AppError 400 recaptcha_failed, 503 bot_check_unavailable */
export async function verifyBotCheck(ctx: Ctx, solution: string | null | undefined, ip: string): Promise<void> {
  const passed = await ctx.parts.botCheck.check(solution ?? undefined, { ip });
  if (passed && (!passed.spent || (await consumeChallenge(ctx, passed.spent)))) return;
  throw AppError.from(recaptchaFailed);
}
