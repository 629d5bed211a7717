/** Whether the account at Stripe is set up for this installation. For `doctor`. */
import { PaymentDeclined, PaymentsUnavailable } from '../port.ts';
import { createClient, type ClientParts } from './client.ts';
import { handledEvents } from './events.ts';

export type AccountCheck =
  | { state: 'ready'; isLive: boolean }
  | { state: 'unreachable'; message: string }
  | { state: 'no_endpoint'; address: string }
  | { state: 'missing_events'; address: string; events: string[] };

/** @param address where Stripe is to send events */
export async function checkAccount(parts: ClientParts, address: string): Promise<AccountCheck> {
  try {
    const { data } = await createClient(parts).ask((sdk) => sdk.webhookEndpoints.list({ limit: 100 }));
    const own = data.filter(({ url, status }) => url === address && status === 'enabled');
    if (own.length === 0) return { state: 'no_endpoint', address };
    const sent = new Set(own.flatMap(({ enabled_events }) => enabled_events));
    const events = sent.has('*') ? [] : handledEvents.filter((event) => !sent.has(event));
    if (events.length > 0) return { state: 'missing_events', address, events };
    return { state: 'ready', isLive: isLiveKey(parts.secretKey) };
  } catch (error) {
    if (!(error instanceof PaymentsUnavailable) && !(error instanceof PaymentDeclined)) throw error;
    return { state: 'unreachable', message: error.message };
  }
}

/** Keys of the test mode begin with `sk_test_` or `rk_test_`. */
export const isLiveKey = (secretKey: string): boolean => /^[a-z]+_live_/.test(secretKey);
