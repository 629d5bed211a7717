/** When a fallback speaks a turn of a dialogue, and when it must not. */
import { expect, test } from 'vitest';
import type { Ctx } from '../../../context.ts';
import { SpeechFailed, type AudioChunk, type SpeechInput } from '../../../ports/speech/port.ts';
import type { SpeechTerms } from '../speech.terms.ts';
import type { PlannedTurn } from './plan-dialogue.ts';
import { speakTurns } from './speak-turns.ts';

const voiceOf = (engine: string) => ({ engine, language: 'en', name: '0', rate: 1, pitch: 1, range: 1 });
const speakerOf = (engine: string) =>
  ({ voice: voiceOf(engine), title: engine, kind: 'neural', costFactor: 1 }) as const;

const termsOf = (engine: string, fallback?: string) =>
  ({
    route: { ...speakerOf(engine), ...(fallback ? { fallback: speakerOf(fallback) } : {}), warnings: [] },
    model: { model_id: 'eleven_v3' },
  }) as unknown as SpeechTerms;

const turnOf = (text: string, terms: SpeechTerms, index: number): PlannedTurn => ({
  ...{ index, text, terms, voice_id: `voice${index}`, characters: text.length, spokenCharacters: text.length },
  texts: [{ text, language: 'en' }],
});

/** Speaks a second for each text; a text with `!` breaks the engine `broken` after its first half. */
async function speak(turns: PlannedTurn[], options?: { isContinued: boolean }) {
  const spokenBy: string[] = [];
  const speech = {
    async *speak({ texts }: SpeechInput): AsyncGenerator<AudioChunk> {
      let seconds = 0;
      for (const { text, speaker } of texts) {
        const engine = speaker?.voice.engine ?? '';
        const isBroken = engine === 'broken';
        if (isBroken && !text.includes('!')) throw new SpeechFailed('it died', { engine });
        const said = isBroken ? text.slice(0, text.length / 2) : text;
        seconds += 1;
        spokenBy.push(engine);
        const times = Array.from(said, () => seconds - 1);
        const alignment = { characters: Array.from(said), starts: times, ends: times, words: [], phonemes: [] };
        yield { audio: new Uint8Array(2), seconds, alignment };
        if (isBroken) throw new SpeechFailed('it died', { engine });
      }
    },
  };
  const ctx = { parts: { speech, log: { warn: () => undefined } } } as unknown as Ctx;
  const chunks = await Array.fromAsync(speakTurns(ctx, turns, {} as SpeechInput, options));
  const text = chunks.flatMap(({ alignment }) => alignment?.characters ?? []).join('');
  const starts = chunks.map(({ alignment }) => alignment?.starts[0]);
  return { spokenBy, text, starts, warnings: chunks.flatMap(({ warning }) => warning?.code ?? []) };
}

test('an engine that cannot begin a turn is replaced for that turn and the later ones, and the times go on', async () => {
  const [good, broken] = [termsOf('good'), termsOf('broken', 'other')];
  const turns = [
    turnOf('One.', good, 0),
    turnOf('Two.', broken, 1),
    turnOf('Three.', good, 2),
    turnOf('Four.', broken, 3),
  ];
  const { spokenBy, text, starts, warnings } = await speak(turns);
  expect(spokenBy).toEqual(['good', 'other', 'good', 'other']);
  expect(text).toBe('One.Two.Three.Four.');
  expect(starts).toEqual([0, 1, 2, 3]);
  expect(warnings).toHaveLength(1);
  expect([broken.route.voice.engine, broken.route.replaced]).toEqual(['other', 'broken']);
  expect(good.route.replaced).toBeUndefined();
});

test('a failure in the middle of a turn is one of the dialogue', async () => {
  const turns = [turnOf('One.', termsOf('good'), 0), turnOf('Two!', termsOf('broken', 'other'), 1)];
  await expect(speak(turns)).rejects.toThrow('it died');
});

test('the rest of a turn that was begun before is spoken by nobody else', async () => {
  await expect(speak([turnOf('Two.', termsOf('broken', 'other'), 1)], { isContinued: true })).rejects.toThrow(
    'it died',
  );
});

test('without a fallback there is an error', async () => {
  await expect(speak([turnOf('Two.', termsOf('broken'), 0)])).rejects.toThrow('it died');
});
