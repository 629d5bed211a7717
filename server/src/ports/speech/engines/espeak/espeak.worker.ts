/** The worker thread with one espeak-ng. It speaks chunk after chunk, of any speech. */
import { parentPort, workerData } from 'node:worker_threads';
import { createEspeakEngine } from './espeak-engine.ts';
import { loadPackagedEspeak } from './packaged-espeak.ts';
import { warmUp } from './warm-up.ts';
import type { EspeakParameters } from './espeak-voice.ts';
import type { WorkerMessage, SynthesisTask, ThreadSetup } from '../../pool/messages.ts';
import { createSynthesizer } from '../synthesizer.ts';

const port = parentPort;
if (!port) throw new Error('espeak.worker runs as a worker thread only');
const { cancel } = workerData as ThreadSetup;
const engine = createEspeakEngine(await loadPackagedEspeak());
const post = (message: WorkerMessage) =>
  port.postMessage(message, 'samples' in message ? [message.samples.buffer as ArrayBuffer] : []);
const speak = createSynthesizer(engine, post, (id) => Atomics.load(cancel, 0) === id);

warmUp(engine);
// A failure here ends the worker, and the pool replaces it.
port.on('message', (task: SynthesisTask<EspeakParameters>) => speak(task));
post({ kind: 'ready', voices: engine.voices });
