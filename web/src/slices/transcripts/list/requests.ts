/** Files that wait to be transcribed: each begins once it has been uploaded, also when the dialog is closed. */
import { createTranscript, getSpeechToTextOptions, listTranscripts } from '#contract/speech-to-text/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { call } from '../../../lib/api.ts';
import { invalidate } from '../../../lib/queries.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { finishUpload, uploadsStore } from '../../../lib/uploads/uploads.ts';

export type TranscriptOptions = Omit<CallInput<typeof createTranscript>['body'], 'upload_id' | 'source_url'>;

interface Request {
  /** The id of the upload in this browser. */
  uploadId: string;
  options: TranscriptOptions;
  isSent: boolean;
}

export const requestsStore = createStore<{ requests: readonly Request[] }>({ requests: [] });

const drop = (uploadId: string) =>
  requestsStore.set({ requests: requestsStore.get().requests.filter((one) => one.uploadId !== uploadId) });

/** Transcribes uploads with these options as soon as each of them has arrived. */
export function transcribeUploads(uploadIds: readonly string[], options: TranscriptOptions): void {
  const added = uploadIds.map((uploadId) => ({ uploadId, options, isSent: false }));
  requestsStore.set({ requests: [...requestsStore.get().requests, ...added] });
  sendArrived();
}

function sendArrived(): void {
  const { uploads } = uploadsStore.get();
  for (const request of requestsStore.get().requests) {
    const upload = uploads.find(({ id }) => id === request.uploadId);
    // It was taken off the list.
    if (!upload) drop(request.uploadId);
    else if (upload.state === 'sent' && upload.uploadId !== null && !request.isSent)
      void send(request, upload.uploadId);
  }
}

async function send(request: Request, upload_id: string): Promise<void> {
  requestsStore.set({
    requests: requestsStore.get().requests.map((one) => (one === request ? { ...one, isSent: true } : one)),
  });
  try {
    await call(createTranscript, { body: { ...request.options, upload_id } });
    finishUpload(request.uploadId);
  } catch (error) {
    // The upload stays, so that another try sends nothing again.
    toastError(error, { onRetry: () => transcribeUploads([request.uploadId], request.options) });
  }
  drop(request.uploadId);
  invalidate(listTranscripts, getSpeechToTextOptions);
}

/** @throws ApiError */
export async function transcribeAddress(source_url: string, options: TranscriptOptions): Promise<void> {
  await call(createTranscript, { body: { ...options, source_url } });
  invalidate(listTranscripts, getSpeechToTextOptions);
}

uploadsStore.subscribe(sendArrived);
onSignOut(() => requestsStore.set({ requests: [] }));
