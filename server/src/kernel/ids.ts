/** Ids in the shapes that clients of the public API expect. All are random and unguessable. */
import { randomBytes, randomFillSync } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Every request has an id, and asking the system for random bytes each time costs more than the rest of it. */
const random = Buffer.alloc(4096);
let used = random.length;

function randomByte(): number {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const byte = random[used] ?? 0;
  // No byte stays in memory after its use.
  random[used++] = 0;
  return byte;
}

const codes = Buffer.from(alphabet, 'latin1');
const letters = Buffer.alloc(32);

/** At most 32 characters of `[A-Za-z0-9]`, without modulo bias. One string is made, and not one for each character. */
function randomAlphanumeric(length: number): string {
  for (let filled = 0; filled < length;) {
    const byte = randomByte();
    if (byte < 248) letters[filled++] = codes[byte % 62] ?? 0;
  }
  return letters.toString('latin1', 0, length);
}

/** 20 alphanumeric characters: voices, history items, requests, keys. */
export const newId = () => randomAlphanumeric(20);
/** 28 alphanumeric characters. */
export const newUserId = () => randomAlphanumeric(28);
/** 32 hexadecimal digits. */
export const newWorkspaceId = () => randomBytes(16).toString('hex');
/** `sk_` and 48 hexadecimal digits. */
export const newApiKey = () => `sk_${randomBytes(24).toString('hex')}`;
/** 256 bits for links, bearer tokens and cookies. */
export const newToken = () => randomBytes(32).toString('base64url');
