/**
 * The process with the espeak-ng of the system. It speaks chunk after chunk, of any speech, and ends with its parent. Its
 * only argument is the address of the library.
 */
import type { SynthesisTask, WorkerMessage } from '../../pool/messages.ts';
import { createSynthesizer } from '../synthesizer.ts';
import { createEspeakEngine } from './espeak-engine.ts';
import { packagedVoices } from './espeak-languages.ts';
import { openEspeakLibrary } from './espeak-library.ts';
import type { EspeakParameters } from './espeak-voice.ts';
import { loadPackagedEspeak } from './packaged-espeak.ts';
import { warmUp } from './warm-up.ts';

if (!process.send) throw new Error('espeak.process runs as a child process only');
// Signals go to the whole process group, but the parent finishes the work first and then closes the channel. So this
// process ignores them.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

type Speak = (task: SynthesisTask<EspeakParameters>) => void;

const post = (message: WorkerMessage) => void process.send?.(message);
// A cancelled chunk is still spoken to its end, which takes little time.
const isCancelled = () => false;
const engine = createEspeakEngine(openEspeakLibrary(process.argv[2] ?? ''));
const speak = createSynthesizer(engine, post, isCancelled);
/** Speaks the languages that it speaks better. It is loaded when one of them is first wanted. */
let packaged: Promise<Speak> | undefined;

async function loadPackaged(): Promise<Speak> {
  return createSynthesizer(createEspeakEngine(await loadPackagedEspeak()), post, isCancelled);
}

warmUp(engine);
globalThis.gc?.();
// A failure here ends the process, and the pool replaces it.
process.on('message', (task: SynthesisTask<EspeakParameters>) => {
  const { voice } = task.settings.parameters;
  if (engine.hasVoice(voice) && !packagedVoices.has(voice.split('+')[0] ?? '')) speak(task);
  else void (packaged ??= loadPackaged()).then((speakPackaged) => speakPackaged(task));
});
post({ kind: 'ready', voices: engine.voices });
