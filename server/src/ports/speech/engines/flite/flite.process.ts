/**
 * The process with one flite and the encoders. It speaks chunk after chunk, of any speech, and ends with its parent.
 */
import { describeFormat } from '#contract/speech/output-formats.ts';
import { loadEncoders } from '../../codecs/encoder.ts';
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
const [engine, encoders] = await Promise.all([loadFliteEngine(), loadEncoders()]);
// A cancelled chunk is still spoken to its end. It is a few seconds of audio and takes little time.
const speak = createSynthesizer(engine, encoders, post, () => false);

await warmUp();
// This frees the program's file (19 MB) and what the first runs left. The process has little other reason to collect
// garbage.
globalThis.gc?.();
// A failure here ends the process, and the pool replaces it.
process.on('message', (task: SynthesisTask<FliteParameters>) => void speak(task));
post({ kind: 'ready', voices: warmUpVoices.length });

/** The first runs use uncompiled code, so they are made before anybody waits. */
async function warmUp(): Promise<void> {
  const quiet = createSynthesizer(
    engine,
    encoders,
    () => {},
    () => false,
  );
  const sound = { tilt: 0, room: 0, gain: 0, presence: 0 };
  for (const voice of warmUpVoices) {
    const settings = { parameters: { voice, features: {} }, sound, formant: 1 };
    await quiet({
      ...{ id: 0, text: 'Good morning, and welcome.', pause: 'sentence', isMidClause: false, pronunciations: [] },
      ...{
        isOpening: true,
        isFirst: true,
        isLast: true,
        isSeeded: false,
        settings,
        format: describeFormat('mp3_44100_128'),
      },
    });
  }
}
