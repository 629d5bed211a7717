/** Encrypts secrets that must be read again, with AES-256-GCM under SECRET_KEY. A secret can be opened only under its own name. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BootError } from './boot/boot-error.ts';
import type { Db } from './db/db.ts';

export interface SecretBox {
  seal(name: string, value: string): Buffer;
  open(name: string, sealed: Buffer): string;
  /** A keyed hash, which only this installation can compute. The same name and value always give the same. */
  sign(name: string, value: string): string;
}

const [nonceLength, tagLength] = [12, 16];

export function createSecretBox(secretKey: string): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'veery secret store', 32));
  const signingKey = Buffer.from(hkdfSync('sha256', secretKey, '', 'veery signatures', 32));
  return {
    seal(name, value) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      return Buffer.concat([nonce, cipher.update(value, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(name, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceLength))
        .setAAD(Buffer.from(name))
        .setAuthTag(sealed.subarray(-tagLength));
      return decipher.update(sealed.subarray(nonceLength, -tagLength), undefined, 'utf8') + decipher.final('utf8');
    },
    sign: (name, value) => createHmac('sha256', signingKey).update(`${name}\0${value}`).digest('base64url'),
  };
}

/** Reads SECRET_KEY, or the key in the data folder, which is created at the first start. */
export async function readSecretKey(configured: string | undefined, dataDir: string): Promise<string> {
  if (configured) return configured;
  const file = path.join(dataDir, 'secret.key');
  const existing = await readFile(file, 'utf8').catch(() => undefined);
  if (existing) return existing.trim();
  const made = randomBytes(32).toString('base64url');
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}

/** The row that reveals a wrong key at the start. */
export const checkName = 'secret-key-check';

/** A wrong key must be noticed at the start, not when the first secret is needed. */
export async function checkSecretKey(db: Db, box: SecretBox, now: Date): Promise<void> {
  const row = await db.selectFrom('secret').select('sealed').where('name', '=', checkName).executeTakeFirst();
  if (!row) {
    const sealed = box.seal(checkName, checkName);
    await db
      .insertInto('secret')
      .values({ name: checkName, sealed, updated_at: now })
      .onConflict((c) => c.doNothing())
      .execute();
    return;
  }
  try {
    box.open(checkName, row.sealed);
  } catch {
    throw new BootError(
      'SECRET_KEY is not the key this data was sealed with. Set the former SECRET_KEY, or put back secret.key in the data folder.',
    );
  }
}
