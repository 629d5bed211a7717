/**
 * The native library of espeak-ng. It is loaded only in a process of its own, because a fault in it ends the process.
 * Each instance begins like a fresh program: the library keeps noise and flutter in variables that nothing resets.
 */
import koffi from 'koffi';
import type { EspeakProgram, ProgramEvent } from './espeak-program.ts';

/** Values of `speak_lib.h`. */
const output = { synchronous: 2 } as const;
const initialize = { phonemeEvents: 1, phonemesAsIpa: 2, mayNotExit: 0x8000 } as const;
const parameter = { rate: 1, pitch: 3, range: 4 } as const;
const text = { utf8: 1, ssml: 0x10, phonemes: 0x100 } as const;
const eventEnd = 0;

/** Milliseconds of sound in one call back. */
const bufferMs = 100;
/** The seed of the C library, from which the noise of consonants is made. */
const noiseSeed = 1;

/** The C library has the random numbers that espeak-ng uses. */
const systemLibraries: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'libc.so.6',
  darwin: '/usr/lib/libSystem.B.dylib',
};

/** `espeak_EVENT_TYPE` */
const eventKinds: Partial<Record<number, ProgramEvent['kind']>> = { 1: 'word', 7: 'phoneme' };

interface NativeEvent {
  type: number;
  text_position: number;
  length: number;
  /** Counts from the start of the call. */
  sample: number;
  /** The phoneme's name, padded with zeros. */
  name: Uint8Array;
}

const Event = koffi.struct('espeak_EVENT', {
  type: 'int',
  unique_identifier: 'uint',
  text_position: 'int',
  length: 'int',
  audio_position: 'int',
  sample: 'int',
  user_data: 'void *',
  name: koffi.array('uint8_t', 8, 'Typed'),
});
const eventBytes = koffi.sizeof(Event);
const Voice = koffi.struct('espeak_VOICE', {
  name: 'const char *',
  languages: 'void *',
  identifier: 'const char *',
  gender: 'uint8_t',
  age: 'uint8_t',
  variant: 'uint8_t',
  unused: 'uint8_t',
  score: 'int',
  spare: 'void *',
});
const SynthCallback = koffi.pointer(koffi.proto('int SynthCallback(void *wave, int samples, void *events)'));

/** @throws Error when the library cannot be loaded */
export function openEspeakLibrary(file: string): EspeakProgram {
  const system = systemLibraries[process.platform];
  if (system === undefined) throw new Error(`there is no C library for ${process.platform}`);
  // A handle that is collected as garbage unloads its library, so both are kept by the closures below.
  const systemLibrary = koffi.load(system);
  const seedNoise = systemLibrary.func('void srand(unsigned int seed)');

  let take: (samples: Int16Array, events: ProgramEvent[]) => boolean = () => true;
  const callback = koffi.register((wave: unknown, count: number, events: unknown): number => {
    const samples = wave && count > 0 ? (koffi.decode(wave, 'int16_t', count) as Int16Array) : new Int16Array(0);
    return take(samples, readEvents(events, rate)) ? 1 : 0;
  }, SynthCallback);
  let functions = load(file, callback);
  const { rate } = functions;
  seedNoise(noiseSeed);

  return {
    rate,
    voices: readVoices(functions.listVoices(null)),
    setVoice: (name) => functions.setVoice(name) === 0,
    setDelivery({ rate: wordsPerMinute, pitch, range }) {
      functions.setParameter(parameter.rate, wordsPerMinute, 0);
      functions.setParameter(parameter.pitch, pitch, 0);
      functions.setParameter(parameter.range, range, 0);
    },
    synthesize(ssml, consume) {
      take = consume;
      const bytes = Buffer.from(`${ssml}\0`);
      functions.synthesize(bytes, bytes.length, 0, 1, 0, text.utf8 | text.ssml | text.phonemes, null, null);
    },
    restart() {
      functions.terminate();
      functions.library.unload();
      functions = load(file, callback);
      seedNoise(noiseSeed);
    },
  };
}

function load(file: string, callback: unknown) {
  const library = koffi.load(file);
  const start = library.func('int espeak_Initialize(int output, int buffer, const char *path, int options)');
  const setCallback = library.func('espeak_SetSynthCallback', 'void', [SynthCallback]);
  const { phonemeEvents, phonemesAsIpa, mayNotExit } = initialize;
  const rate = start(output.synchronous, bufferMs, null, phonemeEvents | phonemesAsIpa | mayNotExit) as number;
  if (rate <= 0) throw new Error(`espeak_Initialize returned ${rate}`);
  setCallback(callback);
  return {
    library,
    rate,
    terminate: library.func('int espeak_Terminate()'),
    listVoices: library.func('void *espeak_ListVoices(void *like)'),
    setVoice: library.func('int espeak_SetVoiceByName(const char *name)'),
    setParameter: library.func('int espeak_SetParameter(int parameter, int value, int relative)'),
    synthesize: library.func(
      'int espeak_Synth(const void *text, size_t size, unsigned int position, int position_type, unsigned int end, unsigned int flags, void *id, void *data)',
    ),
  };
}

function readEvents(address: unknown, rate: number): ProgramEvent[] {
  const events: ProgramEvent[] = [];
  if (!address) return events;
  for (let at = 0; ; at += eventBytes) {
    const event = koffi.decode(address, at, Event) as NativeEvent;
    if (event.type === eventEnd) return events;
    const kind = eventKinds[event.type];
    if (!kind) continue;
    const symbol = kind === 'phoneme' ? nameOf(event.name) : '';
    events.push({ kind, at: event.sample / rate, position: event.text_position, length: event.length, symbol });
  }
}

/** A long name is cut after eight bytes, which may be within a character. */
function nameOf(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  const name = Buffer.from(bytes.subarray(0, end < 0 ? bytes.length : end)).toString();
  return name.replace(/\ufffd+$/, '').trim();
}

/** Reads a list of pointers, which ends with a null pointer. */
function readVoices(list: unknown): EspeakProgram['voices'] {
  const voices: EspeakProgram['voices'] = [];
  const pointerBytes = koffi.sizeof('void *');
  for (let at = 0; ; at += pointerBytes) {
    const address: unknown = koffi.decode(list, at, 'void *');
    if (!address) return voices;
    const { identifier, languages } = koffi.decode(address, Voice) as { identifier: string; languages: unknown };
    voices.push({ identifier, languages: readLanguages(languages) });
  }
}

/** Reads names that each follow a byte with a priority; a priority of zero ends the list. */
function readLanguages(address: unknown): { name: string }[] {
  const names: { name: string }[] = [];
  for (let at = 0; koffi.decode(address, at, 'uint8_t') !== 0;) {
    const name = koffi.decode(address, at + 1, 'char', -1) as string;
    names.push({ name });
    at += Buffer.byteLength(name) + 2;
  }
  return names;
}
