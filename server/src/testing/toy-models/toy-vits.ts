/** A VITS model of a few kilobytes: it is loaded and run as a real one, and hums its text. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port } from './onnx.ts';
import { toyManifest } from './toy-manifest.ts';
import { phonemeTokens, tokensFile, toyPitches, toyRate, toySoundGraph } from './toy-sounds.ts';

const letters = [..." '(),-.:;?!abcdefghijklmnopqrstuvwxyz0123456789äöüßéèêàçñáíóúœæ"];
export interface ToyVitsOptions {
  id?: string;
  /** A folder with the data of espeak-ng: the model then reads phonemes, as Piper's do. Absent: it reads letters. */
  espeakData?: string;
  /** The graph draws random numbers, as real models of the family do. */
  isRandom?: boolean;
}

/** Writes the model into a folder of its own in `parent`. */
export function writeToyVits(
  parent: string,
  { id = 'toy-vits', espeakData, isRandom = false }: ToyVitsOptions = {},
): { folder: string; manifest: SpeechManifest } {
  const folder = path.join(parent, id);
  mkdirSync(folder, { recursive: true });
  const tokens = espeakData === undefined ? letters : phonemeTokens;
  writeFileSync(
    path.join(folder, 'model.onnx'),
    espeakData === undefined ? letterModel(tokens, isRandom) : phonemeModel(tokens),
  );
  writeFileSync(path.join(folder, 'tokens.txt'), tokensFile(tokens));
  return toyManifest(folder, {
    id,
    family: 'vits',
    sampleRate: toyRate,
    speakers: toyPitches.length,
    files: { model: 'model.onnx', tokens: 'tokens.txt' },
    espeakData,
  });
}

const pitches = constant('pitches', [toyPitches.length], 'float', toyPitches);
const metadata = { sample_rate: toyRate, n_speakers: toyPitches.length, language: 'English', model_type: 'vits' };

/** As the models of MMS: the letters themselves are the tokens. */
function letterModel(tokens: string[], isRandom: boolean): Uint8Array {
  const { constants, nodes } = toySoundGraph(tokens);
  return onnxModel({
    inputs: [
      port('tokens', 'int64', [1, 'N']),
      port('x_length', 'int64', [1]),
      port('noise_scale', 'float', [1]),
      port('length_scale', 'float', [1]),
      port('noise_scale_w', 'float', [1]),
      port('sid', 'int64', [1]),
    ],
    outputs: [port('output', 'float', [1, 1, 'T'])],
    constants: [
      ...constants,
      pitches,
      constant('firstAxis', [1], 'int64', [0]),
      constant('breath', [], 'float', [0.002]),
    ],
    nodes: [
      node('Gather', ['pitches', 'sid'], ['pitch']),
      node('Squeeze', ['length_scale', 'firstAxis'], ['length']),
      ...nodes,
      ...(isRandom
        ? [
            node('RandomNormalLike', ['sound'], ['noise']),
            node('Mul', ['noise', 'breath'], ['softNoise']),
            node('Add', ['sound', 'softNoise'], ['output']),
          ]
        : [node('Identity', ['sound'], ['output'])]),
    ],
    metadata: { ...metadata, comment: 'mms', frontend: 'characters', add_blank: 0, use_eos_bos: 0 },
  });
}

/** As the models of Piper. */
function phonemeModel(tokens: string[]): Uint8Array {
  const { constants, nodes } = toySoundGraph(tokens);
  return onnxModel({
    inputs: [
      port('tokens', 'int64', [1, 'N']),
      port('input_lengths', 'int64', [1]),
      port('scales', 'float', [3]),
      port('sid', 'int64', [1]),
    ],
    outputs: [port('sound', 'float', [1, 1, 'T'])],
    constants: [...constants, pitches, constant('lengthAt', [], 'int64', [1])],
    nodes: [
      node('Gather', ['pitches', 'sid'], ['pitch']),
      node('Gather', ['scales', 'lengthAt'], ['length']),
      ...nodes,
    ],
    metadata: { ...metadata, comment: 'piper', voice: 'en-us', add_blank: 1, has_espeak: 1 },
  });
}
