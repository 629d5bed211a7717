/** Hashes a random token for storage. Tokens have full entropy, so they need no salt or stretching. */
import { createHash } from 'node:crypto';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
