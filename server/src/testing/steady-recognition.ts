/** A recogniser that hears the same words in any sound, for tests that ask every call and need no real one. */
import type { RecognisedWord, RecogniserAbout, Recognition, StreamEvent } from '../ports/recognition/port.ts';

const rate = 16_000;
const text = 'Good morning.';

const about: RecogniserAbout = {
  ...{ id: 'steady', title: 'Steady', version: 'steady 1', kind: 'embedded', languages: [], status: 'ready' },
  abilities: {
    ...{ streaming: true, wordTimes: 'measured', confidence: true, languageId: true, diarisation: true },
    ...{ audioEvents: true, punctuation: true, keyterms: true, translation: true },
  },
  ...{ queued: 0, busy: 0, restarts: 0 },
};

const word = (said: string, start: number, end: number): RecognisedWord => ({
  ...{ text: said, start, end, confidence: 0.9, kind: said.trim() === '' ? 'spacing' : 'word', speaker: 0 },
});
const wordsWithin = (seconds: number): RecognisedWord[] => [
  word('Good', 0, seconds / 2),
  word(' ', seconds / 2, seconds / 2),
  word('morning.', seconds / 2, seconds),
];

async function lengthOf(samples: AsyncIterable<Float32Array>): Promise<number> {
  let length = 0;
  for await (const chunk of samples) length += chunk.length;
  return length / rate;
}

export const steadyRecognition = (): Recognition => ({
  describe: () => ({
    recognisers: [about],
    aligners: [{ id: 'steady', title: 'Steady', languages: ['en'] }],
    aids: [],
  }),
  setModels: () => Promise.resolve(),
  setProviders: () => undefined,
  choose: () => ({ recogniser: about, warnings: [] }),
  load: () => Promise.resolve(),
  async *transcribe(samples, { resume }) {
    const seconds = await lengthOf(samples);
    const begin = resume?.seconds ?? 0;
    yield { kind: 'language', language: 'en', probability: 1 };
    yield { kind: 'words', words: wordsWithin(begin + seconds) };
    yield { kind: 'checkpoint', checkpoint: { seconds: begin + seconds, state: '{}' } };
    yield { kind: 'progress', seconds: begin + seconds };
  },
  openStream() {
    let pushed = 0;
    const waiting: StreamEvent[] = [];
    let wake = () => {};
    let isEnded = false;
    const commit = (by: 'commit' | 'end') => {
      waiting.push({ kind: 'committed', text, words: wordsWithin(pushed / rate), language: 'en', by });
      wake();
    };
    const end = () => {
      isEnded = true;
      wake();
    };
    async function* events(): AsyncIterable<StreamEvent> {
      for (;;) {
        const next = waiting.shift();
        if (next) yield next;
        else if (isEnded) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    }
    return {
      push(samples) {
        pushed += samples.length;
        return Promise.resolve();
      },
      commit: () => commit('commit'),
      end() {
        if (pushed > 0) commit('end');
        end();
      },
      events: events(),
      close: end,
    };
  },
  async align(samples, said) {
    const seconds = await lengthOf(samples);
    const words = [...said.matchAll(/\S+/g)];
    return words.map(([one], i) => ({
      ...{ text: one, from: words[i]?.index ?? 0, to: (words[i]?.index ?? 0) + one.length, loss: 0.1 },
      ...{ start: (seconds * i) / words.length, end: (seconds * (i + 1)) / words.length },
    }));
  },
  async *findSpeech(samples) {
    yield { start: 0, end: await lengthOf(samples) };
  },
  denoise: (samples) => samples,
  close: () => Promise.resolve(),
});
