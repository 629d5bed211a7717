/** Models that listen, of a kilobyte or two: real graphs on real features, which tell a low tone from a high one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ListeningManifest, type ListeningFamily, type ListeningKind } from '#contract/engine-models/manifest.ts';
import { constant, node, onnxModel, port } from './onnx.ts';

export interface ToyListening {
  folder: string;
  manifest: ListeningManifest;
}

function write(
  parent: string,
  family: ListeningFamily,
  kind: ListeningKind,
  files: Record<string, Uint8Array | string>,
  roles: Record<string, string>,
): ToyListening {
  const id = `toy-${family.toLowerCase()}`;
  const folder = path.join(parent, id);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const manifest = ListeningManifest.parse({
    ...{ format: 1, id, kind, family, name: `Toy ${family}`, description: 'Made by tests.', version: '1' },
    license: { name: 'CC0-1.0', allowsCommercialUse: true },
    languages: kind === 'recognition' ? ['en'] : [],
    ...{ files: roles, checksums: {}, serves: kind === 'recognition' ? ['scribe_v1', 'scribe_v2'] : [] },
  });
  writeFileSync(path.join(folder, 'model.json'), JSON.stringify(manifest));
  return { folder, manifest };
}

const words = '\u2581low 1\n\u2581high 2\n';

/** What both kinds of CTC have in common: from `xs` with a step of 4 frames to `log_probs`. */
function toneDetector(first: 'blank' | 'last') {
  const columns = first === 'blank' ? ['blank', 'sl', 'sh'] : ['sl', 'sh', 'blank'];
  return {
    constants: [
      constant('zeroAt', [1], 'int64', [0]),
      constant('endAt', [1], 'int64', [1 << 30]),
      constant('oneAxis', [1], 'int64', [1]),
      constant('twoAxis', [1], 'int64', [2]),
      constant('step', [1], 'int64', [4]),
      constant('half', [1], 'int64', [40]),
      constant('whole', [1], 'int64', [80]),
      constant('gate', [], 'float', [2]),
      constant('gain', [], 'float', [5]),
      constant('nothing', [], 'float', [0]),
      constant('four', [], 'int64', [4]),
      constant('three', [], 'int64', [3]),
    ],
    nodes: (input: string, lengths: string, lengthsOut: string) => [
      // Every fourth frame.
      node('Slice', [input, 'zeroAt', 'endAt', 'oneAxis', 'step'], ['xs']),
      node('Slice', ['xs', 'zeroAt', 'half', 'twoAxis'], ['lo']),
      node('Slice', ['xs', 'half', 'whole', 'twoAxis'], ['hi']),
      // The loudest band of each half.
      node('ReduceMax', ['lo'], ['ml'], { axes: [2], keepdims: 1 }),
      node('ReduceMax', ['hi'], ['mh'], { axes: [2], keepdims: 1 }),
      node('Sub', ['ml', 'mh'], ['dl']),
      node('Sub', ['mh', 'ml'], ['dh']),
      node('Add', ['ml', 'gate'], ['gl']),
      node('Add', ['mh', 'gate'], ['gh']),
      node('Min', ['dl', 'gl'], ['al']),
      node('Min', ['dh', 'gh'], ['ah']),
      node('Mul', ['al', 'gain'], ['sl']),
      node('Mul', ['ah', 'gain'], ['sh']),
      node('Mul', ['ml', 'nothing'], ['blank']),
      node('Concat', columns, ['logits'], { axis: 2 }),
      node('LogSoftmax', ['logits'], ['log_probs'], { axis: 2 }),
      node('Add', [lengths, 'three'], ['lengths3']),
      node('Div', ['lengths3', 'four'], [lengthsOut]),
    ],
  };
}

/** Hears "low" in a low tone and "high" in a high one. */
export function writeToyZipformerCtc(parent: string): ToyListening {
  const { constants, nodes } = toneDetector('blank');
  const graph = onnxModel({
    inputs: [port('x', 'float', ['N', 'T', 80]), port('x_lens', 'int64', ['N'])],
    outputs: [port('log_probs', 'float', ['N', 'T2', 3]), port('log_probs_len', 'int64', ['N'])],
    constants,
    nodes: nodes('x', 'x_lens', 'log_probs_len'),
    metadata: { model_type: 'zipformer2_ctc', version: '1', model_author: 'toy', comment: 'toy' },
  });
  const roles = { model: 'model.onnx', tokens: 'tokens.txt' };
  return write(
    parent,
    'zipformerCtc',
    'recognition',
    { 'model.onnx': graph, 'tokens.txt': `<blk> 0\n${words}` },
    roles,
  );
}

/** As those of NeMo: the features lie across, and the blank is the last token. */
export function writeToyNemoCtc(parent: string): ToyListening {
  const { constants, nodes } = toneDetector('last');
  const graph = onnxModel({
    inputs: [port('audio_signal', 'float', ['N', 80, 'T']), port('length', 'int64', ['N'])],
    outputs: [port('log_probs', 'float', ['N', 'T2', 3])],
    constants,
    nodes: [node('Transpose', ['audio_signal'], ['x'], { perm: [0, 2, 1] }), ...nodes('x', 'length', 'encoded_length')],
    metadata: {
      ...{ model_type: 'EncDecCTCModelBPE', vocab_size: 2, subsampling_factor: 4, normalize_type: '' },
      ...{ version: '1', model_author: 'toy', comment: 'toy' },
    },
  });
  const tokens = '\u2581low 0\n\u2581high 1\n<blk> 2\n';
  const roles = { model: 'model.onnx', tokens: 'tokens.txt' };
  return write(parent, 'nemoCtc', 'recognition', { 'model.onnx': graph, 'tokens.txt': tokens }, roles);
}

/** As the fifth version of Silero: says speech where the sound is louder than a little. */
export function writeToySilero(parent: string): ToyListening {
  const graph = onnxModel({
    inputs: [port('input', 'float', [1, 'T']), port('state', 'float', [2, 1, 128]), port('sr', 'int64', [])],
    outputs: [port('output', 'float', [1, 1]), port('stateN', 'float', [2, 1, 128])],
    constants: [constant('quiet', [], 'float', [0.01]), constant('steep', [], 'float', [400])],
    nodes: [
      node('Abs', ['input'], ['loudness']),
      node('ReduceMean', ['loudness'], ['mean'], { axes: [1], keepdims: 1 }),
      node('Sub', ['mean', 'quiet'], ['above']),
      node('Mul', ['above', 'steep'], ['logit']),
      node('Sigmoid', ['logit'], ['output']),
      node('Identity', ['state'], ['stateN']),
      node('Identity', ['sr'], ['unused']),
    ],
    metadata: {},
  });
  return write(parent, 'sileroVad', 'voice_activity', { 'model.onnx': graph }, { model: 'model.onnx' });
}
