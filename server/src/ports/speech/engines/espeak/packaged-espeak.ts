/** The espeak-ng of the package: JavaScript made from WebAssembly, which runs everywhere. */
import loadEspeak from '@echogarden/espeak-ng-emscripten';
import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import type { EspeakProgram, ProgramEvent } from './espeak-program.ts';
import { maxTextBytes } from './espeak-text.ts';
import { snapshotMemory } from './memory-snapshot.ts';

export async function loadPackagedEspeak(): Promise<EspeakProgram> {
  const clock = Date.now;
  // The engine seeds its noise from the clock. Two workers, and two runs of the server, must make the same audio from
  // one seed, so the clock stands still.
  Date.now = () => 0;
  const loaded = await loadEspeak();
  const espeak = new loaded.eSpeakNGWorker();
  espeak.set_voice('en-us');
  // A long text grows the engine's memory, which must not happen after the snapshot. So one long text is spoken first.
  espeak.synthesize(' '.repeat(maxTextBytes), () => false);
  espeak.synthesize('Hello.', () => false);
  Date.now = clock;

  return {
    rate: espeak.get_samplerate(),
    voices: espeak.list_voices(),
    setVoice: (file) => espeak.set_voice(file) === 0,
    setDelivery({ rate, pitch, range }) {
      espeak.set_rate(rate);
      espeak.set_pitch(pitch);
      espeak.set_range(range);
    },
    synthesize: (ssml, take) =>
      espeak.synthesize(ssml, (samples, events) => take(samples ?? new Int16Array(0), events.flatMap(translate))),
    restart: snapshotMemory(loaded),
  };
}

function translate({ type, audio_position, text_position, word_length, id }: EspeakEvent): ProgramEvent[] {
  if (type !== 'word' && type !== 'phoneme') return [];
  const symbol = typeof id === 'string' ? id.trim() : '';
  return [{ kind: type, at: audio_position / 1000, position: text_position, length: word_length, symbol }];
}
