/** Generated texts of every kind through the real engines: every written and every spoken character has its time. */
import { afterAll, expect, test } from 'vitest';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { createSpeech } from '../../ports/speech/speech.ts';
import { defaultSettings, premadeVoices } from '../voices/voices.rules.ts';
import { createRecording } from './speech.recording.ts';
import { isSpeakable } from './speech.rules.ts';
import { generateText } from './text/corpus.ts';
import { prepareText } from './text/prepare.ts';

/** `CORPUS_TEXTS=10000` before a release; each takes its time from every run of the tests. */
const texts = Number(process.env.CORPUS_TEXTS ?? 400);
const atOnce = 12;
const speech = createSpeech({ maxQueued: 100 });
afterAll(() => speech.close());

/** One in twenty by flite, which takes ten times as long. */
function voiceFor(seed: number) {
  const engine = seed % 20 === 0 ? 'flite' : 'espeak';
  const voices = premadeVoices.filter((voice) => voice.engine.engine === engine);
  return voices[Math.floor(seed / 20) % voices.length]?.engine;
}

async function speak(seed: number): Promise<string | undefined> {
  const text = generateText(seed);
  const voice = voiceFor(seed);
  if (!voice) throw new Error('no voice');
  const languages = speech.languagesOf(voice);
  const prepared = prepareText(text, { languages, detectLanguage: true, normalization: 'auto' });
  // Refused before it gets this far: tags alone, or signs that nobody reads aloud.
  if (!isSpeakable(prepared.spoken)) return undefined;
  const input = { texts: prepared.texts, voice, settings: defaultSettings, format: describeFormat('pcm_8000') };
  const record = createRecording();
  const recorded = record.begin(prepared);
  for await (const chunk of speech.speak(input, new AbortController().signal)) recorded.add(chunk);
  const fault =
    faultOf(record.alignment, text, record.seconds) ??
    faultOf(record.normalized_alignment, prepared.spoken, record.seconds);
  return fault && `${seed}: ${fault}: ${JSON.stringify(text)}`;
}

function faultOf(alignment: CharacterAlignment, text: string, seconds: number): string | undefined {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment;
  if (characters.join('') !== text) return `covers ${JSON.stringify(characters.join(''))}`;
  if (starts.length !== characters.length || ends.length !== characters.length) return 'lengths differ';
  const isOrdered = starts.every(
    (start, i) => start >= (starts[i - 1] ?? 0) && (ends[i] ?? -1) >= start && (ends[i] ?? -1) <= seconds + 0.001,
  );
  return isOrdered ? undefined : 'times are out of order';
}

test(`the alignments of ${texts} texts are complete`, async () => {
  const faults: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let seed = next++; seed < texts; seed = next++) {
        const fault = await speak(seed).catch((error: Error) => `${seed}: ${error.message}`);
        if (fault) faults.push(fault);
      }
    }),
  );
  expect(faults).toEqual([]);
}, 900_000);
