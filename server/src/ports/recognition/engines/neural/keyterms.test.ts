import { expect, test } from 'vitest';
import type { ListeningManifest } from '#contract/engine-models/manifest.ts';
import { writeKeyterms } from './keyterms.ts';
import { recogniserConfig, runtimeOf } from './runtime.ts';

test('terms are written in the case of the tokens, and what the runtime would read otherwise is left out', () => {
  const terms = ['Eilidh  Ross', 'a/b : 3', ' / '];
  expect(writeKeyterms(terms, '<blk> 0\n<unk> 1\n\u2581THE 2\n')).toBe('EILIDH ROSS/A B 3');
  expect(writeKeyterms(terms, '<blk> 0\n\u2581the 2\n')).toBe('eilidh ross/a b 3');
  expect(writeKeyterms(terms, '<blk> 0\n\u2581The 2\n')).toBe('Eilidh Ross/a b 3');
  expect(writeKeyterms(['明天'], '<blk> 0\n明 1\n')).toBe('明天');
  expect(writeKeyterms([' ', '/'], 'a 1')).toBe('');
});

const files = { encoder: 'e.onnx', decoder: 'd.onnx', joiner: 'j.onnx', tokens: 't.txt' };
const configOf = (more: Partial<ListeningManifest>, keyterms = true) => {
  const manifest = {
    kind: 'recognition',
    family: 'transducer',
    languages: ['en'],
    files,
    ...more,
  } as ListeningManifest;
  return recogniserConfig(runtimeOf({ manifest, folder: '/models/one' }, { threads: 1, device: 'cpu' }), { keyterms });
};

test('only a search among several readings prefers terms, where the model says how they are written', () => {
  const bpe = { files: { ...files, bpeVocab: 'bpe.vocab' } };
  expect(configOf(bpe)).toMatchObject({
    decodingMethod: 'modified_beam_search',
    modelConfig: { bpeVocab: '/models/one/bpe.vocab', modelingUnit: 'bpe' },
  });
  expect(configOf({ ...bpe, modelingUnit: 'cjkchar+bpe' }).modelConfig.modelingUnit).toBe('cjkchar+bpe');
  expect(configOf({ modelingUnit: 'cjkchar' }).decodingMethod).toBe('modified_beam_search');
  expect(configOf(bpe, false).decodingMethod).toBe('greedy_search');
  expect(configOf({}).decodingMethod).toBe('greedy_search');
  expect(configOf({ ...bpe, family: 'onlineTransducer' }).decodingMethod).toBe('greedy_search');
});
