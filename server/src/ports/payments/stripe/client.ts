/** The SDK of Stripe: loaded when it is first needed, with requests that leave through the guarded way out, and its errors as those of the port. */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Stripe } from 'stripe';
import type { Outgoing, OutgoingRequest } from '../../../kernel/outgoing/port.ts';
import { PaymentDeclined, PaymentsUnavailable } from '../port.ts';

export interface ClientParts {
  secretKey: string;
  outgoing: Outgoing;
  /** Another server than that of Stripe, for tests. */
  api?: URL;
}

export type Sdk = Stripe;

/** The shapes of answers follow it, whatever the account has as its default. It is the version that the SDK is typed for. */
const apiVersion = '2026-10-28.endive';

/** With both retries this stays below the time for which a change of a subscription is kept apart from others. */
const timeoutMs = 10_000;
const retries = 2;
const tooMany = 429;
const waitMs = 500;
const maxAnswerBytes = 8 * 1024 * 1024;

export interface Client {
  sdk(): Promise<Sdk>;
  /** Runs calls of the SDK. @throws PaymentDeclined, PaymentsUnavailable */
  ask<T>(run: (sdk: Sdk) => Promise<T>): Promise<T>;
}

export function createClient({ secretKey, outgoing, api }: ClientParts): Client {
  let loading: Promise<Sdk> | undefined;
  const load = async (): Promise<Sdk> => {
    const { default: StripeSdk } = await import('stripe');
    return new StripeSdk(secretKey, {
      apiVersion,
      timeout: timeoutMs,
      maxNetworkRetries: retries,
      telemetry: false,
      httpClient: StripeSdk.createFetchHttpClient(guardedFetch(outgoing)),
      ...(api && { protocol: api.protocol === 'http:' ? 'http' : 'https', host: api.hostname, port: api.port }),
    });
  };
  const sdk = () => (loading ??= load());
  return {
    sdk,
    async ask(run) {
      const loaded = await sdk();
      try {
        return await run(loaded);
      } catch (error) {
        throw translate(error, secretKey);
      }
    },
  };
}

/** The SDK gives its requests to a function that looks like `fetch`. */
const guardedFetch =
  (outgoing: Outgoing) =>
  async (address: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method, headers, body, signal } = init;
    const url = address instanceof Request ? address.url : String(address);
    const request: OutgoingRequest = {
      method: method === 'POST' || method === 'DELETE' ? method : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && body !== '' && { body }),
      ...(signal && { signal }),
      maxBytes: maxAnswerBytes,
      headMs: timeoutMs,
      idleMs: timeoutMs,
      maxRedirects: 0,
    };
    // The SDK tries again what failed, but not what came too often.
    for (let attempt = 0; ; attempt += 1) {
      const answer = await outgoing(url, request);
      const { status, headers: answered } = answer;
      if (status !== tooMany || attempt >= retries) {
        return new Response(asError(status, await answer.text()), { status, headers: answered });
      }
      answer.discard();
      await setTimeout(waitMs * 2 ** attempt);
    }
  };

/** The SDK takes an answer without an `error` for a success, whatever its status: a gateway in between may send one. */
function asError(status: number, body: string): string {
  if (status < 400 || /^\s*\{\s*"error"\s*:/.test(body)) return body;
  return JSON.stringify({ error: { type: 'api_error', message: `The server answered ${status}.` } });
}

/** What the fields of an error of the SDK say. */
interface SdkError extends Error {
  type?: string;
  code?: string;
  decline_code?: string;
  statusCode?: number;
}

const isSdkError = (error: unknown): error is SdkError =>
  error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');

function translate(error: unknown, secretKey: string): unknown {
  if (!isSdkError(error)) return error;
  const { type, statusCode, decline_code: declineCode } = error;
  const code = declineCode ?? error.code ?? 'declined';
  // Stripe shows a part of a key that is wrong; a key that is right stays in no message.
  const message = error.message.replaceAll(secretKey, '***');
  if (type === 'StripeCardError' || statusCode === 402) return new PaymentDeclined(code, message);
  if (type === 'StripeIdempotencyError') {
    return new PaymentDeclined('idempotency_key', 'This key was used for another change before.');
  }
  if (error.code === 'resource_missing') return new PaymentDeclined(code, message);
  return new PaymentsUnavailable(`Stripe: ${message} (${[statusCode, error.code ?? type].filter(Boolean).join(', ')})`);
}

/** The code that Stripe gave an error, before it is translated. */
export const sdkCodeOf = (error: unknown): string | undefined => (isSdkError(error) ? error.code : undefined);

/** A key for Stripe, which remembers it for a day at least. Each request of one change needs its own. */
export const keyOf = (...parts: (string | null)[]): { idempotencyKey: string } => ({
  idempotencyKey: `veery-${hashOf(...parts)}`,
});

export const hashOf = (...parts: (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32);

export const toDate = (seconds: number): Date => new Date(seconds * 1000);
