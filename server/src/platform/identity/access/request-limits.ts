/** Limits how fast one client may ask: by address, and by the key or session that it shows. */
import { rateLimitExceeded } from '#contract/kit/common-errors.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Parts } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { hashToken } from '../../../kernel/hash.ts';
import { createSteadyLimit, type SteadyLimit } from '../../../kernel/http/rate-limit.ts';

interface Shown {
  ip: string;
  apiKey?: string;
  bearer?: string;
  mediaCookie?: string;
}

export interface RequestLimits {
  /** Counts one request. @throws AppError 429 rate_limit_exceeded, after a pause: a client that repeats at once is slowed down. */
  admit(shown: Shown): Promise<void>;
  /** A request was refused for its credentials or for want of credits. It counts as many, because it has paid for nothing. */
  countRefusal(shown: Shown): void;
}

/** Requests that a refused one counts as. */
const refusalWeight = 20;
const pauseMs = 300;
/** Refusals that may be held back at a time; more are sent at once, so that they take no memory. */
const maxPaused = 1000;

/**
 * Credentials are counted as they are shown, so that a client beyond its limit costs no look-up.
 */
export function createRequestLimits({ config, now }: Pick<Parts, 'config' | 'now'>): RequestLimits {
  let settings = config.rateLimits;
  let limits = createLimits(settings);
  // Operators may change the limits while the server runs. Everybody's count begins anew then.
  const current = () => {
    const { address, credential } = config.rateLimits;
    if (address !== settings.address || credential !== settings.credential) {
      settings = config.rateLimits;
      limits = createLimits(settings);
    }
    return limits;
  };
  let paused = 0;
  const take = async (limit: SteadyLimit, client: string) => {
    const seconds = limit.take(client, now());
    if (seconds === 0) return;
    if (paused < maxPaused) {
      paused += 1;
      await sleep(pauseMs);
      paused -= 1;
    }
    throw AppError.from(rateLimitExceeded, { seconds });
  };
  return {
    async admit(shown) {
      const { ofAddress, ofCredential } = current();
      const client = ofCredential ? clientOf(shown) : undefined;
      if (ofCredential && client !== undefined) await take(ofCredential, client);
      if (ofAddress) await take(ofAddress, shown.ip);
    },
    countRefusal(shown) {
      const client = clientOf(shown);
      if (client !== undefined) current().ofCredential?.charge(client, now(), refusalWeight - 1);
    },
  };
}

const createLimits = ({ address, credential }: Parts['config']['rateLimits']) => ({
  ofAddress: address > 0 ? createSteadyLimit(address) : undefined,
  ofCredential: credential > 0 ? createSteadyLimit(credential) : undefined,
});

function clientOf({ apiKey, bearer, mediaCookie }: Shown): string | undefined {
  const token = apiKey ?? bearer ?? mediaCookie;
  return token === undefined ? undefined : hashToken(token).toString('base64');
}
