/** What the process of PocketSphinx does: recognise parts, follow conversations, align texts. */
import type { AlignPart, AlignedSpoken, PartResult, PushStream, RecognisePart, StreamResult } from '../part.ts';
import type { InstalledPocketSphinx } from './find-pocketsphinx.ts';
import { soundsOf } from './letters-to-sounds.ts';
import { openLibrary, type Decoder, type NativeWord } from './library.ts';

const frameSeconds = 0.01;

export function createSphinx(installed: InstalledPocketSphinx, refuse: (reason: string) => Error) {
  const createDecoder = openLibrary(installed);
  // With its removal of silence, times are wrong by a tenth of a second and more.
  const exactTimes = ['-remove_silence', 'no'];
  const speech = () => createDecoder(['-lm', `${installed.model}/en-us.lm.bin`, '-bestpath', 'yes', ...exactTimes]);
  let recogniser: Decoder | undefined;
  let aligner: Decoder | undefined;
  let grammars = 0;
  let isStreaming = false;
  recogniser = speech();

  function begin(decoder: Decoder): Decoder {
    decoder.begin();
    return decoder;
  }

  return {
    recognise({ samples }: RecognisePart): PartResult {
      const decoder = begin((recogniser ??= speech()));
      decoder.process(toInt16(samples), true);
      decoder.end();
      return { words: decoder.words().filter(isWord).map(toPartWord) };
    },

    open(): void {
      if (isStreaming) throw refuse('it follows another conversation');
      begin((recogniser ??= speech()));
      isStreaming = true;
    },

    push({ samples }: PushStream): StreamResult {
      recogniser?.process(toInt16(samples), false);
      return { partial: recogniser?.hypothesis() ?? '' };
    },

    commit(): PartResult {
      if (!recogniser) return { words: [] };
      recogniser.end();
      const words = recogniser.words().filter(isWord).map(toPartWord);
      begin(recogniser);
      return { words };
    },

    shut(): void {
      if (isStreaming) recogniser?.end();
      isStreaming = false;
    },

    /** Finds the words in their order. @returns undefined when no path leads through all of them */
    align({ samples, words }: AlignPart): AlignedSpoken[] | undefined {
      aligner ??= createDecoder([
        ...[...exactTimes, '-bestpath', 'no', '-fsgusefiller', 'yes'],
        ...['-beam', '1e-80', '-wbeam', '1e-60', '-pbeam', '1e-80'],
      ]);
      const said = words.map((word) => pronounceable(aligner as Decoder, word));
      const known = said.flatMap((word) => word ?? []);
      if (known.length === 0) return said.map(() => undefined);
      grammars += 1;
      const jsgf = `#JSGF V1.0;\ngrammar g;\npublic <s> = ${known.join(' ')} ;\n`;
      if (!aligner.useGrammar(`g${grammars}`, jsgf)) throw refuse('the text cannot be aligned');
      begin(aligner);
      aligner.process(toInt16(samples), true);
      aligner.end();
      const found = aligner.words().filter(isWord);
      if (found.length !== known.length || found.some(({ text }, i) => text !== known[i])) return undefined;
      let at = 0;
      return said.map((word) => {
        const one = word === undefined ? undefined : found[at++];
        if (!one) return undefined;
        const frames = Math.max(1, one.to - one.from);
        return {
          start: one.from * frameSeconds,
          end: one.to * frameSeconds,
          loss: Math.max(0, -one.acoustic / frames),
        };
      });
    },
  };
}

/** A word that the dictionary has, or has from now on. */
function pronounceable(decoder: Decoder, word: string): string | undefined {
  if (decoder.knows(word)) return word;
  const owner = /^(.*)'s$/.exec(word)?.[1];
  const phones = soundsOf(owner ?? word);
  if (phones === undefined) return undefined;
  decoder.addWord(word, owner === undefined ? phones : `${phones} Z`);
  return decoder.knows(word) ? word : undefined;
}

/** Noises stand in brackets, or between plus signs. */
const isWord = ({ text }: NativeWord) => !/^[[+]/.test(text);

const toPartWord = ({ text, from, to, probability }: NativeWord) => ({
  ...{ text, start: from * frameSeconds, end: to * frameSeconds },
  confidence: Math.round(probability * 1000) / 1000,
});

function toInt16(samples: Float32Array): Int16Array {
  const out = new Int16Array(samples.length);
  for (let i = 0; i < samples.length; i++) {
    const sample = samples[i] ?? 0;
    out[i] = Number.isFinite(sample) ? Math.max(-32768, Math.min(32767, Math.round(sample * 32767))) : 0;
  }
  return out;
}
