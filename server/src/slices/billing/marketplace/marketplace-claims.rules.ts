/** What the token of a cloud marketplace says. Nothing here is verified: an operator does that at the marketplace. Pure. */
import { z } from 'zod';

const Claims = z.object({ sub: z.string().min(1).max(200) });

/** The buyer's account that a token names; null where it cannot be read. */
export function accountOf(token: string): string | null {
  const [, payload = ''] = token.split('.');
  try {
    return Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString())).data?.sub.toWellFormed() ?? null;
  } catch {
    return null;
  }
}
