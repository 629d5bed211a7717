/** The thread that says where somebody speaks: the detector of WebRTC, in frames of 20 ms. */
import { parentPort } from 'node:worker_threads';
import loadFvad from '@echogarden/fvad-wasm';
import { activityFrame, type ActivityRequest } from './activity-messages.ts';

/** The most reluctant to call something speech. */
const mode = 3;
const rate = 16_000;

const fvad = await loadFvad();
const memory = fvad._malloc(activityFrame * 2);
const detectors = new Map<number, number>();

parentPort?.on('message', ({ id, stream, samples }: ActivityRequest) => {
  if (!samples) {
    const detector = detectors.get(stream);
    if (detector !== undefined) fvad._fvad_free(detector);
    detectors.delete(stream);
    return;
  }
  const detector = detectors.get(stream) ?? open();
  detectors.set(stream, detector);
  const flags = new Uint8Array(Math.floor(samples.length / activityFrame));
  for (let frame = 0; frame < flags.length; frame++) {
    const room = fvad.HEAP16.subarray(memory >> 1, (memory >> 1) + activityFrame);
    for (let i = 0; i < activityFrame; i++) {
      const sample = samples[frame * activityFrame + i] ?? 0;
      room[i] = Math.max(-32768, Math.min(32767, Math.round(sample * 32767)));
    }
    flags[frame] = fvad._fvad_process(detector, memory, activityFrame) === 1 ? 1 : 0;
  }
  parentPort?.postMessage({ id, flags });
});

function open(): number {
  const detector = fvad._fvad_new();
  fvad._fvad_set_sample_rate(detector, rate);
  fvad._fvad_set_mode(detector, mode);
  return detector;
}
