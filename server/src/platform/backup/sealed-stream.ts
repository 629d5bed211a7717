/**
 * Encrypts a backup with a passphrase: scrypt makes the key, AES-256-GCM seals chunks of 64 KiB. The nonce of a chunk is
 * its number and whether it is the last, as in age, so that chunks cannot be swapped, repeated or cut off.
 */
import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import * as fs from 'node:fs/promises';
import { BootError } from '../../kernel/boot/boot-error.ts';

const magic = Buffer.from('veery-sealed-1\n');
const saltBytes = 16;
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';
/** A guess takes 128 MB and half a second. */
const strongCost = 2 ** 17;
const minPassphraseLength = 12;

/** The first line of the file. @throws BootError */
export async function readPassphrase(file: string): Promise<string> {
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new BootError(`The passphrase file ${file} cannot be read.`);
  });
  const passphrase = text.split(/\r?\n/)[0] ?? '';
  if (passphrase.length >= minPassphraseLength) return passphrase;
  throw new BootError(`The first line of ${file} is the passphrase; it needs ${minPassphraseLength} characters.`);
}

export async function isSealed(file: string): Promise<boolean> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.subarray(0, bytesRead).equals(magic);
  } finally {
    await handle.close();
  }
}

/** @param cost lower in tests */
export const seal = (passphrase: string, cost = strongCost) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const key = await deriveKey(passphrase, salt, cost);
    yield Buffer.concat([magic, salt]);
    let count = 0;
    for await (const { chunk, isLast } of inChunks(source, chunkBytes)) {
      const cipher = createCipheriv(algorithm, key, nonceOf(count++, isLast));
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** @throws BootError for another passphrase, or a file that was changed or cut short */
export const unseal = (passphrase: string, cost = strongCost) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const input = source[Symbol.asyncIterator]();
    let head: Buffer = Buffer.alloc(0);
    while (head.length < magic.length + saltBytes) {
      const next = await input.next();
      if (next.done) throw new BootError('it is cut short');
      head = Buffer.concat([head, next.value]);
    }
    const key = await deriveKey(passphrase, head.subarray(magic.length, magic.length + saltBytes), cost);
    const rest = head.subarray(magic.length + saltBytes);
    async function* body(): AsyncGenerator<Buffer> {
      yield rest;
      yield* { [Symbol.asyncIterator]: () => input };
    }
    let count = 0;
    for await (const { chunk, isLast } of inChunks(body(), chunkBytes + tagBytes)) {
      yield open(key, nonceOf(count++, isLast), chunk);
    }
  };

function open(key: Buffer, nonce: Buffer, chunk: Buffer): Buffer {
  const end = Math.max(chunk.length - tagBytes, 0);
  try {
    const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(chunk.subarray(end));
    return Buffer.concat([decipher.update(chunk.subarray(0, end)), decipher.final()]);
  } catch {
    throw new BootError('the passphrase is another one, or the file was changed');
  }
}

/** Chunks of equal size but for the last, which may be empty when it is the only one. */
async function* inChunks(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ chunk: Buffer; isLast: boolean }> {
  let waiting: Buffer = Buffer.alloc(0);
  for await (const bytes of source) {
    waiting = Buffer.concat([waiting, bytes]);
    // One byte more shows that a chunk is not the last.
    while (waiting.length > size) {
      yield { chunk: waiting.subarray(0, size), isLast: false };
      waiting = waiting.subarray(size);
    }
  }
  yield { chunk: waiting, isLast: true };
}

function nonceOf(count: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(count, 5, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

const deriveKey = (passphrase: string, salt: Buffer, N: number) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { N, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
