/** The headers of what a webhook is sent, signed in the header of the public API, and after Standard Webhooks 1.0. Pure. */
import { createHmac } from 'node:crypto';

export interface Signed {
  /** The text of the webhook's secret, which is the key as it is. */
  secret: string;
  deliveryId: string;
  /** The exact body. */
  body: string;
  now: Date;
}

export function signedHeaders({ secret, deliveryId, body, now }: Signed): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const sign = (text: string) => createHmac('sha256', secret).update(text);
  return {
    'content-type': 'application/json',
    'elevenlabs-signature': `t=${seconds},v0=${sign(`${seconds}.${body}`).digest('hex')}`,
    'webhook-id': deliveryId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${sign(`${deliveryId}.${seconds}.${body}`).digest('base64')}`,
  };
}
