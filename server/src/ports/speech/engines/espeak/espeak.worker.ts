/** The worker thread with one espeak-ng. It speaks chunk after chunk, of any speech. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadEspeakEngine } from './espeak-engine.ts';
import type { EspeakParameters } from './espeak-voice.ts';
import type { WorkerMessage, SynthesisTask, ThreadSetup } from '../../pool/messages.ts';
import { createSynthesizer } from '../synthesizer.ts';

const port = parentPort;
if (!port) throw new Error('espeak.worker runs as a worker thread only');
const { cancel } = workerData as ThreadSetup;
const engine = await loadEspeakEngine();
const post = (message: WorkerMessage) =>
  port.postMessage(message, 'samples' in message ? [message.samples.buffer as ArrayBuffer] : []);
const speak = createSynthesizer(engine, post, (id) => Atomics.load(cancel, 0) === id);

warmUp();
// A failure here ends the worker, and the pool replaces it.
port.on('message', (task: SynthesisTask<EspeakParameters>) => speak(task));
post({ kind: 'ready', voices: engine.voices });

/** The first calls run uncompiled code and load the dictionary, so they are made before anybody waits. */
function warmUp(): void {
  const quiet = createSynthesizer(
    engine,
    () => {},
    () => false,
  );
  const parameters = { voice: 'en-us', rate: 175, pitch: 50, range: 50 };
  const settings = { parameters, sound: { tilt: 0, room: 0, gain: 0, presence: 0 }, formant: 1 };
  for (let i = 0; i < 3; i++) {
    quiet({
      ...{
        id: -1,
        text: 'Good morning, and welcome to the studio.',
        pause: 0.1,
        isMidClause: false,
        pronunciations: [],
      },
      ...{
        isOpening: true,
        isLast: false,
        isSeeded: false,
        settings,
      },
    });
  }
}
