import { expect, test } from 'vitest';
import { ListeningManifest } from '#contract/engine-models/manifest.ts';
import { onnxModel } from '../../../testing/toy-models/onnx.ts';
import { catalogOf } from './catalog.service.ts';
import { describeListening } from './describe-listening.rules.ts';
import { metadataIn } from './onnx-metadata.rules.ts';

const catalog = catalogOf({ modelCatalog: undefined });
const describe = (name: string | undefined, files: string, about: Record<string, string> = {}) =>
  describeListening({ name, files: files.split(' '), metadata: async () => new Map(Object.entries(about)) }, catalog);

const threeGraphs = 'encoder.int8.onnx decoder.onnx joiner.int8.onnx tokens.txt';

test.each<[string, string, string, Record<string, string>]>([
  [
    'whisper',
    'sherpa-onnx-whisper-tiny',
    'tiny-encoder.onnx tiny-encoder.int8.onnx tiny-decoder.onnx tiny-tokens.txt',
    {},
  ],
  ['whisper', 'mine-en', 'encoder.onnx decoder.onnx tokens.txt', { model_type: 'whisper-base.en' }],
  ['canary', 'canary-en-de', 'encoder.onnx decoder.onnx tokens.txt', { model_type: 'EncDecMultiTaskModel' }],
  ['fireRedAsr', 'fire-red-asr-zh-en', 'encoder.onnx decoder.onnx tokens.txt', {}],
  [
    'transducer',
    'sherpa-onnx-zipformer-en-2023-06-26',
    'encoder-epoch-99-avg-1.onnx decoder-epoch-99-avg-1.onnx joiner-epoch-99-avg-1.onnx tokens.txt',
    { model_type: 'zipformer2' },
  ],
  ['onlineTransducer', 'sherpa-onnx-streaming-zipformer-en', threeGraphs, {}],
  [
    'onlineTransducer',
    'sherpa-onnx-zipformer-fr',
    'encoder-epoch-29-avg-9-chunk-16-left-128.onnx decoder.onnx joiner.onnx tokens.txt',
    {},
  ],
  ['onlineTransducer', 'renamed-en', threeGraphs, { model_type: 'zipformer2', decode_chunk_len: '32' }],
  ['nemoTransducer', 'parakeet-en', threeGraphs, {}],
  ['nemoTransducer', 'renamed-en', threeGraphs, { model_type: 'EncDecRNNTBPEModel' }],
  ['zipformerCtc', 'renamed-en', 'model.onnx tokens.txt', { model_type: 'zipformer2_ctc' }],
  [
    'onlineZipformerCtc',
    'renamed-zh',
    'ctc-epoch-20-avg-1.int8.onnx tokens.txt',
    { model_type: 'zipformer2_ctc', decode_chunk_len: '32' },
  ],
  ['nemoCtc', 'renamed-de', 'model.onnx tokens.txt', { model_type: 'EncDecCTCModelBPE' }],
  ['nemoCtc', 'sherpa-onnx-nemo-ctc-en-conformer-small', 'model.onnx model.int8.onnx tokens.txt', {}],
  ['senseVoice', 'sense-voice-zh-en-ja-ko-yue', 'model.int8.onnx tokens.txt', {}],
  ['senseVoice', 'renamed-zh', 'model.onnx tokens.txt', { model_type: 'sense_voice_ctc' }],
  [
    'moonshine',
    'mine-en',
    'preprocess.onnx encode.int8.onnx uncached_decode.int8.onnx cached_decode.int8.onnx tokens.txt',
    {},
  ],
  ['moonshineV2', 'mine-en', 'encoder_model.ort decoder_model_merged.ort tokens.txt', {}],
  ['paraformer', 'paraformer-zh', 'model.int8.onnx tokens.txt', {}],
  ['onlineParaformer', 'streaming-paraformer-bilingual-zh-en', 'encoder.onnx decoder.onnx tokens.txt', {}],
])('%s is known in %s', async (family, name, files, about) => {
  const manifest = await describe(name, files, about);
  expect(ListeningManifest.parse(manifest)).toMatchObject({ kind: 'recognition', family });
});

test('the smaller network is taken, with the role of each file, and what lies beside is not', async () => {
  const manifest = await describe(
    'sherpa-onnx-moonshine-tiny-en-int8',
    'preprocess.onnx encode.onnx encode.int8.onnx uncached_decode.int8.onnx cached_decode.int8.onnx tokens.txt README.md test_wavs/0.wav',
  );
  expect(manifest).toMatchObject({
    id: 'sherpa-onnx-moonshine-tiny-en-int8',
    name: 'Moonshine tiny en int8',
    languages: ['en'],
    serves: ['scribe_v1', 'scribe_v2'],
    files: {
      ...{ preprocessor: 'preprocess.onnx', encoder: 'encode.int8.onnx', tokens: 'tokens.txt' },
      ...{ uncachedDecoder: 'uncached_decode.int8.onnx', cachedDecoder: 'cached_decode.int8.onnx' },
    },
  });
});

test('languages come from the name; Whisper knows many, and its English ones one', async () => {
  const whisper = (prefix: string) => `${prefix}-encoder.onnx ${prefix}-decoder.onnx ${prefix}-tokens.txt`;
  expect((await describe(undefined, whisper('base.en')))?.languages).toEqual(['en']);
  const many = await describe(undefined, whisper('base'));
  expect(many?.languages.length).toBeGreaterThan(50);
  expect(many?.id).toBe('base-encoder');
  expect((await describe('nemo-transducer-be-de-en', threeGraphs))?.languages).toEqual(['be', 'de', 'en']);
});

test('terms may be preferred where the model says how they are written', async () => {
  const withVocabulary = `${threeGraphs} bpe.vocab`;
  expect(await describe('zipformer-en', withVocabulary)).toMatchObject({
    modelingUnit: 'bpe',
    files: { bpeVocab: 'bpe.vocab' },
  });
  expect(await describe('zipformer-zh-en', withVocabulary)).toMatchObject({ modelingUnit: 'cjkchar+bpe' });
  expect(await describe('zipformer-zh', threeGraphs)).toMatchObject({ modelingUnit: 'cjkchar' });
  expect(await describe('zipformer-en', threeGraphs)).not.toHaveProperty('modelingUnit');
});

test('what helps a recogniser is known by its name and depends on no language', async () => {
  expect(await describe(undefined, 'silero_vad.onnx')).toMatchObject({
    ...{ kind: 'voice_activity', family: 'sileroVad', languages: [], serves: [] },
  });
  expect(await describe('mine', 'gtcrn_simple.onnx')).toMatchObject({ kind: 'denoise', family: 'gtcrn' });
});

test('what cannot be told is refused with the reason, and what is none is left to others', async () => {
  const refused = async (name: string | undefined, files: string, about = {}) =>
    ((await describe(name, files, about).catch((error: Error) => error)) as Error).message;
  expect(await refused('mine-en', 'model.onnx tokens.txt')).toContain('its network does not say what it is');
  expect(await refused('mine-en', 'model.onnx tokens.txt', { model_type: 'vits' })).toContain('says it is "vits"');
  expect(await refused('mine-en', 'encoder.onnx decoder.onnx tokens.txt')).toContain('does not say what it is');
  expect(await refused('mine', threeGraphs)).toContain('which languages it understands');
  expect(await refused('moonshine-en', 'preprocess.onnx encode.onnx cached_decode.onnx tokens.txt')).toContain(
    'model.json',
  );
  expect(await describe('mine-en', 'readme.txt')).toBeUndefined();
  expect(await describe('mine-en', 'model.onnx')).toBeUndefined();
});

test('the metadata of a network is read from the end of its file', () => {
  const model = (metadata: Record<string, string>) =>
    onnxModel({ nodes: [], constants: [], inputs: [], outputs: [], metadata });
  const about = { model_type: 'zipformer2_ctc', long: 'r'.repeat(300), empty: '' };
  const bytes = model(about);
  expect(Object.fromEntries(metadataIn(bytes))).toEqual(about);
  expect(Object.fromEntries(metadataIn(bytes.slice(20)))).toEqual(about);
  expect(metadataIn(model({})).size).toBe(0);
  expect(metadataIn(Buffer.from('r'.repeat(1000))).size).toBe(0);
});
