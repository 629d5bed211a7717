/**
 * The backup's format: a gzip'd tar, encrypted where a passphrase was given, of `manifest.json`, `secret.key` (when the data folder keeps the key),
 * `tables/NAME.copy` in the manifest's order (PostgreSQL's COPY text, parents before children), `legal/NAME.md` (the texts that
 * the operator put into the data folder) and `files/KEY`.
 */
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract, type Header } from 'tar-stream';
import { z } from 'zod';
import { openFileReader, readIterable } from '../../kernel/streams.ts';
import { isSealed, unseal } from './sealed-stream.ts';
import { legalTexts, type LegalText } from '../../kernel/boot/legal-texts.ts';
import { BootError } from '../../kernel/boot/boot-error.ts';

export const formatNumber = 1;

const Table = z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.int().min(0) });
export type Table = z.output<typeof Table>;

const Manifest = z.object({
  format: z.int().positive(),
  /** The version of Veery that made it, for people to read. */
  veery: z.string().max(100),
  made_at: z.string().max(100),
  /** All migrations that had been applied, oldest first. */
  migrations: z.array(z.string()),
  tables: z.array(Table),
});
export type Manifest = z.output<typeof Manifest>;

/** The storage port has the same rule: no segment begins with a dot, so no name leads out of the folder. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 500 && /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/.test(key);

/** The name of a legal text in the archive. */
export const legalEntry = (text: LegalText): string => `legal/${text}.md`;

const maxBytes = { manifest: 4_000_000, key: 1000, legal: 4_000_000 };

/** Called for each part, in the archive's order. Its body must be read to the end. */
export interface Visitor {
  table(table: Table, body: Readable): Promise<void>;
  file(key: string, body: Readable): Promise<void>;
  legal(text: LegalText, body: Readable): Promise<void>;
}

export interface Contents {
  manifest: Manifest;
  secretKey: string | undefined;
  files: number;
  fileBytes: number;
  legalTexts: number;
}

/** Where an archive is, and what opens it. */
export interface ArchiveFile {
  file: string;
  passphrase?: string | undefined;
}

const skipping: Visitor = { table: skip, file: skip, legal: skip };

/**
 * Reads the whole archive, up to the checksum at its end. Without a visitor it only checks that the archive is
 * complete.
 * @throws BootError for an archive that is not a backup, is cut short, or holds foreign entries
 */
export async function readArchive(
  { file, passphrase }: ArchiveFile,
  visitor = skipping,
  signal?: AbortSignal,
): Promise<Contents> {
  const entries = extract();
  const isEncrypted = await isSealed(file);
  if (isEncrypted && passphrase === undefined) throw new BootError('it is encrypted: give --passphrase-file');
  const reader = await openFileReader(file);
  const reading =
    isEncrypted && passphrase !== undefined
      ? pipeline(reader, unseal(passphrase), createGunzip(), entries, { signal })
      : pipeline(reader, createGunzip(), entries, { signal });
  // The loop below meets the same error. This listener keeps it from being unhandled when the loop ends for another
  // reason.
  reading.catch(() => undefined);
  let contents: Contents | undefined;
  let tablesRead = 0;
  for await (const entry of entries) {
    const { name, size } = checkHeader(entry.header);
    const body = readIterable(entry);
    const table = contents?.manifest.tables[tablesRead];
    const legalText = legalTexts.find((one) => name === legalEntry(one));
    if (!contents) {
      if (name !== 'manifest.json' || size > maxBytes.manifest)
        throw new BootError('it does not begin with a manifest');
      contents = {
        manifest: parseManifest(await text(body)),
        secretKey: undefined,
        files: 0,
        fileBytes: 0,
        legalTexts: 0,
      };
    } else if (name === 'secret.key' && size <= maxBytes.key && tablesRead === 0 && !contents.secretKey) {
      contents.secretKey = (await text(body)).trim();
    } else if (table && name === `tables/${table.name}.copy`) {
      await visitor.table(table, body);
      tablesRead++;
    } else if (!table && legalText && size <= maxBytes.legal) {
      await visitor.legal(legalText, body);
      contents.legalTexts++;
    } else if (!table && name.startsWith('files/') && isStorageKey(name.slice('files/'.length))) {
      await visitor.file(name.slice('files/'.length), body);
      contents.files++;
      contents.fileBytes += size;
    } else {
      throw new BootError(`${JSON.stringify(name.slice(0, 100))} does not belong in it`);
    }
  }
  await reading;
  const missing = contents?.manifest.tables[tablesRead];
  if (missing) throw new BootError(`the table ${missing.name} is missing`);
  if (!contents) throw new BootError('it is empty');
  return contents;
}

function checkHeader({ name, size = 0, type }: Header): { name: string; size: number } {
  if (type !== 'file') throw new BootError(`${JSON.stringify(name.slice(0, 100))} is not a plain file`);
  return { name, size };
}

function parseManifest(json: string): Manifest {
  const value = JSON.parse(json) as { format?: unknown };
  if (typeof value?.format === 'number' && value.format > formatNumber) {
    throw new BootError('it was made by a newer Veery, so update this installation first');
  }
  const manifest = Manifest.safeParse(value);
  if (!manifest.success) throw new BootError('its manifest is not one of Veery');
  return manifest.data;
}

export async function skip(_name: unknown, body: Readable): Promise<void> {
  for await (const _chunk of body);
}
