import { appendFileSync, mkdtempSync, rmSync, symlinkSync, truncateSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port } from '../../../../testing/toy-models/onnx.ts';
import { writeToyVits } from '../../../../testing/toy-models/toy-vits.ts';
import { createSpeech } from '../../speech.ts';
import { english, speakAll, speechInput } from '../../testing.ts';

type Toy = { folder: string; manifest: SpeechManifest };

const folder = mkdtempSync(path.join(tmpdir(), 'bad-models-'));
const good = writeToyVits(folder);
const megabyte = 1 << 20;
const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 0, models: { maxBytes: 700 * megabyte } });
afterAll(async () => {
  await speech.close();
  rmSync(folder, { recursive: true });
});

const modelOf = ({ folder: of, manifest }: Toy) => ({
  ...{ engine: `model:${manifest.id}`, title: manifest.id, version: 'toy 1.0.0', folder: of, manifest },
});
const voiceOf = ({ manifest }: Toy) => ({
  ...{ engine: `model:${manifest.id}`, language: 'en', name: '0', rate: 1, pitch: 1, range: 1 },
});
const say = (toy: Toy) => speakAll(speech, speechInput('Hello there.', { voice: voiceOf(toy) }));

const graph = (toy: Toy) => path.join(toy.folder, 'model.onnx');
const outside = path.join(folder, 'outside.txt');
writeFileSync(outside, 'a 1\n');

const faults: Record<string, (toy: Toy) => Toy | void> = {
  'a graph of noise': (toy) => writeFileSync(graph(toy), Buffer.alloc(5000, 'no graph at all ')),
  'a graph that ends early': (toy) => truncateSync(graph(toy), 900),
  'an empty graph': (toy) => writeFileSync(graph(toy), ''),
  'no graph': (toy) => unlinkSync(graph(toy)),
  'tokens that are none': (toy) => writeFileSync(path.join(toy.folder, 'tokens.txt'), 'one two three four\n'.repeat(9)),
  'a token twice': (toy) => appendFileSync(path.join(toy.folder, 'tokens.txt'), 'a 5\n'),
  'another family': (toy) => {
    writeFileSync(path.join(toy.folder, 'voices.bin'), new Uint8Array(64));
    const files = { ...toy.manifest.files, voices: 'voices.bin', dataDir: 'tokens.txt' };
    return { ...toy, manifest: { ...toy.manifest, family: 'kokoro', files } };
  },
  'a file that its family needs is not named': (toy) => ({
    ...toy,
    manifest: { ...toy.manifest, files: { model: 'model.onnx' } },
  }),
  'a path that leads out of its folder': (toy) => ({
    ...toy,
    manifest: { ...toy.manifest, files: { ...toy.manifest.files, tokens: '../outside.txt' } },
  }),
  'a link that leads out of its folder': (toy) => {
    unlinkSync(path.join(toy.folder, 'tokens.txt'));
    symlinkSync(outside, path.join(toy.folder, 'tokens.txt'));
  },
  'a sentence without end': (toy) => writeFileSync(graph(toy), endlessModel(4_000_000_000)),
  'sound that is not a number': (toy) => writeFileSync(graph(toy), endlessModel(Number.NaN)),
};

test.each(Object.entries(faults))(
  '%s fails that model only',
  async (name, spoil) => {
    const made = writeToyVits(folder, { id: name.replaceAll(' ', '-') });
    const bad = spoil(made) ?? made;
    speech.setModels([modelOf(good), modelOf(bad)]);
    const [failed, fine] = await Promise.allSettled([say(bad), say(good)]);
    expect(fine.status).toBe('fulfilled');
    expect(failed).toMatchObject({ status: 'rejected', reason: { name: 'SpeechFailed' } });
    expect((failed as PromiseRejectedResult).reason.message).not.toContain(folder);
    const other = await speakAll(speech, speechInput('Still here.', { voice: english }));
    expect(other.seconds).toBeGreaterThan(0.2);
  },
  60_000,
);

/** A graph that asks for so many samples. */
function endlessModel(samples: number): Uint8Array {
  return onnxModel({
    inputs: [
      port('tokens', 'int64', [1, 'N']),
      port('x_length', 'int64', [1]),
      port('noise_scale', 'float', [1]),
      port('length_scale', 'float', [1]),
      port('noise_scale_w', 'float', [1]),
      port('sid', 'int64', [1]),
    ],
    outputs: [port('output', 'float', ['T'])],
    constants: [
      constant('zero', [], 'float', [0]),
      constant('end', [], 'float', [samples]),
      constant('one', [], 'float', [1]),
    ],
    nodes: [node('Range', ['zero', 'end', 'one'], ['output'])],
    metadata: { sample_rate: 22_050, n_speakers: 3, language: 'English', comment: 'mms', frontend: 'characters' },
  });
}
