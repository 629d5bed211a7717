/** A model of the family Matcha: one network makes features, and a vocoder makes sound of them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port } from './onnx.ts';
import { toyManifest } from './toy-manifest.ts';
import { phonemeTokens, tokensFile, toyRate, toySoundGraph } from './toy-sounds.ts';

/** @param espeakData a folder with the data of espeak-ng */
export function writeToyMatcha(parent: string, espeakData: string): { folder: string; manifest: SpeechManifest } {
  const folder = path.join(parent, 'toy-matcha');
  mkdirSync(folder, { recursive: true });
  const { constants, nodes } = toySoundGraph(phonemeTokens);
  const acoustic = onnxModel({
    inputs: [
      port('tokens', 'int64', [1, 'N']),
      port('x_length', 'int64', [1]),
      port('noise_scale', 'float', [1]),
      port('length_scale', 'float', [1]),
    ],
    outputs: [port('sound', 'float', [1, 1, 'T'])],
    constants: [...constants, constant('firstAxis', [1], 'int64', [0]), constant('pitch', [1], 'float', [1])],
    nodes: [node('Squeeze', ['length_scale', 'firstAxis'], ['length']), ...nodes],
    metadata: {
      ...{ model_type: 'matcha-tts', language: 'English', voice: 'en-us', sample_rate: toyRate, n_speakers: 1 },
      ...{ version: 1, has_espeak: 1, jieba: 0, pad_id: 0, use_eos_bos: 1, num_ode_steps: 1 },
    },
  });
  // The features are the sound already.
  const vocoder = onnxModel({
    inputs: [port('mel', 'float', [1, 1, 'T'])],
    outputs: [port('audio', 'float', [1, 1, 'T'])],
    constants: [],
    nodes: [node('Identity', ['mel'], ['audio'])],
    metadata: { model_type: 'hifigan' },
  });
  writeFileSync(path.join(folder, 'acoustic.onnx'), acoustic);
  writeFileSync(path.join(folder, 'vocoder.onnx'), vocoder);
  writeFileSync(path.join(folder, 'tokens.txt'), tokensFile(phonemeTokens));
  return toyManifest(folder, {
    ...{ id: 'toy-matcha', family: 'matcha', sampleRate: toyRate, speakers: 1, espeakData },
    files: { acousticModel: 'acoustic.onnx', vocoder: 'vocoder.onnx', tokens: 'tokens.txt' },
  });
}
