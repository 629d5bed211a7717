/**
 * Reads a multipart body. Every file streams to the upload store while it arrives, so that memory stays flat. The first
 * fault ends the whole form, and nothing of it stays.
 */
import { unsupportedMediaType } from '#contract/kit/common-errors.ts';
import { emptyFile, fieldTooLarge, fileTooLarge, formTooLarge } from '#contract/kit/form-errors.ts';
import { createHash } from 'node:crypto';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { FileParts, FormBody } from '#contract/kit/form.ts';
import { AppError, ValidationError, type ValidationIssue } from '../../errors.ts';
import { acceptedType, contentName, createTypeProbe } from './file-type.ts';
import { fieldReader, type RawFields } from './form-fields.ts';
import { formError, storageError } from './form-errors.ts';
import { validate } from '../input.ts';
import { openBodyGuard, type BodyGuard } from './body-guard.ts';
import type { PendingUpload, Upload, UploadStore } from './upload.ts';

export interface ReceivedForm {
  body: { fields: unknown; files: Record<string, unknown> };
  uploads: Upload[];
}

/** Called when the first file begins, or the form ends, with the fields that came before. It throws to refuse the form. */
export type FieldCheck = (fields: Readonly<Record<string, unknown>>) => void | Promise<void>;

interface FormOptions {
  store: UploadStore;
  /** Milliseconds without a byte after which the client counts as gone. */
  stalledAfterMs: number;
}

const mebibyte = 1024 * 1024;
/** The limit of all text fields together, as for a JSON body. */
const maxFieldBytes = mebibyte;
const maxFields = 200;
/** The bytes that boundaries and headers of parts may add to a body. */
const maxPartOverhead = 2048;

/** A part that has been stored. It becomes an upload when the whole form is valid. */
interface StoredPart extends Omit<Upload, 'keep'> {
  part: string;
  pending: PendingUpload;
}

/** @returns a function that reads one request's form. */
export function formReceiver({ fields, files }: FormBody, { store, stalledAfterMs }: FormOptions) {
  const readFields = fieldReader(fields);
  const rules = new Map(Object.entries(files));
  const limits = limitsOf(files);
  const bodyTooLarge = AppError.from(formTooLarge, { limit: sizeOf(limits.bodyBytes) });

  return async function receive(request: FastifyRequest, beforeFiles: FieldCheck): Promise<ReceivedForm> {
    if (!request.isMultipart()) {
      throw AppError.from(unsupportedMediaType, { type: 'multipart/form-data' });
    }
    if (Number(request.headers['content-length'] ?? 0) > limits.bodyBytes) throw bodyTooLarge;
    const guard = openBodyGuard({ stalledAfterMs, maxBytes: limits.bodyBytes, tooLarge: bodyTooLarge });
    const raw: RawFields = new Map();
    const stored: StoredPart[] = [];
    const pending: PendingUpload[] = [];
    const issues: ValidationIssue[] = [];
    let fieldBytes = 0;
    let isChecked = false;

    async function checkFields(): Promise<void> {
      if (isChecked) return;
      isChecked = true;
      await beforeFiles(Object.fromEntries([...raw].map(([name, values]) => [name, values.at(-1)])));
    }

    function addField({ fieldname, value, valueTruncated }: MultipartValue): void {
      // A part without a name carries no information.
      const name = (fieldname as string | undefined)?.replace(/\[\]$/, '');
      if (name === undefined) return;
      fieldBytes += typeof value === 'string' ? Buffer.byteLength(value) : JSON.stringify(value).length;
      if (valueTruncated || fieldBytes > maxFieldBytes)
        throw AppError.from(fieldTooLarge, { field: name, limit: sizeOf(maxFieldBytes) });
      if (rules.has(name)) issues.push({ type: 'file_type', loc: ['body', name], msg: 'Send this as a file' });
      raw.set(name, [...(raw.get(name) ?? []), value]);
    }

    async function takeFile(part: MultipartFile): Promise<void> {
      const name = ((part.fieldname as string | undefined) ?? '').replace(/\[\]$/, '');
      const rule = rules.get(name);
      if (!rule) throw refused('extra_forbidden', name, 'This call takes no file under this name');
      if (stored.filter((one) => one.part === name).length === rule.maxCount) {
        throw refused('too_long', name, `At most ${rule.maxCount} ${rule.maxCount === 1 ? 'file' : 'files'}`);
      }
      await checkFields();
      const file = await store.create().catch(storageError);
      pending.push(file);
      const content = await storeFile(part, file, { name, rule, guard });
      stored.push({ part: name, pending: file, key: file.key, name: fileName(part.filename), ...content });
    }

    try {
      for await (const part of partsOf(request, limits.parser, guard)) {
        if (part.type === 'file') await takeFile(part);
        else addField(part);
      }
      await checkFields();
      for (const [name, { minCount }] of rules) {
        const count = stored.filter((one) => one.part === name).length;
        if (count === 0 && minCount > 0) issues.push({ type: 'missing', loc: ['body', name], msg: 'Field required' });
        else if (count < minCount) {
          issues.push({ type: 'too_short', loc: ['body', name], msg: `At least ${minCount} files` });
        }
      }
      const parsed = validate(fields, 'body', readFields(raw));
      if ('error' in parsed) issues.unshift(...parsed.error.issues);
      if ('error' in parsed || issues.length > 0) throw new ValidationError(issues);
      // Files are synced after the last byte only: during a sync the parser would go on and buffer what follows.
      for (const one of pending) await one.commit().catch(storageError);
      const uploads = stored.map((one) => toUpload(one, store));
      const names = [...rules].map(([name, { count }]) => {
        const own = uploads.filter((_, index) => stored[index]?.part === name);
        return [name, count === 'many' ? own : own[0]] as const;
      });
      return { body: { fields: parsed.value, files: Object.fromEntries(names) }, uploads };
    } catch (error) {
      for (const one of pending) await one.abort();
      throw error;
    } finally {
      guard.stop();
      discardRest(request);
    }
  };
}

const toUpload = ({ key, name, type, size, sha256 }: StoredPart, store: UploadStore): Upload => ({
  key,
  name,
  type,
  size,
  sha256,
  keep: (scope) => store.keep(scope, key),
});

async function* partsOf(request: FastifyRequest, limits: object, guard: BodyGuard): AsyncGenerator<Multipart> {
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  let next = parts.next();
  // The guard starts only now. If it read earlier, nothing would be left for the parser, which reads from here on.
  guard.watch(request.raw);
  for (;;) {
    const part = await Promise.race([next, guard.failed]).catch(formError);
    if (part.done) return;
    yield part.value;
    next = parts.next();
  }
}

/** Streams one file to the storage and examines it on the way. */
async function storeFile(
  part: MultipartFile,
  file: PendingUpload,
  { name, rule, guard }: { name: string; rule: FileParts[string]; guard: BodyGuard },
): Promise<Pick<Upload, 'size' | 'type' | 'sha256'>> {
  const probe = createTypeProbe();
  const hash = createHash('sha256');
  let size = 0;
  const typeOf = (content: Awaited<ReturnType<typeof probe.end>>) => {
    const type = acceptedType(content, rule.types, part.mimetype);
    if (type === undefined) {
      throw refused('file_type', name, `The file is ${contentName(content)}; accepted: ${rule.types.join(', ')}`);
    }
    return type;
  };
  for await (const chunk of chunksOf(part, guard)) {
    size += chunk.length;
    if (size > rule.maxBytes) throw AppError.from(fileTooLarge, { field: name, limit: sizeOf(rule.maxBytes) });
    hash.update(chunk);
    const content = await probe.add(chunk);
    // A file that is certainly wrong is not read to its end.
    if (content) typeOf(content);
    await file.write(chunk).catch(storageError);
  }
  if (size === 0) throw AppError.from(emptyFile, { field: name });
  return { size, type: typeOf(await probe.end()), sha256: hash.digest('hex') };
}

async function* chunksOf({ file }: MultipartFile, guard: BodyGuard): AsyncGenerator<Buffer> {
  const leave = guard.onFailure((error) => file.destroy(error));
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      yield chunk;
    }
  } catch (error) {
    formError(error);
  } finally {
    leave();
  }
}

function limitsOf(files: FileParts) {
  const rules = Object.values(files);
  const maxFiles = rules.reduce((sum, { maxCount }) => sum + maxCount, 0);
  const fileBytes = rules.reduce((sum, { maxCount, maxBytes }) => sum + maxCount * maxBytes, 0);
  const parts = maxFields + maxFiles + 1;
  return {
    bodyBytes: fileBytes + maxFieldBytes + parts * maxPartOverhead,
    parser: {
      fileSize: Math.max(0, ...rules.map(({ maxBytes }) => maxBytes)) + 1,
      // One more than the limit, so that the error can name the part.
      files: maxFiles + 1,
      fields: maxFields,
      fieldSize: maxFieldBytes,
      parts,
      headerPairs: 20,
    },
  };
}

const refused = (type: string, name: string, msg: string) => new ValidationError([{ type, loc: ['body', name], msg }]);

const sizeOf = (bytes: number) => (bytes >= mebibyte ? `${Math.floor(bytes / mebibyte)} MB` : `${bytes} bytes`);

function fileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(/\p{Cc}/gu, '')
    .normalize('NFC')
    .slice(0, 255)
    .toWellFormed();
}

/**
 * Milliseconds that a client may go on sending a rejected body. Many clients read the answer only when they have
 * finished.
 */
const discardForMs = 5000;

function discardRest({ raw }: FastifyRequest): void {
  raw.unpipe();
  raw.resume();
  if (raw.complete || raw.destroyed) return;
  const timer = setTimeout(() => raw.destroy(), discardForMs);
  timer.unref();
  for (const event of ['end', 'close'] as const) raw.once(event, () => clearTimeout(timer));
}
