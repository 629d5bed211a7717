import { afterEach, expect, test } from 'vitest';
import { SpeechBusy, SpeechFailed } from '../port.ts';
import type { Speech } from '../port.ts';
import { SpeechPool } from './speech-pool.ts';
import { createSpeech } from '../speech.ts';
import type { SpeechOptions } from '../speech.ts';
import { engines, speechInput, speakAll } from '../testing.ts';
import { inThread } from './transports.ts';
import type { StartWorker } from './transports.ts';

const open: Speech[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.close()));
});

async function started(options: SpeechOptions = {}): Promise<Speech> {
  const engine = createSpeech({ espeakWorkers: 1, fliteWorkers: 0, ...options });
  open.push(engine);
  await speakAll(engine, speechInput('Hello.'));
  return engine;
}

const faulty = { workerUrls: { espeak: new URL('../engines/espeak/faulty.worker.ts', import.meta.url) }, hangMs: 3000 };
const never = new AbortController().signal;
const sentence = 'The quick brown fox jumps over the lazy dog in the morning. ';
/** One chunk of 400 characters: about 25 s of audio and 80 ms of work. */
const longChunk = 'one two three four five six seven eight '.repeat(10);
const ms = async (work: Promise<unknown>) => {
  const begin = performance.now();
  await work;
  return performance.now() - begin;
};
/** Milliseconds that a short text may take on a busy test machine; what it must not wait for takes seconds. */
const soon = 1000;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

test('it speaks before all workers are ready, and not after it is closed', async () => {
  const engine = createSpeech({ espeakWorkers: 1 });
  open.push(engine);
  expect((await speakAll(engine, speechInput('Hello.'))).seconds).toBeGreaterThan(0.2);
  await engine.close();
  await expect(speakAll(engine, speechInput('Hello.'))).rejects.toThrow(SpeechFailed);
  await expect(engine.describe()).rejects.toThrow(SpeechFailed);
});

test('closing fails the open speeches', async () => {
  const engine = await started();
  const speech = speakAll(engine, speechInput(longChunk.repeat(20)));
  await Promise.all([expect(speech).rejects.toThrow(SpeechFailed), pause(30).then(() => engine.close())]);
});

test('abort ends at once, without error, and frees the worker', async () => {
  const engine = await started();
  const abort = new AbortController();
  const speech = speakAll(engine, speechInput(longChunk.repeat(60)), abort.signal);
  await pause(20);
  const begin = performance.now();
  abort.abort();
  const { alignments } = await speech;
  expect(performance.now() - begin).toBeLessThan(150);
  expect(alignments.length).toBeLessThan(5);
  expect(await ms(speakAll(engine, speechInput('Hi there.')))).toBeLessThan(soon);
});

test('an aborted signal starts nothing', async () => {
  const engine = await started({ maxQueued: 1 });
  expect((await speakAll(engine, speechInput('Hello.'), AbortSignal.abort())).chunks).toEqual([]);
  expect((await speakAll(engine, speechInput('Hello.'))).alignments.length).toBe(1);
});

test('leaving the loop frees the worker and the queue', async () => {
  const engine = await started({ maxQueued: 1 });
  for (let i = 0; i < 5; i++) {
    for await (const chunk of engine.speak(speechInput(longChunk.repeat(60), { format: 'mp3_44100_128' }), never)) {
      expect(chunk.seconds).toBeGreaterThan(0);
      break;
    }
  }
  expect(await ms(speakAll(engine, speechInput('Hi there.')))).toBeLessThan(soon);
});

test('return() ends a pending next()', async () => {
  const engine = await started();
  const speech = engine.speak(speechInput(longChunk), never)[Symbol.asyncIterator]();
  const waiting = speech.next();
  await speech.return?.();
  expect(await waiting).toEqual({ done: true, value: undefined });
});

test('too many speeches are refused before anything starts', async () => {
  const engine = await started({ maxQueued: 3 });
  const abort = new AbortController();
  const long = [1, 2, 3].map(() => speakAll(engine, speechInput(longChunk.repeat(5)), abort.signal));
  await expect(speakAll(engine, speechInput('One more.'))).rejects.toThrow(SpeechBusy);
  abort.abort();
  await Promise.all(long);
  expect((await speakAll(engine, speechInput('One more.'))).seconds).toBeGreaterThan(0);
});

test('a speech that nobody reads takes no worker', async () => {
  const engine = await started({ maxQueued: 1 });
  for (let i = 0; i < 3; i++) engine.speak(speechInput('Hello.'), never);
  expect((await speakAll(engine, speechInput('Hello.'))).seconds).toBeGreaterThan(0);
});

test('a short text is done long before a long one that came first', async () => {
  const engine = await started();
  const abort = new AbortController();
  let longDone = false;
  const long = speakAll(engine, speechInput(sentence.repeat(340)), abort.signal).then(
    (spoken) => ((longDone = true), spoken),
  );
  // It takes seconds; the bound of a short one leaves room for a busy machine.
  await pause(50);
  for (let i = 0; i < 5; i++) expect(await ms(speakAll(engine, speechInput('Hello there.')))).toBeLessThan(soon);
  expect(longDone).toBe(false);
  const { alignments } = await long;
  expect(alignments.flatMap((a) => a.characters).join('')).toBe(sentence.repeat(340));
});

test('many concurrent speeches are all served, in turn', async () => {
  const engine = await started({ espeakWorkers: 2 });
  const spoken = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      speakAll(engine, speechInput(sentence.repeat((i % 4) + 1), { format: i % 2 ? 'mp3_44100_128' : 'pcm_16000' })),
    ),
  );
  spoken.forEach(({ alignments }, i) => expect(alignments.length).toBe((i % 4) + 1));
  const same = new Set(spoken.filter((_, i) => i % 4 === 1).map(({ seconds }) => seconds.toFixed(1)));
  expect(same.size).toBe(1);
});

test('a slow consumer buffers little and blocks nobody', async () => {
  const engine = await started();
  const text = sentence.repeat(200);
  const slow = engine.speak(speechInput(text), never)[Symbol.asyncIterator]();
  await slow.next();
  const queue = slow as unknown as { bytes: number; seconds: number };
  for (let i = 0; i < 100 && queue.seconds < 20; i++) await pause(50);
  expect(queue.seconds).toBeGreaterThan(15);
  await pause(200);
  expect(await ms(speakAll(engine, speechInput('Hello there.')))).toBeLessThan(soon);
  // What lies unread is bounded, although the worker had time for much more.
  expect(queue.seconds).toBeLessThan(60);
  expect(queue.bytes).toBeLessThan(3 << 20);
  let characters = 0;
  for (let step = await slow.next(); !step.done; step = await slow.next())
    characters += step.value.alignment?.characters.length ?? 0;
  expect(characters).toBe(text.length);
});

for (const word of ['HANG', 'CRASH']) {
  test(`a worker's ${word.toLowerCase()} fails its own speech and no other`, async () => {
    const engine = await started({ ...faulty, espeakWorkers: 2 });
    // The neighbour is held back by its own unread audio, so it has much left to say when the worker goes.
    const text = sentence.repeat(30);
    const neighbour = engine.speak(speechInput(text, { format: 'mp3_44100_64' }), never)[Symbol.asyncIterator]();
    let characters = 0;
    const count = (step: Awaited<ReturnType<typeof neighbour.next>>) =>
      void (characters += (!step.done && step.value.alignment?.characters.length) || 0);
    count(await neighbour.next());
    const fine = 'This sentence is fine here. ';
    const heard: string[] = [];
    const victim = (async () => {
      for await (const chunk of engine.speak(
        speechInput(`${fine}And here comes ${word} with it. And more follows.`),
        never,
      ))
        heard.push(...(chunk.alignment?.characters ?? []));
    })();
    await expect(victim).rejects.toThrow(SpeechFailed);
    // What came before is heard whole.
    expect(heard.join('')).toBe(fine);
    let seconds = 0;
    for (let step = await neighbour.next(); !step.done; step = await neighbour.next()) {
      count(step);
      seconds = step.value.seconds;
    }
    expect(characters).toBe(text.length);
    expect(seconds).toBeGreaterThan(60);
    expect((await speakAll(engine, speechInput('Hello again.'))).seconds).toBeGreaterThan(0.2);
  });
}

test('chunks of several workers come in the order of the text', async () => {
  const engine = await started({ espeakWorkers: 3 });
  // Long and short ones in turn, so that those behind are done first.
  const text = Array.from({ length: 12 }, (_, i) => (i % 3 ? `Number ${i} is short. ` : sentence + longChunk)).join('');
  const { alignments, chunks } = await speakAll(engine, speechInput(text, { format: 'mp3_44100_128' }));
  expect(alignments.flatMap((a) => a.characters).join('')).toBe(text);
  const starts = alignments.flatMap((a) => a.starts);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  const seconds = chunks.map((chunk) => chunk.seconds);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
});

test('abort stops every running chunk', async () => {
  const engine = await started({ espeakWorkers: 2 });
  const abort = new AbortController();
  const speech = speakAll(engine, speechInput(longChunk.repeat(60), { format: 'mp3_44100_128' }), abort.signal);
  await pause(100);
  abort.abort();
  await speech;
  // Each of two would wait for a worker that went on with what nobody hears.
  const begin = performance.now();
  await Promise.all([speakAll(engine, speechInput('Hi.')), speakAll(engine, speechInput('Hi.'))]);
  expect(performance.now() - begin).toBeLessThan(soon);
});

test('an aborted speech that hangs is cleared as well', async () => {
  const engine = await started(faulty);
  const abort = new AbortController();
  const speech = speakAll(engine, speechInput('Here comes a HANG.'), abort.signal);
  await pause(50);
  abort.abort();
  expect((await speech).chunks).toEqual([]);
  expect((await speakAll(engine, speechInput('Hello again.'))).seconds).toBeGreaterThan(0.2);
});

test('a worker that cannot start fails speeches instead of keeping them', async () => {
  const engine = createSpeech({
    espeakWorkers: 1,
    workerUrls: { espeak: new URL('./no-such.worker.ts', import.meta.url) },
  });
  open.push(engine);
  await expect(speakAll(engine, speechInput('Hello.'))).rejects.toThrow(SpeechFailed);
  await expect(engine.describe()).rejects.toThrow(SpeechFailed);
});

test('an extra worker is started under load and ends when idle', async () => {
  let alive = 0;
  let most = 0;
  const thread = inThread(new URL('../engines/espeak/espeak.worker.ts', import.meta.url));
  const start: StartWorker = (hooks) => {
    alive += 1;
    most = Math.max(most, alive);
    const worker = thread(hooks);
    return { ...worker, stop: () => ((alive -= 1), worker.stop()) };
  };
  const [engine] = engines;
  const pool = new SpeechPool({
    engines: engine ? [{ ...engine, workers: 2, startWorker: start }] : [],
    ...{ maxQueued: 4, hangMs: 10_000, reserveIdleMs: 300, otherEnginesDelayMs: 0 },
  });
  const say = async (text: string) => {
    let characters = 0;
    for await (const chunk of pool.speak(speechInput(text), never))
      characters += chunk.alignment?.characters.length ?? 0;
    expect(characters).toBe(text.length);
  };
  await say('Hello.');
  expect(most).toBe(1);
  for (let i = 0; i < 20; i++) {
    await Promise.all([say(sentence.repeat(60)), say(sentence.repeat(60))]);
    if (most > 1) break;
  }
  expect(most).toBe(2);
  await expect.poll(() => alive, { timeout: 5000 }).toBe(1);
  await say('Hello again.');
  await pool.close();
});
