/** Brings one file to the server in parts. What has arrived is never sent twice. */
import type { Upload as Stored } from '#contract/uploads/types.ts';
import { nextStep } from './retry-rules.ts';

/** The calls of the server. Each of them rejects with an `ApiError`. */
export interface UploadServer {
  create(signal: AbortSignal): Promise<Stored>;
  get(uploadId: string, signal: AbortSignal): Promise<Stored>;
  putPart(
    uploadId: string,
    number: number,
    bytes: Blob,
    onProgress: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<Stored>;
  complete(uploadId: string, signal: AbortSignal): Promise<Stored>;
}

export interface SendReport {
  /** The server has an upload under this id. */
  onKnown(stored: Stored): void;
  onProgress(bytes: number): void;
  onState(state: 'sending' | 'retrying' | 'checking'): void;
}

/** Thrown with the error that ended the upload. */
export class SendError extends Error {
  override name = 'SendError';
  readonly canRetry: boolean;
  constructor(cause: unknown, canRetry: boolean) {
    super('The file was not sent.', { cause });
    this.canRetry = canRetry;
  }
}

/** Waits, or until the browser is online again. Rejects when the upload is stopped. */
function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, milliseconds);
  const onAbort = () => reject(signal.reason as Error);
  addEventListener('online', () => resolve(), { signal, once: true });
  signal.addEventListener('abort', onAbort, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', onAbort);
  });
}

const missingParts = ({ part_count, received_parts }: Stored): number[] => {
  const received = new Set(received_parts);
  return Array.from({ length: part_count }, (_, at) => at + 1).filter((number) => !received.has(number));
};

/** Sends what is missing of a file and completes it. `known` is the id of an upload that was begun before. */
export async function sendFile(
  file: Blob,
  known: string | null,
  server: UploadServer,
  report: SendReport,
  signal: AbortSignal,
): Promise<Stored> {
  let stored: Stored | null = null;
  let uploadId = known;
  /** Failures since a part arrived last. */
  let attempt = 0;

  async function step(): Promise<Stored> {
    if (!stored) {
      stored = uploadId === null ? await server.create(signal) : await server.get(uploadId, signal);
      uploadId = stored.upload_id;
      report.onKnown(stored);
    }
    if (stored.state === 'ready') return stored;
    report.onProgress(stored.received_bytes);
    const [number] = missingParts(stored);
    if (number === undefined) {
      report.onState('checking');
      stored = await server.complete(stored.upload_id, signal);
      return stored;
    }
    report.onState('sending');
    const { part_bytes, upload_id, received_bytes } = stored;
    const part = file.slice((number - 1) * part_bytes, number * part_bytes);
    stored = await server.putPart(
      upload_id,
      number,
      part,
      // The form around the part counts too, so that the bytes of a request exceed those of the part.
      (bytes) => report.onProgress(received_bytes + Math.min(bytes, part.size)),
      signal,
    );
    attempt = 0;
    return stored;
  }

  for (;;) {
    signal.throwIfAborted();
    try {
      const now = await step();
      if (now.state === 'ready') {
        report.onProgress(file.size);
        return now;
      }
    } catch (error) {
      if (signal.aborted) throw error;
      // While the browser is offline nothing else can be expected, however long it lasts.
      if (navigator.onLine !== false) attempt++;
      const next = nextStep(error, Math.max(1, attempt));
      if (next.kind === 'fail') throw new SendError(error, next.canRetry);
      // What the server has is read before anything is sent again: the answer may be lost, and not the part.
      stored = null;
      if (next.kind === 'restart') uploadId = null;
      if (next.kind === 'wait') {
        report.onState('retrying');
        await pauseFor(next.milliseconds, signal);
      }
    }
  }
}
