/** Has a voice that comes with the server say a sentence, and a recogniser listen to it. Nothing is charged or kept. */
import type { ListeningTest } from '#contract/engine-models/listening.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { RecognitionBusy, RecognitionFailed, recognitionRate, type Recognition } from '../../ports/recognition/port.ts';
import { SpeechBusy, SpeechFailed, type EngineVoice, type Speech } from '../../ports/speech/port.ts';
import { testSentence, wrongWords } from './listening-test.rules.ts';

/** A recogniser that is asleep is loaded first, which takes a slow disk some time. */
const testMs = 180_000;
/** Seconds of silence on either side, from which a recogniser learns the background. */
const silenceSeconds = 0.3;
const settings = { stability: 0.5, similarity_boost: 0.75, style: 0, use_speaker_boost: true, speed: 1 };

/** Recognisers understand it best of those that come with the server; espeak-ng speaks the other languages. */
const voice: EngineVoice = {
  ...{ engine: 'flite', language: 'en', name: 'rms', rate: 1, pitch: 1, range: 1 },
  elsewhere: { engine: 'espeak', language: 'en', name: 'en-us', rate: 150, pitch: 50, range: 50 },
};

export interface Listened {
  /** The id of a recogniser. */
  recogniser: string;
  /** What it understands, the main one first; empty for any. */
  languages: readonly string[];
  workspaceId: string;
  /** Another sentence than ours, with its language. */
  sentence?: { text: string; language: string } | undefined;
}

/** What listened did not work; the message is a sentence. */
export class NotHeard extends Error {}

/** @throws NotHeard */
export async function testListening(
  { speech, recognition }: { speech: Speech; recognition: Recognition },
  { recogniser, languages, workspaceId, sentence }: Listened,
  signal: AbortSignal,
): Promise<ListeningTest> {
  const said = sentence ?? testSentence(languages);
  if (!said) throw new NotHeard('This server has no sentence in the language: give one.');
  const until = AbortSignal.any([signal, AbortSignal.timeout(testMs)]);
  try {
    const samples = await say(speech, said, workspaceId, until);
    const before = performance.now();
    const status = recognition.describe(workspaceId).recognisers.find(({ id }) => id === recogniser)?.status;
    await recognition.load(recogniser);
    const began = performance.now();
    const options = { recogniser, language: said.language, workspaceId };
    let heard = '';
    let detected: string | null = null;
    for await (const event of recognition.transcribe(inBlocks(samples), options, until)) {
      if (event.kind === 'words') heard += event.words.map(({ text }) => text).join('');
      else if (event.kind === 'language') detected = event.language;
    }
    if (until.aborted && !signal.aborted) throw new NotHeard('It did not answer in time.');
    const { words, wrong_words } = wrongWords(said.text, heard);
    return {
      ...{ language: said.language, said: said.text, heard: heard.trim(), detected_language: detected },
      ...{ words, wrong_words, word_error_rate: words === 0 ? 0 : wrong_words / words },
      seconds: Math.round((samples.length / recognitionRate) * 100) / 100,
      load_ms: status === 'ready' ? null : Math.round(began - before),
      took_ms: Math.round(performance.now() - began),
    };
  } catch (error) {
    const isTold =
      error instanceof RecognitionFailed ||
      error instanceof RecognitionBusy ||
      error instanceof SpeechFailed ||
      error instanceof SpeechBusy;
    throw isTold ? new NotHeard(error.message, { cause: error }) : error;
  }
}

async function say(
  speech: Speech,
  { text, language }: { text: string; language: string },
  group: string,
  signal: AbortSignal,
): Promise<Float32Array> {
  const format = describeFormat('pcm_16000');
  const input = { texts: [{ text, language }], voice, settings, format, group };
  const chunks: Uint8Array[] = [];
  for await (const { audio } of speech.speak(input, signal)) chunks.push(audio);
  const pcm = Buffer.concat(chunks);
  const edge = Math.round(silenceSeconds * recognitionRate);
  const samples = new Float32Array(pcm.length / 2 + 2 * edge);
  for (let i = 0; i < pcm.length / 2; i += 1) samples[edge + i] = pcm.readInt16LE(2 * i) / 32_768;
  return samples;
}

/** As decoders give them. */
async function* inBlocks(samples: Float32Array): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += recognitionRate) yield samples.slice(at, at + recognitionRate);
}
