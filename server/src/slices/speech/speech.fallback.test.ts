/** When a fallback takes over, and when it must not. */
import { expect, test } from 'vitest';
import type { Ctx } from '../../context.ts';
import { SpeechFailed, type AudioChunk, type SpeechInput } from '../../ports/speech/port.ts';
import { speakByRoute } from './speech.fallback.ts';
import type { SpeechTerms } from './speech.terms.ts';

const voiceOf = (engine: string) => ({ engine, language: 'en', name: '0', rate: 1, pitch: 1, range: 1 });
const speakerOf = (engine: string) =>
  ({ voice: voiceOf(engine), title: engine, kind: 'neural', costFactor: 1 }) as const;
const sound: AudioChunk = { audio: new Uint8Array(2), seconds: 1 };

async function speak(continuity?: SpeechInput['continuity']) {
  const speech = {
    async *speak({ voice }: SpeechInput) {
      if (voice.engine === 'broken') throw new SpeechFailed('it does not start');
      yield sound;
    },
  };
  const ctx = { parts: { speech, log: { warn: () => undefined } } } as unknown as Ctx;
  const route = { ...speakerOf('broken'), fallback: speakerOf('other'), warnings: [] };
  const terms = { route, model: { model_id: 'eleven_v3' } } as unknown as SpeechTerms;
  const input = { voice: route.voice, ...(continuity ? { continuity } : {}) } as SpeechInput;
  const chunks = await Array.fromAsync(speakByRoute(ctx, terms, input));
  return {
    seconds: chunks.map(({ seconds }) => seconds),
    engine: terms.route.voice.engine,
    replaced: terms.route.replaced,
  };
}

test('an engine that does not begin is replaced, and the route says by which', async () => {
  expect(await speak()).toEqual({ seconds: [1], engine: 'other', replaced: 'broken' });
  expect(await speak({ begun: false })).toEqual({ seconds: [1], engine: 'other', replaced: 'broken' });
});

test('a text that continues an audio is never spoken by another voice', async () => {
  await expect(speak({ begun: true })).rejects.toThrow('it does not start');
});
