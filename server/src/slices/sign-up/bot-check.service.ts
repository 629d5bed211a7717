/** That a visitor is a person, or at least pays for not being one. */
import type { BotCheck } from '#contract/sign-up/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { spendChallenge } from './sign-up.store.ts';

export const getBotCheck = ({ parts }: Ctx): Promise<BotCheck> => parts.botCheck.task();

/** What was shown counts once. @throws AppError 400 recaptcha_failed, 503 bot_check_unavailable */
export async function requirePerson(ctx: Ctx, shown: string | null | undefined, ip: string): Promise<void> {
  const passed = await ctx.parts.botCheck.check(shown ?? undefined, { ip });
  if (passed && (!passed.spent || (await spendChallenge(ctx, passed.spent)))) return;
  throw new AppError(400, 'recaptcha_failed', 'The check that you are a person did not succeed. Please try again.', {
    param: 'recaptcha_token',
  });
}
