/**
 * The process with one flite. It speaks chunk after chunk, of any speech, and ends with its parent.
 */
import { loadFliteEngine, warmUpVoices } from './flite-engine.ts';
import type { FliteParameters } from './flite-voice.ts';
import type { WorkerMessage, SynthesisTask } from '../../pool/messages.ts';
import { createSynthesizer } from '../synthesizer.ts';

if (!process.send) throw new Error('flite.process runs as a child process only');
// Signals go to the whole process group, but the parent finishes the work first and then closes the channel. So this
// process ignores them.
process.on('SIGINT', () => {}).on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());

const post = (message: WorkerMessage) => void process.send?.(message);
const engine = await loadFliteEngine();
// A cancelled chunk is still spoken to its end. It is a few seconds of audio and takes little time.
const speak = createSynthesizer(engine, post, () => false);

warmUp();
// This frees the program's file (19 MB) and what the first runs left. The process has little other reason to collect
// garbage.
globalThis.gc?.();
// A failure here ends the process, and the pool replaces it.
process.on('message', (task: SynthesisTask<FliteParameters>) => speak(task));
post({ kind: 'ready', voices: warmUpVoices.length });

/** The first runs use uncompiled code, so they are made before anybody waits. */
function warmUp(): void {
  const quiet = createSynthesizer(
    engine,
    () => {},
    () => false,
  );
  const sound = { tilt: 0, room: 0, gain: 0, presence: 0 };
  for (const voice of warmUpVoices) {
    const settings = { parameters: { voice, features: {} }, sound, formant: 1 };
    quiet({
      ...{ id: 0, text: 'Good morning, and welcome.', pause: 'sentence', isMidClause: false, pronunciations: [] },
      ...{
        isOpening: true,
        isLast: true,
        isSeeded: false,
        settings,
      },
    });
  }
}
