/** A provider's widget gives the visitor a token, and the provider is asked whether it is good (`siteverify`). */
import { botCheckUnavailable } from '#contract/sign-up/errors.ts';
import { z } from 'zod';
import type { Config } from '../../kernel/boot/config.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import type { Log } from '../../kernel/boot/log.ts';
import type { BotCheck } from './port.ts';

const timeoutMs = 5000;
const maxAnswerBytes = 64 * 1024;
/** Providers let their tokens live for a few minutes. */
const tokenLifetimeMs = 30 * 60_000;

/** The fields that all providers have in common. */
const Answer = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });
/** Error codes that concern us or the provider itself, not the visitor. */
const configurationErrors = [
  'missing-input-secret',
  'invalid-input-secret',
  'sitekey-secret-mismatch',
  'bad-request',
  'internal-error',
];

type TokenConfig = Extract<Config['botCheck'], { kind: 'token' }>;

export function createTokenCheck(
  { siteKey, secret, scriptUrl, verifyUrl }: TokenConfig,
  { log, now }: { log: Log; now: () => Date },
): BotCheck {
  async function ask(response: string, remoteip: string): Promise<z.output<typeof Answer>> {
    // The address is the configuration's, not a user's.
    // oxlint-disable-next-line no-restricted-globals
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response, remoteip }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`it answered ${answer.status}`);
    const told = Answer.parse(JSON.parse(await readShort(answer)));
    const fault = told.success ? undefined : told['error-codes']?.find((code) => configurationErrors.includes(code));
    if (fault) throw new Error(`it reports ${fault}`);
    return told;
  }

  return {
    task: () => Promise.resolve({ kind: 'token', challenge: null, site_key: siteKey, script_url: scriptUrl }),
    async check(shown, { ip }) {
      if (!shown) return undefined;
      try {
        if (!(await ask(shown, ip)).success) return undefined;
      } catch (error) {
        log.error({ error: (error as Error).message.slice(0, 200) }, 'the provider of the bot check did not decide');
        throw AppError.from(botCheckUnavailable, {}, { cause: error });
      }
      return { spent: { hash: hashToken(shown), expires_at: new Date(now().getTime() + tokenLifetimeMs) } };
    },
  };
}

async function readShort({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  for (let length = 0; ;) {
    const part = await reader?.read();
    if (!part?.value) return Buffer.concat(parts).toString();
    length += part.value.byteLength;
    if (length > maxAnswerBytes) throw new Error('its answer is too long');
    parts.push(part.value);
  }
}
