/** Hashes a random token for storage. Tokens have full entropy, so they need no salt or stretching. */
import { hash } from 'node:crypto';

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
