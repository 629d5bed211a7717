/** Calls the address of a webhook once. */
import type { DeliveryError } from '#contract/webhooks/types.ts';
import type { Parts } from '../../context.ts';
import { OutgoingFailed, OutgoingRefused, type OutgoingAnswer } from '../../kernel/outgoing/port.ts';
import { signedHeaders } from './signature.headers.rules.ts';
import { isSuccess } from './webhooks.rules.ts';
import { openHeaders, openSecret } from './webhooks.service.ts';
import type { WebhookRow } from './webhooks.store.ts';

const answerMs = 15_000;
/** A receiver has no more to say than whether it took the event; the rest of its answer is left unread. */
const maxAnswerBytes = 4096;
const keptCharacters = 1000;

export interface Sent {
  /** Null where there was no answer. */
  status_code: number | null;
  duration_ms: number;
  /** Why the event was not taken; null if it was. */
  error: string | null;
  error_code: DeliveryError | null;
  answer: string | null;
}

/** Redirects are not followed, and count as failures. */
export async function send(
  { outgoing, secrets, now }: Pick<Parts, 'outgoing' | 'secrets' | 'now'>,
  webhook: WebhookRow,
  { id, payload }: { id: string; payload: string },
  signal?: AbortSignal,
): Promise<Sent> {
  const begin = performance.now();
  const duration = () => Math.round(performance.now() - begin);
  try {
    const secret = openSecret(secrets, webhook);
    const headers = signedHeaders({ secret, deliveryId: id, body: payload, now: now() });
    const answer = await outgoing(webhook.url, {
      method: 'POST',
      headers: { ...openHeaders(secrets, webhook), ...headers },
      body: payload,
      ...{ maxBytes: 1_000_000, headMs: answerMs, idleMs: answerMs, bodyMs: answerMs, maxRedirects: 0 },
      ...(signal && { signal }),
    });
    const text = await readBeginning(answer);
    return { status_code: answer.status, duration_ms: duration(), ...whyNot(answer), answer: text };
  } catch (error) {
    if (!(error instanceof OutgoingRefused || error instanceof OutgoingFailed)) throw error;
    const error_code = error instanceof OutgoingRefused ? 'refused' : error.reason;
    return { status_code: null, duration_ms: duration(), error: error.message, error_code, answer: null };
  }
}

function whyNot({ status }: OutgoingAnswer): Pick<Sent, 'error' | 'error_code'> {
  if (isSuccess(status)) return { error: null, error_code: null };
  if (status >= 300 && status < 400)
    return { error: `It answered ${status}; redirects are not followed.`, error_code: 'redirect' };
  return { error: `It answered ${status}.`, error_code: 'status' };
}

/** The status is what counts: an answer that breaks off later was one. */
async function readBeginning(answer: OutgoingAnswer): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const part of answer.body) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxAnswerBytes) break;
    }
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
  }
  answer.discard();
  const text = new TextDecoder().decode(Buffer.concat(parts)).replaceAll('\0', '');
  return Array.from(text).slice(0, keptCharacters).join('');
}
