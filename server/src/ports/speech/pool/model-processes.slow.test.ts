/** Models in processes that crash, hang, leak, or do not start: each fails its own speech clearly, and no other. */
import { afterEach, expect, test } from 'vitest';
import type { SpeechEngine } from '../engines/engine.ts';
import type { Speech } from '../port.ts';
import { createSpeech } from '../speech.ts';
import { english, speakAll, speechInput } from '../testing.ts';
import { toyEngine, toyModel, toyVoice } from './toy-engine.ts';
import { inProcess } from './transports.ts';

const open: Speech[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((speech) => speech.close()));
});

const url = new URL('./faulty-model.process.ts', import.meta.url);
const megabyte = 1 << 20;

function start(policy: SpeechEngine['policy'] = {}): Speech {
  const speech = createSpeech({
    ...{ espeakWorkers: 1, fliteWorkers: 0 },
    makeModelEngine: ({ engine, manifest }) => ({
      ...toyEngine(engine, inProcess(url, [manifest.id], { isCancellable: true })),
      policy: { isLazy: true, hangMs: 1500, ...policy },
    }),
  });
  open.push(speech);
  return speech;
}

const say = (speech: Speech, id: string, text = 'One two three.', signal?: AbortSignal) =>
  speakAll(speech, speechInput(text, { voice: toyVoice(`model:${id}`) }), signal);
const stateOf = (speech: Speech, id: string) => speech.states().find(({ engine }) => engine === `model:${id}`);

test.each([
  ['CRASH', /was ended by SIGABRT|exited with code/],
  ['HANG', /gave no sign for 1500 ms/],
])(
  'a %s is tried once more, fails clearly, and no other model notices',
  async (word, reason) => {
    const speech = start();
    await speech.setModels([toyModel('a'), toyModel('b')]);
    const neighbors = [
      say(speech, 'b', 'one two three four five six. '.repeat(20)),
      speakAll(speech, speechInput('All is well here. '.repeat(20), { voice: english })),
    ];
    await expect(say(speech, 'a', `This is fine. Here comes a ${word} now. And more.`)).rejects.toThrow(reason);
    expect(stateOf(speech, 'a')).toMatchObject({ restarts: 2, lastFailure: { reason: expect.stringMatching(reason) } });
    expect((await say(speech, 'a')).seconds).toBeGreaterThan(0.5);
    for (const { seconds } of await Promise.all(neighbors)) expect(seconds).toBeGreaterThan(10);
    expect(stateOf(speech, 'b')?.restarts).toBe(0);
  },
  30_000,
);

test('a process that leaks is ended at its limit, and the next one speaks', async () => {
  const speech = start({ hangMs: 20_000, memory: { maxBytes: 400 * megabyte } });
  await speech.setModels([toyModel('a')]);
  await expect(say(speech, 'a', 'Here comes a LEAK.')).rejects.toThrow(
    /took \d+ MB of memory, more than its limit of 400/,
  );
  expect((await say(speech, 'a')).seconds).toBeGreaterThan(0.5);
}, 60_000);

test('a model that does not start keeps the last word of its process as the reason', async () => {
  const speech = start();
  await speech.setModels([toyModel('corrupt'), toyModel('a')]);
  const reason = 'model:corrupt does not start: exited with code 1: Error: the file model.onnx is not a network';
  await expect(say(speech, 'corrupt')).rejects.toThrow(reason);
  expect(stateOf(speech, 'corrupt')).toMatchObject({ status: 'failed', lastFailure: { at: expect.any(Date) } });
  // Nobody waits for another attempt, unless somebody asks for it.
  const begun = performance.now();
  await expect(say(speech, 'corrupt')).rejects.toThrow(reason);
  expect(performance.now() - begun).toBeLessThan(100);
  expect(stateOf(speech, 'corrupt')?.restarts).toBe(2);
  await expect(speech.load('model:corrupt')).rejects.toThrow(reason);
  expect(stateOf(speech, 'corrupt')?.restarts).toBeGreaterThan(2);
  expect((await say(speech, 'a')).seconds).toBeGreaterThan(0.5);
});

test('a speech that nobody wants any more is cancelled inside the process, which speaks the next one', async () => {
  const speech = start();
  await speech.setModels([toyModel('a')]);
  await speech.load('model:a');
  const abort = new AbortController();
  const stalled = say(speech, 'a', 'One STALL two.', abort.signal);
  setTimeout(() => abort.abort(), 200);
  await stalled;
  expect((await say(speech, 'a')).seconds).toBeGreaterThan(0.5);
  expect(stateOf(speech, 'a')?.restarts).toBe(0);
});
