import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import {
  writeToyNemoCtc,
  writeToySilero,
  writeToyZipformerCtc,
  type ToyListening,
} from '../../../../testing/toy-models/toy-listening.ts';
import { createRecognition } from '../../recognition.ts';
import { recogniserSuite } from '../../recognition.suite.ts';
import { asStream, collect, joined, silence, tone } from '../../../../testing/spoken-sound.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'toy-listening-'));
const toys = [writeToyZipformerCtc(folder), writeToyNemoCtc(folder)];
const modelOf = ({ folder: of, manifest }: ToyListening) => ({
  ...{ engine: `model:${manifest.id}`, title: manifest.name, version: 'toy 1', folder: of, manifest },
});
const recognition = createRecognition({ workers: 1 });
await recognition.setModels(toys.map(modelOf));
afterAll(async () => {
  await recognition.close();
  rmSync(folder, { recursive: true });
});
const never = () => new AbortController().signal;

const tones = joined(...[300, 3000, 350, 2800].flatMap((hertz) => [tone(hertz, 0.5), silence(0.25)]));

describe.each(toys)('$manifest.family', (toy) => {
  recogniserSuite({
    recognition: () => recognition,
    id: modelOf(toy).engine,
    sound: async () => ({ samples: tones, words: ['low', 'high'] }),
    tolerance: 0,
  });

  test('every word is heard when it sounds', async () => {
    const id = modelOf(toy).engine;
    const options = { recogniser: id, language: 'en', workspaceId: 'one' };
    const heard = await collect(recognition.transcribe(asStream(joined(silence(2), tones)), options, never()));
    expect(heard.text).toBe('low high low high');
    for (const [i, { start }] of heard.spoken.entries()) expect(start).toBeCloseTo(2 + 0.75 * i, 0);
  }, 60_000);
});

test('a model that finds speech is preferred', async () => {
  const silero = modelOf(writeToySilero(folder));
  await recognition.setModels([...toys.map(modelOf), silero]);
  expect(recognition.describe().aids.map(({ id }) => id)).toContain(silero.engine);
  const spans: { start: number; end: number }[] = [];
  const sound = joined(silence(1), tone(300, 1), silence(1), tone(300, 1), silence(1));
  for await (const span of recognition.findSpeech(asStream(sound), { workspaceId: 'one' }, never())) spans.push(span);
  expect(spans).toHaveLength(2);
  expect(spans[0]?.start).toBeCloseTo(1, 0);
  expect(spans[1]?.start).toBeCloseTo(3, 0);
}, 60_000);

test('a damaged model fails alone, and names no path', async () => {
  const bad = writeToyZipformerCtc(path.join(folder, 'bad'));
  writeFileSync(path.join(bad.folder, 'model.onnx'), Buffer.alloc(4000, 'no graph at all '));
  const broken = { ...modelOf(bad), engine: 'model:bad', title: 'Bad' };
  await recognition.setModels([...toys.map(modelOf), broken]);
  const error = (await recognition.load('model:bad').catch((one: Error) => one)) as Error;
  expect(error.name).toBe('RecognitionFailed');
  expect(error.message).not.toContain(folder);
  const about = recognition.describe().recognisers.find(({ id }) => id === 'model:bad');
  expect(about?.status).toBe('failed');
  const choice = recognition.choose({ modelId: 'scribe_v2', language: 'en', workspaceId: 'one', needs: [] });
  expect(choice.recogniser?.id).toBe(modelOf(toys[0] as ToyListening).engine);
  await recognition.load(modelOf(toys[0] as ToyListening).engine);
}, 60_000);
