/**
 * LAME as WebAssembly. The package's own wrapper hides the memory, so this file calls the program itself: samples are
 * written where it reads them, and settings can be changed that the package has no parameter for.
 */
import { readFile } from 'node:fs/promises';
import type { Bytes } from './codec.ts';

interface LameProgram {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  free(address: number): void;
  enc_init(parameters: number): number;
  enc_free(encoder: number): void;
  enc_get_pcm(encoder: number, samples: number): number;
  enc_get_out_buf(encoder: number): number;
  enc_encode(encoder: number, samples: number): number;
  enc_flush(encoder: number): number;
}

export interface Lame {
  encode(samples: Float32Array): Bytes;
  /** Ends the file: returns what is held back. Another file may follow. */
  flush(): Bytes;
  /** Makes the encoder one that has had only silence, as it was at first: it then makes the same bytes again. */
  reset(): void;
}

/** Memory is kept in blocks of this size, and blocks of zeros are not kept. */
const blockBytes = 1 << 14;

/**
 * Indexes into the 32-bit words of `SessionConfig_t` (`util.h` of LAME 3.100), which is found in memory by the sample
 * rates and the channels in it.
 */
const config = {
  noiseShaping: 3,
  subblockGain: 4,
  bestHuffman: 5,
  noiseShapingAmplitude: 6,
  noiseShapingStop: 7,
  inputRate: 11,
  disableReservoir: 32,
  bufferConstraint: 33,
};

/** Longer inputs are encoded bit by bit, so that the buffers of the program do not grow. */
export const maxSamples = 1 << 15;

/** From this bit rate on noise lies below what can be heard without being shaped, which halves the work. */
const minUnshapedKbps = 96;

export async function loadLame(): Promise<(sampleRate: number, kbps: number) => Lame> {
  const file = new URL(import.meta.resolve('wasm-media-encoders/wasm/mp3'));
  const module = await WebAssembly.compile(await readFile(file));
  const exit = (code: number) => {
    throw new Error(`LAME exited with code ${code}`);
  };
  return (sampleRate, kbps) => {
    const instance = new WebAssembly.Instance(module, {
      wasi_snapshot_preview1: { proc_exit: exit },
      env: { emscripten_notify_memory_growth: () => {} },
    });
    const program = instance.exports as unknown as LameProgram;
    program._initialize();
    return open(program, sampleRate, kbps);
  };
}

function open(program: LameProgram, sampleRate: number, kbps: number): Lame {
  const { memory } = program;
  const parameters = program.malloc(20);
  const heap = parameters;
  // Channels, input rate, bit rate, quality of variable bit rates (-1: a constant one), output rate.
  new Int32Array(memory.buffer, parameters, 5).set([1, sampleRate, kbps, 0, sampleRate]);
  new Float32Array(memory.buffer, parameters + 12, 1)[0] = -1;
  const encoder = program.enc_init(parameters);
  program.free(parameters);
  if (!encoder) throw new Error(`LAME does not encode ${sampleRate} Hz at ${kbps} kbit/s`);
  adjust(new Int32Array(memory.buffer), sampleRate, kbps);

  function take(bytes: number): Bytes {
    if (bytes < 0) throw new Error(`LAME failed with ${bytes}`);
    return new Uint8Array(memory.buffer, program.enc_get_out_buf(encoder), bytes).slice();
  }

  function encode(samples: Float32Array): Bytes {
    const channels = program.enc_get_pcm(encoder, samples.length);
    const channel = new Int32Array(memory.buffer, channels, 1)[0] ?? 0;
    new Float32Array(memory.buffer, channel, samples.length).set(samples);
    return take(program.enc_encode(encoder, samples.length));
  }
  const flush = () => take(program.enc_flush(encoder));

  encode(new Float32Array(maxSamples));
  flush();
  return { encode, flush, reset: snapshot(memory, heap, heapEnd(program)) };
}

/** Returns where a block begins that fits in no gap of the heap. */
function heapEnd(program: LameProgram): number {
  const block = program.malloc(1 << 22);
  if (!block) throw new Error('LAME has no memory left');
  program.free(block);
  return block;
}

/**
 * Returns a function that restores the heap as it is now. LAME keeps there all that it changes while it encodes: below
 * are tables, which it fills when an encoder is set up, and the stack, which holds nothing between two calls.
 */
function snapshot(memory: WebAssembly.Memory, from: number, to: number): () => void {
  const kept: { at: number; block: Uint8Array }[] = [];
  const empty: number[] = [];
  const zeros = new Uint8Array(blockBytes);
  for (let at = from; at < to; at += blockBytes) {
    const block = new Uint8Array(memory.buffer, at, Math.min(blockBytes, to - at));
    if (Buffer.compare(block, zeros.subarray(0, block.length)) === 0) empty.push(at);
    else kept.push({ at, block: block.slice() });
  }
  return () => {
    // The memory may have grown, and is then in another buffer.
    const now = new Uint8Array(memory.buffer);
    for (const { at, block } of kept) now.set(block, at);
    for (const at of empty) now.fill(0, at, Math.min(to, at + blockBytes));
  };
}

/**
 * Turns the bit reservoir off, so that each frame holds all of its own data: files can then be cut and joined between
 * any two frames. It costs at most 0.25 dB of signal to noise, at 32 kbit/s.
 */
function adjust(words: Int32Array, sampleRate: number, kbps: number): void {
  const at = findConfig(words, sampleRate);
  words[at + config.disableReservoir] = 1;
  if (kbps < minUnshapedKbps) return;
  const { noiseShaping, subblockGain, bestHuffman, noiseShapingAmplitude, noiseShapingStop } = config;
  for (const index of [noiseShaping, subblockGain, bestHuffman, noiseShapingAmplitude, noiseShapingStop])
    words[at + index] = 0;
}

function findConfig(words: Int32Array, sampleRate: number): number {
  for (let i = words.indexOf(sampleRate); i >= 0; i = words.indexOf(sampleRate, i + 1)) {
    const at = i - config.inputRate;
    const [outputRate, channelsIn, channelsOut] = words.subarray(i + 1, i + 4);
    const isReservoirOn =
      words[at + config.disableReservoir] === 0 && (words[at + config.bufferConstraint] ?? 0) > 1000;
    if (outputRate === sampleRate && channelsIn === 1 && channelsOut === 1 && isReservoirOn) return at;
  }
  throw new Error('the settings of LAME are not where its version 3.100 has them');
}
