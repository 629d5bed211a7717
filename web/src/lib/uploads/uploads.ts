/** The uploads of this page. They go on while the user is on other screens, two at a time. */
import { completeUpload, createUpload, deleteUpload, getUpload } from '#contract/uploads/api.ts';
import type { UploadPurpose, Upload as Stored } from '#contract/uploads/types.ts';
import { call } from '../api.ts';
import { ApiError, errorMessage } from '../failures/errors.ts';
import { onSignOut } from '../session.ts';
import { createStore, useStore } from '../store.ts';
import { putPart } from './put-part.ts';
import { forget, remember, rememberedOf, rememberedUploads } from './resumable.ts';
import { SendError, sendFile, type UploadServer } from './send-file.ts';
import { isOpen, type Upload } from './upload.ts';

const maxAtOnce = 2;

export const uploadsStore = createStore<{ uploads: readonly Upload[] }>({ uploads: [] });

/** The file of each upload of this page, and what stops its sending. */
const files = new Map<string, File>();
const running = new Map<string, AbortController>();
let lastId = 0;

const find = (id: string): Upload | undefined => uploadsStore.get().uploads.find((upload) => upload.id === id);

function change(id: string, part: Partial<Upload>): void {
  uploadsStore.set({
    uploads: uploadsStore.get().uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  });
}

const ofServer = (upload_id: string) => ({ params: { upload_id } });

function serverFor(file: File, purpose: UploadPurpose): UploadServer {
  return {
    create: (signal) => call(createUpload, { body: { name: file.name, size_bytes: file.size, purpose } }, { signal }),
    get: (uploadId, signal) => call(getUpload, ofServer(uploadId), { signal }),
    putPart,
    complete: (uploadId, signal) => call(completeUpload, ofServer(uploadId), { signal }),
  };
}

const factsOf = ({ upload_id, size_bytes, media }: Stored): Partial<Upload> => ({
  state: 'sent',
  uploadId: upload_id,
  sent: size_bytes,
  media,
  ...(media ? { seconds: media.seconds } : {}),
});

function startNext(): void {
  for (const { id, state } of uploadsStore.get().uploads) {
    if (running.size >= maxAtOnce) return;
    if (state === 'waiting') void run(id);
  }
}

async function run(id: string): Promise<void> {
  const [upload, file] = [find(id), files.get(id)];
  if (!upload || !file || running.has(id)) return;
  const scope = new AbortController();
  running.set(id, scope);
  const { purpose } = upload;
  try {
    const stored = await sendFile(
      file,
      upload.uploadId,
      serverFor(file, purpose),
      {
        onKnown({ upload_id }) {
          remember({ uploadId: upload_id, purpose, name: file.name, size: file.size, changed: file.lastModified });
          change(id, { uploadId: upload_id });
        },
        onProgress: (sent) => change(id, { sent }),
        onState: (state) => change(id, { state }),
      },
      scope.signal,
    );
    change(id, factsOf(stored));
    files.delete(id);
  } catch (error) {
    // Whoever stopped it has said what it is now.
    if (!scope.signal.aborted) fail(id, error);
  } finally {
    if (running.get(id) === scope) running.delete(id);
    startNext();
  }
}

function fail(id: string, error: unknown): void {
  const canRetry = !(error instanceof SendError) || error.canRetry;
  const uploadId = find(id)?.uploadId;
  // A file that the server refused is no longer there, and would be refused again.
  if (uploadId && !canRetry) forget(uploadId);
  change(id, { state: 'failed', canRetry, problem: errorMessage(error instanceof SendError ? error.cause : error) });
}

/** Begins to upload files, or goes on with those that a page before began. @returns the ids, in the same order */
export function addUploads(
  purpose: UploadPurpose,
  chosen: readonly { file: File; seconds: number | null }[],
): readonly string[] {
  const ids = chosen.map(({ file, seconds }) => {
    const before = rememberedOf(file, purpose);
    const shown = before && uploadsStore.get().uploads.find(({ uploadId }) => uploadId === before.uploadId);
    // The same file is on its way already, or was sent.
    if (shown && shown.state !== 'interrupted' && shown.state !== 'failed') return shown.id;
    const id = shown?.id ?? `upload-${++lastId}`;
    const upload: Upload = {
      id,
      purpose,
      uploadId: before?.uploadId ?? null,
      name: file.name,
      size: file.size,
      sent: shown?.sent ?? 0,
      state: 'waiting',
      seconds,
      media: null,
      problem: null,
      canRetry: true,
    };
    files.set(id, file);
    if (shown) change(id, upload);
    else uploadsStore.set({ uploads: [...uploadsStore.get().uploads, upload] });
    return id;
  });
  startNext();
  return ids;
}

function stop(id: string): void {
  running.get(id)?.abort(new DOMException('The upload was stopped.', 'AbortError'));
  running.delete(id);
}

export function pauseUpload(id: string): void {
  const upload = find(id);
  if (!upload || !isOpen(upload)) return;
  change(id, { state: 'paused' });
  stop(id);
  startNext();
}

/** Goes on with a paused upload, or tries a failed one again. */
export function resumeUpload(id: string): void {
  const upload = find(id);
  if (!upload || (upload.state !== 'paused' && upload.state !== 'failed')) return;
  change(id, { state: 'waiting', problem: null });
  startNext();
}

function takeOff(id: string): Upload | undefined {
  const upload = find(id);
  stop(id);
  files.delete(id);
  if (upload?.uploadId) forget(upload.uploadId);
  uploadsStore.set({ uploads: uploadsStore.get().uploads.filter((one) => one.id !== id) });
  startNext();
  return upload;
}

/** Takes a file off the list and off the server. */
export function removeUpload(id: string): void {
  const upload = takeOff(id);
  // Where the server is away, it forgets the file after a day.
  if (upload?.uploadId) void call(deleteUpload, ofServer(upload.uploadId)).catch(() => undefined);
}

/** Takes a file off the list because it was used. The server keeps it for a day, in case it is used again. */
export const finishUpload = (id: string): void => void takeOff(id);

/** Shows what a page before began: what is sent can be used, and the rest goes on once its file is chosen again. */
export async function restoreUploads(purpose: UploadPurpose): Promise<void> {
  for (const { uploadId, name, size } of rememberedUploads().filter((one) => one.purpose === purpose)) {
    if (uploadsStore.get().uploads.some((upload) => upload.uploadId === uploadId)) continue;
    try {
      const stored = await call(getUpload, ofServer(uploadId));
      // Another call of this function, or the same file chosen again, may have been faster.
      if (uploadsStore.get().uploads.some((upload) => upload.uploadId === uploadId)) continue;
      const { media, received_bytes: sent, state } = stored;
      const upload: Upload = {
        id: `upload-${++lastId}`,
        purpose,
        uploadId,
        name,
        size,
        sent,
        state: 'interrupted',
        seconds: media?.seconds ?? null,
        media,
        problem: null,
        canRetry: true,
      };
      uploadsStore.set({
        uploads: [...uploadsStore.get().uploads, state === 'ready' ? { ...upload, ...factsOf(stored) } : upload],
      });
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) forget(uploadId);
    }
  }
}

/** The whole list is the value, so that a list of one purpose is made where it is used. */
export const useAllUploads = (): readonly Upload[] => useStore(uploadsStore, ({ uploads }) => uploads);

onSignOut(() => {
  for (const id of [...running.keys()]) stop(id);
  files.clear();
  uploadsStore.set({ uploads: [] });
});
