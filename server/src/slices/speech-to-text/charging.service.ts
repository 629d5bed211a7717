/** What listening costs, through the one ledger: reserved by the length of the sound, settled once, given back on failure. */
import { listeningCredits } from '#contract/speech-to-text/pricing.ts';
import type { Ctx } from '../../context.ts';
import { actingAs, type Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import type { Concurrency, QuotaRequest } from '../usage/usage.rules.ts';
import { end, extend, renewEveryMs, renewLease, reserve } from '../usage/usage.service.ts';

export interface Charge {
  readonly generation_id: string;
  readonly credits: number;
  readonly concurrency: Concurrency;
  /** In the transaction that keeps what was heard. False: it had been given up, and nothing may be kept. */
  settle(scope: Scope, seconds: number, channels?: number): Promise<boolean>;
  /** Gives everything back; after `settle` nothing happens. Never throws. */
  release(): Promise<void>;
  /** More sound of a live session. @throws AppError 401 quota_exceeded, 429 too_many_concurrent_requests */
  extend(seconds: number): Promise<void>;
}

type Payer = Pick<Ctx, 'parts' | 'actor' | 'log' | 'queue' | 'afterCommit' | 'db'>;
const scopeOf = (ctx: Payer): Scope => ({ ...actingAs({ ...pick(ctx), now: ctx.parts.now() }, ctx.actor) });
const pick = ({ db, queue, afterCommit }: Payer) => ({ db, queue, afterCommit });

/** @throws AppError 401 quota_exceeded, 429 too_many_concurrent_requests */
export async function openCharge(
  ctx: Payer,
  about: { product: QuotaRequest['product']; model_id: string; seconds: number; channels: number },
): Promise<Charge> {
  const generation_id = newId();
  const startedAt = performance.now();
  let credits = listeningCredits(about.seconds, about.channels);
  const { concurrency } = await reserve(scopeOf(ctx), {
    generation_id,
    product: about.product,
    model_id: about.model_id,
    voice_id: '',
    characters: 0,
    credits,
    // What is listened to belongs to its transcript, so that no file goes with a generation that was given up.
    audio_key: `heard/${generation_id}`,
    cache_key: null,
  });
  let isOpen = true;
  const lease = setInterval(() => {
    renewLease(ctx.db, generation_id, ctx.parts.now()).catch((error: Error) =>
      ctx.log.warn({ generation_id, error: error.message }, 'a lease was not renewed'),
    );
  }, renewEveryMs);
  const close = () => {
    isOpen = false;
    clearInterval(lease);
  };
  return {
    generation_id,
    get credits() {
      return credits;
    },
    concurrency,
    async settle(scope, seconds, channels = about.channels) {
      const { ended } = await end(scope, generation_id, {
        state: 'done',
        characters: 0,
        credits: listeningCredits(seconds, channels),
        audio_seconds: seconds,
        first_byte_ms: performance.now() - startedAt,
      });
      if (ended) close();
      return ended;
    },
    async release() {
      if (!isOpen) return;
      close();
      const nothing = { characters: 0, credits: 0, audio_seconds: 0, first_byte_ms: null };
      await end(scopeOf(ctx), generation_id, { state: 'failed', ...nothing }).catch((error: Error) =>
        ctx.log.warn({ generation_id, error: error.message }, 'a reservation is left to the sweep'),
      );
    },
    async extend(seconds) {
      const more = listeningCredits(seconds);
      await extend(scopeOf(ctx), generation_id, { characters: 0, credits: more });
      credits += more;
    },
  };
}
