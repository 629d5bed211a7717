/** A model of the family Supertonic: it guesses a length, and shapes noise into a tone of that length. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SpeechManifest } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port, type Graph } from './onnx.ts';
import { toyManifest } from './toy-manifest.ts';
import { toyPitches, toyRate } from './toy-sounds.ts';

const frameSamples = 256;
const secondsPerCharacter = 0.07;

export function writeToySupertonic(parent: string): { folder: string; manifest: SpeechManifest } {
  const folder = path.join(parent, 'toy-supertonic');
  mkdirSync(folder, { recursive: true });
  for (const [name, graph] of Object.entries({ durationPredictor, textEncoder, vectorEstimator, vocoder }))
    writeFileSync(path.join(folder, `${name}.onnx`), onnxModel({ ...graph, metadata: {} }));
  const config = {
    ae: { sample_rate: toyRate, base_chunk_size: frameSamples },
    ttl: { chunk_compress_factor: 1, latent_dim: 1 },
  };
  writeFileSync(path.join(folder, 'tts.json'), JSON.stringify(config));
  const indexes = Int32Array.from({ length: 65_536 }, (_, code) => code % 200);
  writeFileSync(path.join(folder, 'unicode_indexer.bin'), new Uint8Array(indexes.buffer));
  // Two tables of speakers × 1 × 1: their sizes first, then their numbers.
  const sizes = new BigInt64Array([toyPitches.length, 1, 1, toyPitches.length, 1, 1].map(BigInt));
  const styles = new Float32Array([...toyPitches, ...toyPitches]);
  writeFileSync(
    path.join(folder, 'voice.bin'),
    Buffer.concat([new Uint8Array(sizes.buffer), new Uint8Array(styles.buffer)]),
  );
  return toyManifest(folder, {
    ...{ id: 'toy-supertonic', family: 'supertonic', sampleRate: toyRate, speakers: toyPitches.length },
    espeakData: undefined,
    files: {
      durationPredictor: 'durationPredictor.onnx',
      textEncoder: 'textEncoder.onnx',
      vectorEstimator: 'vectorEstimator.onnx',
      vocoder: 'vocoder.onnx',
      ttsJson: 'tts.json',
      unicodeIndexer: 'unicode_indexer.bin',
      voiceStyle: 'voice.bin',
    },
  });
}

type Network = Omit<Graph, 'metadata'>;

const ofText = (style: string) => [
  port('text_ids', 'int64', [1, 'N']),
  port(style, 'float', [1, 1, 1]),
  port('text_mask', 'float', [1, 1, 'N']),
];

const durationPredictor: Network = {
  inputs: ofText('style_dp'),
  outputs: [port('duration', 'float', [1])],
  constants: [constant('second', [1], 'int64', [1]), constant('perCharacter', [], 'float', [secondsPerCharacter])],
  nodes: [
    node('Shape', ['text_ids'], ['sizes']),
    node('Gather', ['sizes', 'second'], ['count']),
    node('Cast', ['count'], ['characters'], { to: 1 }),
    node('Mul', ['characters', 'perCharacter'], ['duration']),
  ],
};

/** What it passes on is the pitch of the speaker. */
const textEncoder: Network = {
  inputs: ofText('style_ttl'),
  outputs: [port('text_emb', 'float', [1, 1, 1])],
  constants: [],
  nodes: [node('Identity', ['style_ttl'], ['text_emb'])],
};

const vectorEstimator: Network = {
  inputs: [
    port('noisy_latent', 'float', [1, 1, 'L']),
    port('text_emb', 'float', [1, 1, 1]),
    port('style_ttl', 'float', [1, 1, 1]),
    port('latent_mask', 'float', [1, 1, 'L']),
    port('text_mask', 'float', [1, 1, 'N']),
    port('current_step', 'float', [1]),
    port('total_step', 'float', [1]),
  ],
  outputs: [port('denoised', 'float', [1, 1, 'L'])],
  constants: [constant('half', [], 'float', [0.5])],
  nodes: [node('Add', ['noisy_latent', 'text_emb'], ['both']), node('Mul', ['both', 'half'], ['denoised'])],
};

const vocoder: Network = {
  inputs: [port('latent', 'float', [1, 1, 'L'])],
  outputs: [port('wav', 'float', [1, 'T'])],
  constants: [
    constant('column', [3], 'int64', [1, -1, 1]),
    constant('flat', [2], 'int64', [1, -1]),
    constant('level', [], 'float', [0.3]),
    constant(
      'angles',
      [1, 1, frameSamples],
      'float',
      Array.from({ length: frameSamples }, (_, i) => (2 * Math.PI * 400 * i) / toyRate),
    ),
  ],
  nodes: [
    node('Reshape', ['latent', 'column'], ['pitches']),
    node('Mul', ['pitches', 'angles'], ['phases']),
    node('Sin', ['phases'], ['waves']),
    node('Mul', ['waves', 'level'], ['loud']),
    node('Reshape', ['loud', 'flat'], ['wav']),
  ],
};
