import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  modelKinds,
  ModelManifest,
  rolesOf,
  speakersOf,
  speaks,
  speechFamilies,
} from '#contract/engine-models/manifest.ts';
import { expectedSpeed } from '../speed.rules.ts';
import { catalogOf } from './catalog.service.ts';
import { describeModel } from './describe-model.rules.ts';

const catalog = catalogOf({ modelCatalog: undefined });

test('every entry of the catalog is a manifest, has the files of its family, and comes from its publisher by https', () => {
  const ids = catalog.map(({ manifest }) => manifest.id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { manifest, downloads } of catalog) {
    expect(ModelManifest.parse(manifest)).toEqual(manifest);
    const { required, optional } = rolesOf(manifest);
    const isCloning = speaks(manifest) && speechFamilies[manifest.family].isCloning;
    expect(Object.keys(manifest.files)).toEqual(expect.arrayContaining([...required]));
    for (const role of Object.keys(manifest.files))
      expect([...required, ...optional] as string[], manifest.id).toContain(role);
    for (const { reference } of speakersOf(manifest)) expect(reference !== undefined, manifest.id).toBe(isCloning);
    for (const { url } of downloads) expect(url, manifest.id).toMatch(/^https:\/\//);
    const names = speakersOf(manifest).map(({ name }) => name);
    expect(new Set(names).size, manifest.id).toBe(names.length);
  }
});

test('it has every family that speaks but ZipVoice, every kind that listens, and Piper voices for 30 languages', () => {
  const families = new Set(Object.keys(speechFamilies));
  families.delete('zipvoice');
  const speaking = catalog.filter(({ manifest }) => speaks(manifest));
  expect(new Set<string>(speaking.map(({ manifest }) => manifest.family))).toEqual(families);
  expect(new Set<string>(catalog.map(({ manifest }) => manifest.kind))).toEqual(new Set(modelKinds));
  const piper = catalog.filter(({ manifest }) => manifest.id.startsWith('piper-'));
  expect(new Set(piper.flatMap(({ manifest }) => manifest.languages)).size).toBeGreaterThanOrEqual(30);
});

test('an archive of the catalog is known by its folder, and a Piper voice by its configuration', async () => {
  const root = await mkdtemp(path.join(os.tmpdir(), 'veery-piper-'));
  const files = ['xx_XX-eve-low.onnx', 'xx_XX-eve-low.onnx.json', 'tokens.txt', 'espeak-ng-data/phontab'];
  const unpacked = { root, name: undefined, files, manifest: undefined };
  const amy = await describeModel({ ...unpacked, name: 'vits-piper-en_US-amy-medium' }, catalog);
  expect(amy.id).toBe('piper-en_us-amy-medium');
  await writeFile(
    path.join(root, files[1]!),
    JSON.stringify({
      audio: { sample_rate: 16_000 },
      espeak: { voice: 'de' },
      language: { family: 'de' },
      num_speakers: 2,
      speaker_id_map: { a: 0, b: 1 },
    }),
  );
  const eve = await describeModel(unpacked, catalog);
  expect(ModelManifest.parse(eve)).toMatchObject({
    id: 'piper-xx_xx-eve-low',
    name: 'Eve',
    languages: ['de'],
    sampleRate: 16_000,
  });
  expect(speakersOf(eve).map(({ sid }) => sid)).toEqual([0, 1]);
  await expect(describeModel({ ...unpacked, files: files.slice(0, 2) }, catalog)).rejects.toThrow(/lacks tokens\.txt/);
  await expect(describeModel({ ...unpacked, files: ['a.txt'] }, catalog)).rejects.toThrow(/no model\.json/);
  await rm(root, { recursive: true });
});

test('an expected speed follows from what another model did here, else from the probe, else it is not known', () => {
  const facts = { cores: 4, megaflops: null, measured: [] };
  expect(expectedSpeed(2, facts)).toBeNull();
  expect(expectedSpeed(null, { ...facts, megaflops: 1200 })).toBeNull();
  expect(expectedSpeed(2, { ...facts, megaflops: 1200 })).toBe(2.3);
  expect(expectedSpeed(4, { ...facts, megaflops: 1200 })).toBe(1.1);
  expect(
    expectedSpeed(2, {
      ...facts,
      megaflops: 1200,
      measured: [
        { cost: 4, speed: 3 },
        { cost: 100, speed: 9 },
      ],
    }),
  ).toBe(6);
});
