/** Takes a recording into the screen: decodes it here, and sends it ahead. */
import { getUploadLimits } from '#contract/uploads/api.ts';
import { call } from '../../lib/api.ts';
import type { ChosenFile } from '../../ui/drop/media-files.ts';
import { computePeaks, decodeSamples } from '../../lib/player/peaks.ts';
import { stopPlayer } from '../../lib/player/playback.ts';
import { playerStore } from '../../lib/player/state.ts';
import { onSignOut } from '../../lib/session.ts';
import { uploadsStore } from '../../lib/uploads/uploads.ts';
import { changerStore, decodedRate, emptyChanger, sourceItemId, type Source } from './changer.ts';
import { dropUploads, findUpload, uploadRecording, wavFile } from './recording-upload.ts';
import { isSilent, loudnessOf } from './sound/cut-sound.ts';

/** What the player holds of this screen goes with it. */
function dropSound(): void {
  const { source } = changerStore.get();
  if (source) URL.revokeObjectURL(source.url);
  const { item } = playerStore.get();
  if (item?.id === sourceItemId) stopPlayer();
}

export function removeSource(): void {
  const { source } = changerStore.get();
  if (source) dropUploads(source);
  dropSound();
  changerStore.set({ source: null, result: null, error: null, isRecording: false, isReading: false, mix: 1 });
}

let reading = 0;

/** @param readable the endings of the only files that the server reads; undefined where it reads all */
function sentOf(file: File, decoded: { samples: Float32Array } | null, readable: readonly string[] | undefined) {
  if (!readable || readable.includes(file.name.split('.').at(-1)?.toLowerCase() ?? '')) return file;
  return decoded && wavFile(file.name, decoded.samples, { from: 0, to: decoded.samples.length / decodedRate });
}

export async function takeSource({ file, seconds }: Pick<ChosenFile, 'file' | 'seconds'>, isRecorded = false) {
  const mine = ++reading;
  removeSource();
  changerStore.set({ isReading: true });
  const decoded = await file
    .arrayBuffer()
    .then(decodeSamples)
    .catch(() => null);
  const limits = await call(getUploadLimits, {}).catch(() => null);
  if (mine !== reading) return;
  const length = decoded?.duration ?? seconds ?? 0;
  const source: Source = {
    file,
    sent: sentOf(file, decoded, limits?.decoder.is_complete ? undefined : limits?.decoder.extensions),
    url: URL.createObjectURL(file),
    seconds: length,
    samples: decoded?.samples ?? null,
    peaks: decoded ? computePeaks(decoded.samples) : null,
    loudness: decoded ? loudnessOf(decoded.samples) : 0,
    isSilent: decoded ? isSilent(decoded.samples) : false,
    isRecorded,
    uploadId: null,
  };
  source.uploadId = uploadRecording(source);
  changerStore.set({ source, trim: { from: 0, to: length }, isReading: false });
}

/** The length of a file that the browser cannot read is known when the server has counted it. */
uploadsStore.subscribe(() => {
  const { source } = changerStore.get();
  const media = source && findUpload(uploadsStore.get().uploads, source.uploadId)?.media;
  if (!source || !media || source.samples !== null || source.seconds === media.seconds) return;
  changerStore.set({ source: { ...source, seconds: media.seconds }, trim: { from: 0, to: media.seconds } });
});

addEventListener('beforeunload', (event) => {
  const { source, result, isRunning } = changerStore.get();
  // Leaving would end the work in the middle, or lose a recording that nobody has used yet.
  if (isRunning || (source?.isRecorded && result === null)) event.preventDefault();
});

onSignOut(() => {
  reading++;
  dropSound();
  changerStore.set({ ...emptyChanger, model_id: '' });
});
