/** Models of the families Kokoro and Kitten, whose speakers are vectors in a file of their own. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port } from './onnx.ts';
import { toyManifest } from './toy-manifest.ts';
import { phonemeTokens, tokensFile, toyPitches, toyRate, toySoundGraph } from './toy-sounds.ts';

/** The numbers of a speaker's vector, and in Kokoro the vectors by the length of the text. */
const styleSize = 4;
const maxTokens = 400;

/** @param espeakData a folder with the data of espeak-ng, which both families read by */
export function writeToyStyles(
  parent: string,
  family: 'kokoro' | 'kitten',
  espeakData: string,
): { folder: string; manifest: SpeechManifest } {
  const id = `toy-${family}`;
  const folder = path.join(parent, id);
  mkdirSync(folder, { recursive: true });
  const rows = family === 'kokoro' ? maxTokens : 1;
  const { constants, nodes } = toySoundGraph(phonemeTokens);
  const model = onnxModel({
    inputs: [port('tokens', 'int64', [1, 'N']), port('style', 'float', [1, styleSize]), port('speed', 'float', [1])],
    outputs: [port('sound', 'float', [1, 1, 'T'])],
    constants: [...constants, constant('firstAxis', [1], 'int64', [0])],
    nodes: [
      node('ReduceMean', ['style'], ['pitch']),
      node('Squeeze', ['speed', 'firstAxis'], ['factor']),
      node('Div', ['one', 'factor'], ['length']),
      ...nodes,
    ],
    metadata: {
      model_type: family === 'kokoro' ? 'kokoro' : 'kitten-tts',
      sample_rate: toyRate,
      version: 1,
      n_speakers: toyPitches.length,
      has_espeak: 1,
      voice: 'en-us',
      language: 'English',
      style_dim: family === 'kokoro' ? `${rows},1,${styleSize}` : `1,${styleSize}`,
    },
  });
  writeFileSync(path.join(folder, 'model.onnx'), model);
  const styles = toyPitches.flatMap((pitch) => new Array<number>(rows * styleSize).fill(pitch));
  writeFileSync(path.join(folder, 'voices.bin'), new Uint8Array(new Float32Array(styles).buffer));
  writeFileSync(path.join(folder, 'tokens.txt'), tokensFile(phonemeTokens));
  return toyManifest(folder, {
    ...{ id, family, sampleRate: toyRate, speakers: toyPitches.length, espeakData },
    files: { model: 'model.onnx', voices: 'voices.bin', tokens: 'tokens.txt' },
  });
}
