/** Lets every engine say a word. */
import { performance } from 'node:perf_hooks';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { EngineVoice, Speech } from '../../../ports/speech/port.ts';
import { defaultSettings, premadeVoices } from '../../voices/voices.rules.ts';
import { coded, fail, ok, type CodedFinding } from './findings.ts';

export const checkSpeech = async (speech: Speech): Promise<CodedFinding[]> => [
  ...(await checkEngines(speech)),
  ...checkModels(speech),
];

/** Says which models did not start. One that sleeps is not woken for a check. */
function checkModels(speech: Speech): CodedFinding[] {
  const failed = speech.states().filter(({ engine, status }) => engine.startsWith('model:') && status === 'failed');
  return failed.map(({ engine, lastFailure }) => {
    const model = engine.slice('model:'.length);
    const reason = lastFailure?.reason ?? '';
    const finding = fail('speech', `the model ${model} does not start: ${reason}.`, `run cli model check ${model}`);
    return coded('model_failed', { engine: model, reason }, finding);
  });
}

/** Pairs each engine with the first premade voice that it speaks. */
async function checkEngines(speech: Speech): Promise<CodedFinding[]> {
  const started = performance.now();
  try {
    const engines = await speech.describe();
    const ready = ms(performance.now() - started);
    const findings: CodedFinding[] = [];
    for (const { engine, version, voices } of engines) {
      const voice = premadeVoices.find((one) => one.engine.engine === engine);
      const spoken = voice && (await trySpeaking(speech, voice.engine));
      const words = spoken ? `, first sound after ${ms(spoken.firstMs)}, ${spoken.seconds.toFixed(1)} s spoken` : '';
      const message = `${version} with ${voices} voices: ready in ${ready}${words}.`;
      const params = { engine: version, voices, first_ms: Math.round(spoken?.firstMs ?? 0) };
      findings.push(coded('speech_ok', params, ok('speech', message)));
    }
    return findings;
  } catch (error) {
    const reason = (error as Error).message;
    const finding = fail('speech', `an engine does not speak: ${reason}.`, 'run npm ci again');
    return [coded('speech_failed', { reason }, finding)];
  }
}

/** @throws Error when no sound comes. A text is in the voice's own language. */
export async function trySpeaking(
  speech: Speech,
  voice: EngineVoice,
  text?: string,
): Promise<{ firstMs: number; seconds: number }> {
  const texts = [text === undefined ? { text: 'Hello.', language: 'en' } : { text, language: voice.language }];
  const input = { texts, voice, settings: defaultSettings, format: describeFormat('mp3_44100_128') };
  const asked = performance.now();
  let firstMs: number | undefined;
  let seconds = 0;
  for await (const chunk of speech.speak(input, AbortSignal.timeout(text === undefined ? 20_000 : 60_000))) {
    if (chunk.audio.length > 0) firstMs ??= performance.now() - asked;
    seconds = chunk.seconds;
  }
  if (firstMs === undefined) throw new Error('it made no sound');
  return { firstMs, seconds };
}

const ms = (value: number) => `${Math.round(value)} ms`;
