/**
 * The visitor's browser computes for a moment, which costs a person nothing and a thousand accounts a lot. It needs no
 * third party. Only the signature of a challenge is stored, once it was solved.
 */
import { hkdfSync, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import { hashToken } from '../../kernel/hash.ts';
import type { BotCheck } from './port.ts';

const lifetimeMs = 5 * 60_000;
/**
 * Testing one key costs a few milliseconds, and the right one is among the first this many. The visitor counts up to a
 * drawn number instead of searching by luck. That keeps the slowest visitor near the average: about a third of a second
 * on an ordinary machine.
 */
const iterations = 5000;
const keys = { from: 75, to: 175 };

/** Exactly what a browser sends back. It has no nested objects, so that no odd shape reaches the library. */
const Solved = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.literal(iterations),
      keyLength: z.int().max(64),
      keyPrefix: z.string().max(200),
      keySignature: z.string().max(200),
      expiresAt: z.int(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffff), derivedKey: z.string().max(200) }),
});

export function createProofOfWork(secretKey: string, now: () => Date): BotCheck {
  const secret = (purpose: string) => Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32)).toString('hex');
  const hmacSignatureSecret = secret('veery bot check');
  const hmacKeySignatureSecret = secret('veery bot check key');
  return {
    async task() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: iterations,
        counter: randomInt(keys.from, keys.to + 1),
        deriveKey,
        expiresAt: new Date(now().getTime() + lifetimeMs),
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return { kind: 'proof_of_work', challenge: { ...challenge }, site_key: null, script_url: null };
    },
    async check(shown) {
      const solved = read(shown ?? '');
      if (!solved) return undefined;
      const { challenge, solution } = solved;
      const expires_at = new Date(challenge.parameters.expiresAt * 1000);
      if (expires_at <= now()) return undefined;
      const { verified } = await verifySolution({
        challenge,
        solution,
        deriveKey,
        hmacSignatureSecret,
        hmacKeySignatureSecret,
      });
      return verified ? { spent: { hash: hashToken(challenge.signature), expires_at } } : undefined;
    },
  };
}

function read(shown: string): z.output<typeof Solved> | undefined {
  try {
    return Solved.safeParse(JSON.parse(Buffer.from(shown, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
