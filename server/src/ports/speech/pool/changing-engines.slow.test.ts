import { afterEach, expect, test } from 'vitest';
import { SpeechFailed, type LocalModel, type Speech } from '../port.ts';
import { checkSpeech } from '../../../slices/instance/checks/speech.ts';
import { createSpeech } from '../speech.ts';
import { english, speakAll, speechInput } from '../testing.ts';
import { hum, toyEngine, toyModel, toyProvider, toyVoice } from './toy-engine.ts';
import { onServer, type StartWorker } from './transports.ts';

const open: Speech[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((speech) => speech.close()));
});

/** Counts the starts of each engine. */
function start(startWorker: StartWorker = onServer(hum(5), 3)) {
  const starts: string[] = [];
  const made: string[] = [];
  const make = ({ engine }: { engine: string }) => {
    made.push(engine);
    if (engine.includes('bad')) throw new Error('its manifest is wrong');
    return toyEngine(engine, (hooks) => (starts.push(engine), startWorker(hooks)));
  };
  const speech = createSpeech({
    ...{ espeakWorkers: 1, fliteWorkers: 1, makeModelEngine: make, makeProviderEngine: make },
  });
  open.push(speech);
  return { speech, starts, made };
}

const say = (speech: Speech, engine: string, text = 'One two three.', signal?: AbortSignal) =>
  speakAll(speech, speechInput(text, { voice: toyVoice(engine) }), signal);
/** What the self-check says of models. */
const checkModelsOf = async (speech: Speech) =>
  (await checkSpeech(speech)).filter(({ code }) => code === 'model_failed');
const long = 'one two three four five six seven eight. '.repeat(40);

test('models and providers come and go while the server runs, and load when they are needed', async () => {
  const { speech, starts, made } = start();
  await expect(say(speech, 'model:a')).rejects.toThrow('there is no engine model:a');
  await speech.setModels([toyModel('a'), toyModel('b')]);
  await speech.setProviders([toyProvider('c')]);
  expect(starts).toEqual([]);
  const spoken = await say(speech, 'model:a');
  expect(spoken.seconds).toBeCloseTo(14 * 0.05 + 0.1, 1);
  await say(speech, 'provider:c');
  expect(starts).toEqual(['model:a', 'provider:c']);
  await speech.load('model:b');
  expect(starts).toEqual(['model:a', 'provider:c', 'model:b']);
  // Nothing but what changed is made anew.
  await speech.setModels([toyModel('a'), toyModel('b', '2')]);
  expect(made).toEqual(['model:a', 'model:b', 'provider:c', 'model:b']);
  await say(speech, 'model:a');
  expect(starts.length).toBe(3);
  await speech.setModels([]);
  await expect(say(speech, 'model:a')).rejects.toThrow(SpeechFailed);
  await say(speech, 'provider:c');
  expect(speech.states().map(({ engine }) => engine)).toEqual(['espeak', 'flite', 'provider:c']);
});

test('a model that is removed while it speaks fails its own speech and no other', async () => {
  const { speech } = start();
  const both = [toyModel('a'), toyModel('b')];
  await speech.setModels(both);
  const stayed = say(speech, 'model:a', long);
  const formant = speakAll(speech, speechInput(long, { voice: english }));
  let heard = 0;
  const removed = (async () => {
    const input = speechInput(long, { voice: toyVoice('model:b') });
    for await (const chunk of speech.speak(input, new AbortController().signal)) {
      heard = chunk.seconds;
      if (heard > 1) void speech.setModels(both.slice(0, 1));
    }
  })();
  await expect(removed).rejects.toThrow('Toy model:b was removed');
  expect(heard).toBeGreaterThan(1);
  expect((await stayed).seconds).toBeGreaterThan(50);
  expect((await formant).alignments.flatMap(({ characters }) => characters).join('')).toBe(long);
});

test('a model that waits to be spoken with, or to be loaded, ends with its removal', async () => {
  const { speech } = start(() => ({ send() {}, cancel() {}, stop: async () => {} }));
  await speech.setModels([toyModel('a')]);
  const speaking = expect(say(speech, 'model:a')).rejects.toThrow('was removed');
  const loading = expect(speech.load('model:a')).rejects.toThrow('was removed');
  await speech.setModels([]);
  await Promise.all([speaking, loading]);
});

test('a model without an engine says why, and the others speak', async () => {
  const { speech } = start();
  await speech.setModels([toyModel('bad'), toyModel('a')]);
  expect(await checkModelsOf(speech)).toEqual([]);
  await expect(say(speech, 'model:bad')).rejects.toThrow('its manifest is wrong');
  await expect(speech.load('model:bad')).rejects.toThrow('its manifest is wrong');
  expect(await checkModelsOf(speech)).toMatchObject([
    { level: 'fail', params: { engine: 'bad', reason: 'its manifest is wrong' } },
  ]);
  expect((await speech.describe()).map(({ engine }) => engine)).toEqual(['espeak', 'flite']);
  expect((await say(speech, 'model:a')).seconds).toBeGreaterThan(0.5);
});

test('what waits for an answer is given up at once when nobody listens, and a failure is tried once more', async () => {
  const { speech } = start();
  await speech.setModels([toyModel('a')]);
  const abort = new AbortController();
  const stalled = say(speech, 'model:a', 'One STALL two.', abort.signal);
  setTimeout(() => abort.abort(), 100);
  await stalled;
  expect((await say(speech, 'model:a')).seconds).toBeGreaterThan(0.5);
  await expect(say(speech, 'model:a', 'One REFUSED two.')).rejects.toThrow('that cannot be said');
  await expect(say(speech, 'model:a', 'One BROKEN two.')).rejects.toThrow('it broke');
  expect(speech.states().find(({ engine }) => engine === 'model:a')?.restarts).toBe(2);
});

test('an unknown engine has neither languages nor a version, but no question about it fails', async () => {
  const { speech } = start();
  const voice = toyVoice('model:gone');
  expect(speech.languagesOf(voice)).toEqual(['en']);
  expect(speech.versionOf(voice)).toContain('model:gone (not installed)');
  expect(speech.warnings(speechInput('Hello.', { voice }))).toEqual([]);
  const models: LocalModel[] = [];
  await speech.setModels(models);
});
