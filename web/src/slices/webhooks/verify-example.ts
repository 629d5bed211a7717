/** Programs for Node that check who sent a delivery, one for each of its signatures. */

export const verifyPublicApi = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the exact text that arrived, before it is parsed
export function isGenuine(headers, body, secret) {
  const parts = headers['elevenlabs-signature'].split(',');
  const { t, v0 } = Object.fromEntries(parts.map((part) => part.split('=')));
  const expected = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest();
  const given = Buffer.from(v0, 'hex');
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;
  return isFresh && given.length === expected.length && timingSafeEqual(given, expected);
}`;

export const verifyStandard = `import { createHmac, timingSafeEqual } from 'node:crypto';

// body: the exact text that arrived, before it is parsed
export function isGenuine(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': t } = headers;
  const expected = createHmac('sha256', secret).update(\`\${id}.\${t}.\${body}\`).digest();
  const isFresh = Math.abs(Date.now() / 1000 - Number(t)) < 300;
  return isFresh && headers['webhook-signature'].split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}`;
