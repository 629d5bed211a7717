import { expect, test } from 'vitest';
import type { SynthesisMessage } from './messages.ts';
import { AudioChunkQueue } from './audio-chunk-queue.ts';
import type { AudioChunk } from '../port.ts';
import { SpeechStream, type StreamHooks } from './speech-stream.ts';
import { engines, speechInput } from '../testing.ts';

const text = 'This is number one. This is number two. This is number three. ';
const rate = 1000;
const alignment = { characters: ['a'], starts: [0.25], ends: [0.5], words: [], phonemes: [] };
const levels = { peaks: Uint8Array.of(1, 2), energy: 0.5, loudSamples: 10 };
/** Sound of some milliseconds; every sample is the number given. */
const audio = (sample: number, ms: number): SynthesisMessage => ({
  kind: 'audio',
  samples: new Int16Array(ms).fill(sample),
  rate,
});
const end = (sample: number, ms: number): SynthesisMessage => ({
  kind: 'end',
  samples: new Int16Array(ms).fill(sample),
  rate,
  alignment,
});

/** Encodes each sound as its first sample, at once. */
function testHooks() {
  const events = {
    progressed: 0,
    failure: undefined as Error | undefined,
    ends: [] as boolean[],
    samples: [] as number[],
  };
  const hooks: StreamHooks = {
    openEncoder: ({ onEncoded }) => {
      let made = 0;
      return {
        encode(samples, _, end) {
          made += samples.length;
          events.samples.push(...samples);
          if (end) events.ends.push(end.isLast);
          onEncoded({
            audio: Uint8Array.from(samples.subarray(0, 1)),
            seconds: made / rate,
            playableSeconds: made / rate,
            levels,
          });
        },
        close() {},
      };
    },
    progressed: () => void events.progressed++,
    failed: (_, error) => void (events.failure = error),
  };
  return { events, hooks };
}

function begin(text: string) {
  const queue = new AudioChunkQueue({ start() {}, taken() {}, stopped() {} });
  const chunks: AudioChunk[] = [];
  const all = (async () => {
    for await (const chunk of queue) chunks.push(chunk);
  })();
  const { events, hooks } = testHooks();
  const stream = new SpeechStream(speechInput(text), engines, queue, 0, hooks);
  return { stream, queue, chunks, all, events, next: (id: number) => stream.beginNext(id, 'espeak') };
}

test('the second chunk waits for the first sound, and the others do not wait', () => {
  const { stream, next } = begin(text);
  const first = next(1);
  expect(stream.canBeginWith('espeak')).toBe(false);
  stream.receive(first, audio(1, 100));
  expect(stream.canBeginWith('espeak')).toBe(true);
  expect([first, next(2), next(3)].map(({ task }) => [task.isOpening, task.isLast])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ]);
  expect(stream.canBeginWith('espeak')).toBe(false);
});

test('audio chunks come in the order of the text, with times from its beginning', async () => {
  const { stream, queue, chunks, all, events, next } = begin(text);
  const [one, two, three] = [next(1), next(2), next(3)];
  stream.receive(three, end(7, 1000));
  stream.receive(one, audio(1, 500));
  stream.receive(two, audio(3, 500));
  stream.receive(one, end(2, 1500));
  stream.receive(two, audio(4, 250));
  expect(stream.isOver).toBe(false);
  stream.receive(two, end(5, 250));
  expect(events.ends).toEqual([true]);
  expect(stream.isOver).toBe(true);
  queue.end();
  await all;
  expect(chunks.map((chunk) => [chunk.audio[0], chunk.seconds])).toEqual([
    [1, 0.5],
    [2, 2],
    [3, 2.5],
    [4, 2.75],
    [5, 3],
    [7, 4],
  ]);
  expect(chunks.flatMap((chunk) => chunk.alignment?.starts ?? [])).toEqual([0.25, 2.25, 3.25]);
  // Peaks go on from the beginning to the end, as the sound does.
  expect(chunks.map((chunk) => chunk.levels?.from)).toEqual([0, 0.005, 0.01, 0.015, 0.02, 0.025]);
  expect(chunks.map((chunk) => chunk.isChunkEnd ?? false)).toEqual([false, true, false, false, true, true]);
});

test('after a refused chunk the audio before it is still delivered, and no later chunk begins', async () => {
  const { stream, queue, chunks, all, events, next } = begin(text);
  const [one, two] = [next(1), next(2)];
  stream.receive(two, { kind: 'refused', reason: 'why' });
  expect([stream.isOver, stream.canBeginWith('espeak')]).toEqual([false, false]);
  stream.receive(one, audio(1, 100));
  expect(events.failure).toBeUndefined();
  stream.receive(one, end(2, 900));
  expect(events.failure?.message).toBe('why');
  queue.end();
  await all;
  // The last step is what the encoder held back.
  expect(chunks.map(({ seconds }) => seconds)).toEqual([0.1, 1, 1]);
});

test('a chunk whose worker died is spoken again without what went out, and fails the second time', async () => {
  const { stream, queue, chunks, all, events, next } = begin(text);
  const one = next(1);
  stream.receive(one, { ...audio(1, 300), alignment } as SynthesisMessage);
  const two = next(2);
  stream.receive(two, audio(5, 100));
  stream.lose(one, 'died');
  stream.lose(two, 'died');
  expect(stream.canBeginWith('espeak')).toBe(true);
  expect(next(3)).toBe(one);
  expect(next(4)).toBe(two);
  const whole = {
    characters: ['a', 'b', 'c'],
    starts: [0.25, 0.5, 0.75],
    ends: [0.5, 0.75, 1],
    words: [],
    phonemes: [],
  };
  stream.receive(one, {
    kind: 'audio',
    samples: Int16Array.from({ length: 800 }, (_, i) => i),
    rate,
    alignment: whole,
  });
  stream.receive(one, { kind: 'end', samples: new Int16Array(200), rate });
  stream.receive(two, audio(6, 100));
  // What the listener got is neither repeated nor missing.
  expect(events.samples.slice(0, 300).every((sample) => sample === 1)).toBe(true);
  expect([events.samples[300], events.samples.length]).toEqual([300, 1100]);
  stream.lose(two, 'died again');
  expect(events.failure?.message).toBe('died again');
  queue.end();
  await all;
  expect(chunks.flatMap(({ alignment }) => alignment?.characters ?? [])).toEqual(['a', 'b', 'c']);
});

test.each([
  ['seconds', 1, 16_000],
  ['bytes', 600_000, 1000],
])('no chunk begins while enough %s are unread or wait for their turn', (_, bytes, ms) => {
  const queue = new AudioChunkQueue({ start() {}, taken() {}, stopped() {} });
  const { hooks } = testHooks();
  const openEncoder: StreamHooks['openEncoder'] = ({ onEncoded }) => {
    let made = 0;
    return {
      encode: (samples, rate) =>
        onEncoded({
          audio: new Uint8Array(bytes),
          seconds: (made += samples.length / rate),
          playableSeconds: made,
          levels,
        }),
      close() {},
    };
  };
  const stream = new SpeechStream(speechInput(text.repeat(10)), engines, queue, 0, { ...hooks, openEncoder });
  const [one, two] = [stream.beginNext(1, 'espeak'), stream.beginNext(2, 'espeak')];
  stream.receive(two, { kind: 'end', samples: new Int16Array(bytes === 1 ? ms : bytes / 2), rate });
  stream.receive(one, { kind: 'audio', samples: new Int16Array(ms / 2), rate });
  expect([queue.seconds, queue.bytes]).toEqual([ms / 2000, bytes]);
  stream.receive(one, { kind: 'end', samples: new Int16Array(ms / 2), rate });
  expect(stream.canBeginWith('espeak')).toBe(false);
  for (let i = 0; i < 3; i++) void queue.next();
  expect(stream.canBeginWith('espeak')).toBe(true);
});

test('the speech with fewer workers is first, then the one that has waited longer', () => {
  const [a, b] = [begin(text).stream, begin(text).stream];
  [a.turn, b.turn] = [1, 2];
  expect([a.isBefore(b), b.isBefore(a)]).toEqual([true, false]);
  const part = a.beginNext(3, 'espeak');
  expect([a.isBefore(b), b.isBefore(a)]).toEqual([false, true]);
  a.receive(part, end(1, 1000));
  expect(a.isBefore(b)).toBe(true);
});
