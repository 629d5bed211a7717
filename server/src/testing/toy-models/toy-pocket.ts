/** A model of the family Pocket, which copies the voice of a recording: five networks that pass on numbers. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SpeechManifest } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port, type Graph } from './onnx.ts';
import { toyManifest } from './toy-manifest.ts';

/** These are the family's own. */
const rate = 24_000;
const frameSamples = 1920;
const embeddingSize = 1024;
const latentSize = 32;

/** @param levels of the recordings, one for each speaker: a louder one is copied by a higher tone */
export function writeToyPocket(
  parent: string,
  levels: readonly number[] = [0.1, 0.4],
): { folder: string; manifest: SpeechManifest } {
  const id = 'toy-pocket';
  const folder = path.join(parent, id);
  mkdirSync(folder, { recursive: true });
  for (const [name, graph] of Object.entries({ encoder, textConditioner, lmMain, lmFlow, decoder }))
    writeFileSync(path.join(folder, `${name}.onnx`), onnxModel({ ...graph, metadata: {} }));
  const bytes = Array.from({ length: 256 }, (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`);
  const tokens = [...bytes, '▁', ...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,.!?'];
  const byToken = (value: (at: number) => number) =>
    JSON.stringify(Object.fromEntries(tokens.map((t, at) => [t, value(at)])));
  writeFileSync(
    path.join(folder, 'vocab.json'),
    byToken((at) => at),
  );
  writeFileSync(
    path.join(folder, 'token_scores.json'),
    byToken((at) => (at < 256 ? -10 : -1)),
  );
  levels.forEach((level, at) => writeFileSync(path.join(folder, `voice-${at}.wav`), recording(level)));
  const { manifest } = toyManifest(folder, {
    ...{ id, family: 'pocket', sampleRate: rate, speakers: levels.length, espeakData: undefined },
    files: {
      ...Object.fromEntries(
        ['lmFlow', 'lmMain', 'encoder', 'decoder', 'textConditioner'].map((role) => [role, `${role}.onnx`]),
      ),
      ...{ vocabJson: 'vocab.json', tokenScoresJson: 'token_scores.json' },
    },
  });
  const speakers = manifest.speakers.map((speaker, at) => ({
    ...speaker,
    reference: { audio: `voice-${at}.wav`, text: 'A hum.' },
  }));
  const whole = SpeechManifest.parse({ ...manifest, speakers });
  writeFileSync(path.join(folder, 'model.json'), JSON.stringify(whole, undefined, 2));
  return { folder, manifest: whole };
}

type Network = Omit<Graph, 'metadata'>;

/** The loudness of the recording, as one embedding. */
const encoder: Network = {
  inputs: [port('audio', 'float', [1, 1, 'N'])],
  outputs: [port('voice', 'float', [1, 1, embeddingSize])],
  constants: [constant('ones', [1, 1, embeddingSize], 'float', new Array<number>(embeddingSize).fill(1))],
  nodes: [
    node('Abs', ['audio'], ['loud']),
    node('ReduceMean', ['loud'], ['level']),
    node('Mul', ['level', 'ones'], ['voice']),
  ],
};

const textConditioner: Network = {
  inputs: [port('tokens', 'int64', [1, 'N'])],
  outputs: [port('text', 'float', [1, 'N', embeddingSize])],
  constants: [
    constant('zeros', [1, 1, embeddingSize], 'float', new Array<number>(embeddingSize).fill(0)),
    constant('lastAxis', [1], 'int64', [2]),
  ],
  nodes: [
    node('Cast', ['tokens'], ['numbers'], { to: 1 }),
    node('Unsqueeze', ['numbers', 'lastAxis'], ['column']),
    node('Mul', ['column', 'zeros'], ['text']),
  ],
};

/** Counts what it was given: it ends when it has made as many frames as there were tokens, and remembers the voice. */
const lmMain: Network = {
  inputs: [
    port('sequence', 'float', [1, 'S', latentSize]),
    port('embeddings', 'float', [1, 'E', embeddingSize]),
    port('steps', 'float', [1]),
    port('limit', 'float', [1]),
    port('voice', 'float', [1]),
  ],
  outputs: [
    port('conditioning', 'float', [1, embeddingSize]),
    port('end', 'float', [1, 1]),
    port('nextSteps', 'float', [1]),
    port('nextLimit', 'float', [1]),
    port('nextVoice', 'float', [1]),
  ],
  constants: [
    constant('second', [1], 'int64', [1]),
    constant('flat', [1], 'int64', [-1]),
    constant('square', [2], 'int64', [1, 1]),
    constant('ones', [1, embeddingSize], 'float', new Array<number>(embeddingSize).fill(1)),
    constant('share', [], 'float', [1 / embeddingSize]),
    constant('offset', [], 'float', [-4.5]),
  ],
  nodes: [
    node('Shape', ['sequence'], ['sizesOfSequence']),
    node('Gather', ['sizesOfSequence', 'second'], ['newSteps']),
    node('Cast', ['newSteps'], ['moreSteps'], { to: 1 }),
    node('Add', ['steps', 'moreSteps'], ['nextSteps']),
    node('Shape', ['embeddings'], ['sizesOfEmbeddings']),
    node('Gather', ['sizesOfEmbeddings', 'second'], ['newTokens']),
    node('Cast', ['newTokens'], ['moreTokens'], { to: 1 }),
    node('Add', ['limit', 'moreTokens'], ['nextLimit']),
    node('ReduceSum', ['embeddings'], ['sum']),
    node('Reshape', ['sum', 'flat'], ['flatSum']),
    node('Mul', ['flatSum', 'share'], ['newVoice']),
    node('Add', ['voice', 'newVoice'], ['nextVoice']),
    node('Mul', ['nextVoice', 'ones'], ['conditioning']),
    node('Sub', ['nextSteps', 'nextLimit'], ['over']),
    node('Add', ['over', 'offset'], ['flatEnd']),
    node('Reshape', ['flatEnd', 'square'], ['end']),
  ],
};

/** Moves the noise that it is given to the voice. */
const lmFlow: Network = {
  inputs: [
    port('c', 'float', [1, embeddingSize]),
    port('s', 'float', [1, 1]),
    port('t', 'float', [1, 1]),
    port('x', 'float', [1, latentSize]),
  ],
  outputs: [port('flow', 'float', [1, latentSize])],
  constants: [constant('zero', [], 'float', [0]), constant('strength', [], 'float', [8])],
  nodes: [
    node('ReduceMean', ['c'], ['mean']),
    node('Mul', ['mean', 'strength'], ['aim']),
    node('Add', ['s', 't'], ['moment']),
    node('Mul', ['moment', 'zero'], ['nothing']),
    node('Mul', ['x', 'zero'], ['still']),
    node('Add', ['still', 'aim'], ['toVoice']),
    node('Add', ['toVoice', 'nothing'], ['flow']),
  ],
};

/** A tone for each frame. */
const decoder: Network = {
  inputs: [port('latent', 'float', [1, 'F', latentSize])],
  outputs: [port('audio', 'float', [1, 1, 'T'])],
  constants: [
    constant('base', [], 'float', [300]),
    constant('range', [], 'float', [100]),
    constant('level', [], 'float', [0.3]),
    constant(
      'angles',
      [1, 1, frameSamples],
      'float',
      Array.from({ length: frameSamples }, (_, i) => (2 * Math.PI * i) / rate),
    ),
    constant('flat', [3], 'int64', [1, 1, -1]),
  ],
  nodes: [
    node('ReduceMean', ['latent'], ['mean'], { axes: [2] }),
    node('Mul', ['mean', 'range'], ['shift']),
    node('Add', ['shift', 'base'], ['tone']),
    node('Mul', ['tone', 'angles'], ['phases']),
    node('Sin', ['phases'], ['waves']),
    node('Mul', ['waves', 'level'], ['loud']),
    node('Reshape', ['loud', 'flat'], ['audio']),
  ],
};

/** A second of a tone, as a WAV file. */
function recording(level: number): Buffer {
  const samples = Int16Array.from({ length: 16_000 }, (_, i) => 32_767 * level * Math.sin(i / 12));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}
