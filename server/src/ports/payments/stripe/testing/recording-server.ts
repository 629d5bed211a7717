/** A server that answers as Stripe does, keeps what it was asked, and refuses parameters that Stripe does not know. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHmac } from 'node:crypto';
import { createCalls } from './calls.ts';
import { createLedger, missing, Refusal } from './ledger.ts';
import { mistakesIn, readForm } from './request-shapes.ts';

interface Recorded {
  method: string;
  path: string;
  params: Record<string, unknown>;
  headers: IncomingMessage['headers'];
}

interface Answer {
  status: number;
  body: object;
}

export const secretKey = 'sk_test_only_for_this_test';
export const webhookSecret = 'whsec_only_for_this_test';

export async function startStripe() {
  const ledger = createLedger();
  const { calls, sessions, accounts, endpoints } = createCalls(ledger);
  const requests: Recorded[] = [];
  const remembered = new Map<string, { request: string; answer: Answer }>();
  /** Answers that are given instead, the next one first; null breaks the connection after the call was carried out. */
  const instead: (Answer | null)[] = [];

  function carryOut(method: string, path: string, params: Record<string, unknown>): Answer {
    try {
      for (const call of calls) {
        const found = call.method === method && call.path.exec(path);
        if (!found) continue;
        const [mistake] = mistakesIn(params, call.shape);
        if (mistake) {
          throw new Refusal(400, { type: 'invalid_request_error', code: 'parameter_unknown', message: mistake });
        }
        return { status: 200, body: call.answer(params, found.slice(1)) };
      }
      throw missing('call', `${method} ${path}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { error: error.body } };
    }
  }

  function answerTo({ method, path, params, headers }: Recorded): Answer {
    if (headers.authorization !== `Bearer ${secretKey}`) {
      const message = 'Invalid API Key provided: sk_test_****';
      return { status: 401, body: { error: { type: 'invalid_request_error', message } } };
    }
    const key = headers['idempotency-key'];
    const request = JSON.stringify([method, path, params]);
    const before = typeof key === 'string' ? remembered.get(key) : undefined;
    if (before && before.request !== request) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const answer = before?.answer ?? structuredClone(carryOut(method, path, params));
    if (typeof key === 'string') remembered.set(key, { request, answer });
    return answer;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { pathname, search } = new URL(request.url ?? '/', 'http://stripe');
    const form = request.method === 'POST' ? Buffer.concat(parts).toString() : search.slice(1);
    const recorded = {
      ...{ method: request.method ?? 'GET', path: pathname, headers: request.headers },
      params: readForm(form),
    };
    requests.push(recorded);
    const given = instead.shift();
    const { status, body } = given ?? answerTo(recorded);
    if (given === null) return void request.socket.destroy();
    response
      .writeHead(status, { 'content-type': 'application/json', date: new Date(ledger.now() * 1000).toUTCString() })
      .end(JSON.stringify(body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  return {
    ...{ ledger, sessions, accounts, endpoints, requests, instead },
    api: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
    /** The customer pays on the page of a checkout. */
    checkOut(sessionId: string, card = 'pm_good') {
      const session = ledger.need(sessions, 'checkout.session', sessionId);
      if (session.status !== 'open') throw new Error('the session is not open');
      const own = ledger.subscribe(session.customer, ledger.need(ledger.prices, 'price', session.price), {
        ...{ coupon: session.coupon, card, metadata: session.subscription_metadata },
      });
      session.status = 'complete';
      const { id, customer } = session;
      ledger.emit('checkout.session.completed', { id, object: 'checkout.session', customer });
      return own;
    },
    /** The customer chooses another card on a page of Stripe. */
    chooseCard(customerId: string, card: string): void {
      const customer = ledger.need(ledger.customers, 'customer', customerId);
      const { default_payment_method: before } = customer.invoice_settings;
      customer.invoice_settings.default_payment_method = card;
      const object = { id: customerId, object: 'customer' };
      ledger.emit('customer.updated', object, { invoice_settings: { default_payment_method: before } });
    },
    /** What was not delivered yet, as it is sent: a body and its signature. */
    takeEvents: () =>
      ledger.events.splice(0).map(({ type, object, previous }, index) =>
        signed({
          ...{ id: `evt_${ledger.id('e')}_${index}`, object: 'event', type, livemode: false, created: ledger.now() },
          data: { object, ...(previous && { previous_attributes: previous }) },
        }),
      ),
  };
}

export type RecordingStripe = Awaited<ReturnType<typeof startStripe>>;

/** As Stripe documents it: the time and the body, hashed under the secret of the endpoint. */
export function signed(event: object, { secret = webhookSecret, at = Date.now() } = {}) {
  const body = JSON.stringify(event);
  const time = Math.floor(at / 1000);
  const hash = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { rawBody: Buffer.from(body), signature: `t=${time},v1=${hash}` };
}
