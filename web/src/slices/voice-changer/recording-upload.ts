/** Brings the recording to the server in parts that can be resumed, before anything is spent on it. */
import { maxRecordingSeconds } from '#contract/speech-to-speech/types.ts';
import { ApiError, networkError } from '../../lib/failures/errors.ts';
import type { Upload } from '../../lib/uploads/upload.ts';
import { addUploads, finishUpload, removeUpload, resumeUpload, uploadsStore } from '../../lib/uploads/uploads.ts';
import { changerStore, decodedRate, purpose, type Source } from './changer.ts';
import { cutToWav, isWholeOf, type Trim } from './sound/cut-sound.ts';

export const findUpload = (uploads: readonly Upload[], id: string | null): Upload | undefined =>
  id === null ? undefined : uploads.find((upload) => upload.id === id);

/** What the server would refuse is not sent. A length that only the server can tell is. */
const isUsable = ({ isSilent, seconds }: Pick<Source, 'isSilent' | 'seconds'>): boolean =>
  !isSilent && seconds <= maxRecordingSeconds;

export const wavFile = (name: string, samples: Float32Array, { from, to }: Trim): File =>
  new File([cutToWav(samples, decodedRate, from, to)], `${name.replace(/\.[^.]{1,5}$/, '')}.wav`, {
    type: 'audio/wav',
  });

/** The part that was cut and sent last, so that another voice needs no further upload of it. */
let cut: { source: Source; trim: Trim; uploadId: string } | undefined;

export function uploadRecording(source: Source): string | null {
  if (!isUsable(source) || source.sent === null) return null;
  const [id = null] = addUploads(purpose, [{ file: source.sent, seconds: source.seconds || null }]);
  return id;
}

function dropCut(): void {
  if (cut) removeUpload(cut.uploadId);
  cut = undefined;
}

/** Takes what was sent of a recording off the server. */
export function dropUploads({ uploadId }: Pick<Source, 'uploadId'>): void {
  dropCut();
  if (uploadId !== null) removeUpload(uploadId);
}

function uploadCut(source: Source, samples: Float32Array, trim: Trim): string {
  if (cut?.source === source && cut.trim.from === trim.from && cut.trim.to === trim.to) {
    // Asked for again, what could not be sent is tried again.
    resumeUpload(cut.uploadId);
    return cut.uploadId;
  }
  dropCut();
  const file = wavFile(source.file.name, samples, trim);
  const [uploadId = ''] = addUploads(purpose, [{ file, seconds: trim.to - trim.from }]);
  cut = { source, trim, uploadId };
  return uploadId;
}

/** @returns the server's id of the upload. It rejects with what ended the upload, and when it is stopped. */
function whenSent(id: string, signal: AbortSignal): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const look = () => {
    const upload = findUpload(uploadsStore.get().uploads, id);
    changerStore.set({ sentShare: upload ? upload.sent / Math.max(1, upload.size) : 0 });
    if (!upload) reject(new DOMException('The upload was removed.', 'AbortError'));
    else if (upload.state === 'sent' && upload.uploadId !== null) resolve(upload.uploadId);
    else if (upload.state === 'failed')
      reject(upload.problem === null ? networkError(null) : new ApiError(400, 'upload_failed', upload.problem));
  };
  const onAbort = () => reject(signal.reason as Error);
  signal.addEventListener('abort', onAbort);
  const stop = uploadsStore.subscribe(look);
  look();
  return promise.finally(() => {
    stop();
    signal.removeEventListener('abort', onAbort);
  });
}

/** Sends what is not there yet of the recording, or of the part between the handles. */
export async function sendRecording(source: Source, trim: Trim, signal: AbortSignal): Promise<string> {
  const { samples, seconds } = source;
  if (!isWholeOf(trim, seconds) && samples) return whenSent(uploadCut(source, samples, trim), signal);
  const id = source.uploadId ?? uploadRecording(source);
  if (id === null) throw new DOMException('The recording cannot be sent.', 'AbortError');
  return whenSent(id, signal);
}

/** Another tab has removed the file from the server, or a day has passed: it is sent once more. */
export function forgetSent(source: Source): void {
  if (cut) finishUpload(cut.uploadId);
  cut = undefined;
  const current = changerStore.get().source;
  if (current !== source || source.uploadId === null) return;
  finishUpload(source.uploadId);
  source.uploadId = uploadRecording(source);
  changerStore.set({ source });
}
