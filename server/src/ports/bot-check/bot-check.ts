import type { Config } from '../../kernel/boot/config.ts';
import type { Log } from '../../kernel/boot/log.ts';
import type { BotCheck } from './port.ts';
import { createProofOfWork } from './proof-of-work.ts';
import { createTokenCheck } from './token.ts';

/** Creates the check that the configuration names. */
export function createBotCheck(
  { botCheck }: Pick<Config, 'botCheck'>,
  parts: { secretKey: string; log: Log; now: () => Date },
): BotCheck {
  if (botCheck.kind === 'token') return createTokenCheck(botCheck, parts);
  return botCheck.kind === 'none' ? noBotCheck : createProofOfWork(parts.secretKey, parts.now);
}

/** Lets everybody pass. */
export const noBotCheck: BotCheck = {
  task: () => Promise.resolve({ kind: 'none', challenge: null, site_key: null, script_url: null }),
  check: () => Promise.resolve({ spent: undefined }),
};
