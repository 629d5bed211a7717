import { describe, expect, test } from 'vitest';
import { toyModel } from '../../pool/toy-engine.ts';
import { estimateWords } from './align/align.ts';
import { extrasFor } from './generation-extras.ts';
import { describeScripts, scriptReader } from './language-scripts.ts';
import { toNeuralText } from './neural-text.ts';
import { neuralParameters } from './neural-voice.ts';
import { parseWav } from './reference-recording.ts';
import { libraryConfig, runtimeOf } from './runtime.ts';
import { soundSpan, toInt16 } from './sound-span.ts';
import { splitForNeural } from './split-for-neural.ts';

const { manifest } = toyModel('toy');
const options = { threads: 3, device: 'cpu' as const };

describe('the files of a manifest', () => {
  const runtime = (files: Record<string, string>) =>
    runtimeOf({ manifest: { ...manifest, files }, folder: '/models/toy' }, options);

  test('are found in its folder, lists as well, and unknown roles are left out', () => {
    const files = { model: 'a.onnx', tokens: 'deep/tokens.txt', ruleFsts: 'one.fst,two.fst', anything: 'x' };
    const config = libraryConfig(runtime(files));
    expect(config.model).toEqual({
      vits: { model: '/models/toy/a.onnx', tokens: '/models/toy/deep/tokens.txt' },
      ...{ numThreads: 3, provider: 'cpu', debug: false },
    });
    expect(config).toMatchObject({
      ruleFsts: '/models/toy/one.fst,/models/toy/two.fst',
      ruleFars: '',
      maxNumSentences: 1,
    });
  });

  test.each(['../a.onnx', '/etc/passwd', 'a,../b', '..', '.'])('%s is outside', (model) => {
    expect(() => runtime({ model, tokens: 'tokens.txt' })).toThrow('is outside its model');
  });

  test('one that is needed must be named', () => {
    expect(() => runtime({ model: 'a.onnx' })).toThrow('the model has no file for "tokens", which vits needs');
  });
});

test('a model reads the letters of its languages, and digits', () => {
  const canRead = (languages: string[], letters: string) => [...letters].filter(scriptReader(languages)).join('');
  expect(canRead(['en'], 'aé7яש漢')).toBe('aé7');
  expect(canRead(['ru'], 'aя7')).toBe('я7');
  expect(canRead(['ja', 'en'], 'aあ漢한')).toBe('aあ漢');
  expect(describeScripts(['en', 'es'])).toBe('English and Spanish');
  expect(describeScripts(['en', 'es', 'fr', 'it'])).toBe('4 languages');
});

test('a text has no commands for the reader, and no halves of characters', () => {
  expect(toNeuralText('[[h@l]] <b>a|b</b>\u0001 c\ud800', false)).toBe('h@l b a b /b c\ufffd');
  expect(toNeuralText('in the middle', true)).toBe('in the middle,');
  expect(toNeuralText('in the middle;', true)).toBe('in the middle;');
});

test('only a long first sentence is split, at a clause', () => {
  const long = 'When the storm was over at last, the small boats came back, and everyone was happy.';
  expect(splitForNeural(long, true)).toEqual([
    'When the storm was over at last, ',
    'the small boats came back, and everyone was happy.',
  ]);
  expect(splitForNeural(long, false)).toEqual([long]);
  expect(splitForNeural('Well, that is short.', true)).toEqual(['Well, that is short.']);
  const unbroken = 'word '.repeat(30);
  expect(splitForNeural(unbroken, true)).toEqual([unbroken]);
});

test('speaker, speed and language of a chunk', () => {
  const voice = { engine: 'model:toy', language: 'en', name: '4' as const, rate: 1.1, pitch: 1, range: 1 };
  const delivery = { rate: 1.2, pitch: 1, range: 1 };
  expect(neuralParameters(manifest, voice, 'en', delivery)).toEqual({ sid: 4, speed: 1.32, language: 'en' });
  expect(neuralParameters(manifest, voice, 'de', { ...delivery, seed: 9 })).toMatchObject({ language: 'en', seed: 9 });
  expect(extrasFor('kokoro', { sid: 0, speed: 1, language: 'en' })).toEqual({});
  expect(extrasFor('kokoro', { sid: 0, speed: 1, language: 'es', seed: 1 })).toEqual({ extra: { lang: 'es' } });
  expect(extrasFor('pocket', { sid: 0, speed: 1, language: 'en', seed: 1 })).toEqual({ extra: { seed: 1 } });
});

test('the silence around a sound is cut to 25 ms', () => {
  const samples = new Float32Array(16_000).fill(0.3, 4000, 8000);
  const { from, to } = soundSpan(samples, 16_000);
  expect(from).toBe(3600);
  expect(to).toBe(8400);
  expect(soundSpan(new Float32Array(500), 16_000)).toEqual({ from: 0, to: 0 });
  expect(soundSpan(new Float32Array(500).fill(Number.NaN), 16_000)).toEqual({ from: 0, to: 0 });
  expect([...toInt16(Float32Array.of(0, 2, -2, Number.NaN, 0.5))]).toEqual([0, 32_767, -32_768, 0, 16_384]);
});

test('estimated words lie where something sounds', () => {
  const samples = new Int16Array(32_000).fill(0);
  for (let i = 8000; i < 24_000; i++) samples[i] = 9000 * Math.sin(i / 5);
  const [one, two] = estimateWords('abcd efgh', samples, 16_000);
  expect(one?.at).toBeCloseTo(0.5, 1);
  expect(two?.at).toBeCloseTo(1, 1);
  expect(two).toMatchObject({ kind: 'word', position: 5, length: 4 });
});

describe('a recording', () => {
  const wav = (change: (bytes: Buffer) => void = () => {}) => {
    const bytes = Buffer.alloc(44 + 32_000);
    bytes.write('RIFF____WAVEfmt ', 0, 'latin1');
    bytes.writeUInt32LE(16, 16);
    bytes.writeUInt16LE(1, 20);
    bytes.writeUInt16LE(1, 22);
    bytes.writeUInt32LE(16_000, 24);
    bytes.writeUInt16LE(16, 34);
    bytes.write('data', 36, 'latin1');
    bytes.writeUInt32LE(32_000, 40);
    bytes.writeInt16LE(16_384, 44);
    change(bytes);
    return parseWav(bytes, 'voice.wav');
  };

  test('is read', () => {
    const { referenceAudio, referenceSampleRate } = wav();
    expect(referenceSampleRate).toBe(16_000);
    expect(referenceAudio.length).toBe(16_000);
    expect(referenceAudio[0]).toBe(0.5);
    // A size that the file does not have is not believed.
    expect(wav((bytes) => bytes.writeUInt32LE(0xffff_ffff, 40)).referenceAudio.length).toBe(16_000);
  });

  test.each<[string, (bytes: Buffer) => void]>([
    ['is no WAV file', (bytes) => bytes.write('OggS', 0, 'latin1')],
    ['has a kind of samples that is not read', (bytes) => bytes.writeUInt16LE(7, 20)],
    ['has a kind of samples that is not read', (bytes) => bytes.writeUInt16LE(0, 22)],
    ['is shorter than half a second', (bytes) => bytes.writeUInt32LE(100, 40)],
    ['has no sound', (bytes) => bytes.write('none', 36, 'latin1')],
  ])('that %s is refused', (reason, change) => {
    expect(() => wav(change)).toThrow(reason);
  });
});
