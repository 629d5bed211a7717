/** Hash of a random token, as it is stored. The tokens have full entropy: no salt or stretching is needed. */
import { createHash } from 'node:crypto';

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
