/**
 * The pitch of flite's voice rms. The other voices predict it frame by frame. This one builds it from phrases and
 * accent shapes that no option of the program reaches, so these are scaled in the program's memory.
 */
import type { Contour } from './flite-voice.ts';

/** Offsets in flite's `cst_cg_db`, in words counted from its `sample_rate`. */
const field = { name: -3, mean: 1, phrases: 8, rows: 13, accents: 14, isContoured: 34 } as const;
const rate = 16000;
const voiceName = 'cmu_us_rms\0';

/** Finds the voice in the memory of a fresh instance. The address is the same in every instance of one module. */
export function findContour(memory: ArrayBuffer): number {
  const words = new Uint32Array(memory);
  const floats = new Float32Array(memory);
  const bytes = Buffer.from(memory);
  for (let at = words.indexOf(rate); at >= 0; at = words.indexOf(rate, at + 1)) {
    const mean = floats[at + field.mean] ?? 0;
    if (mean < 50 || mean > 400 || words[at + field.isContoured] !== 1) continue;
    const name = words[at + field.name] ?? 0;
    if (bytes.toString('latin1', name, name + voiceName.length) === voiceName) return at;
  }
  throw new Error('this flite has no contours of rms where they were');
}

/** Makes f0 `pitch` times as high, and its movements `range` times as wide (in semitones). */
export function scaleContour(memory: ArrayBuffer, at: number, { pitch, range }: Contour): void {
  if (pitch === 1 && range === 1) return;
  const floats = new Float32Array(memory);
  const { heights, rises, phrases } = placesOf(memory, at);
  // f0 is the exponential of a phrase's height plus an accent's height over it, its rise and its fall.
  spread(floats, heights, range, Math.log(pitch));
  spread(floats, phrases, range, 0);
  for (const place of rises) floats[place] = (floats[place] ?? 0) * range;
}

/** @returns a function that restores everything as it is now, in that memory or in the buffer it has moved to */
export function snapshotContour(memory: ArrayBuffer, at: number): (memory: ArrayBuffer) => void {
  const floats = new Float32Array(memory);
  const kept = Object.values(placesOf(memory, at)).flatMap((places) => places.map((place) => [place, floats[place]]));
  return (later) => {
    const after = new Float32Array(later);
    for (const [place = 0, value = 0] of kept) after[place] = value;
  };
}

/** Widens values around their mean, and shifts them. */
function spread(floats: Float32Array, places: number[], factor: number, raise: number): void {
  const mean = places.reduce((sum, place) => sum + (floats[place] ?? 0), 0) / places.length;
  for (const place of places) floats[place] = mean + ((floats[place] ?? 0) - mean) * factor + raise;
}

/** The addresses of natural logarithms of Hz, as indices of 4-byte floats. */
function placesOf(memory: ArrayBuffer, at: number) {
  const words = new Uint32Array(memory);
  const accents = (words[at + field.accents] ?? 0) / 4;
  const heights = Array.from(words.subarray(accents, accents + (words[at + field.rows] ?? 0)), (row) => row / 4);
  // The first and third columns of an accent are its height and its rise.
  return { heights, rises: heights.map((row) => row + 2), phrases: leavesOf(memory, words[at + field.phrases] ?? 0) };
}

/** The size of a decision tree's node in bytes, and the offsets of its fields. */
const node = { size: 8, operator: 1, noNode: 2, value: 4, leaf: 255 } as const;

/**
 * Returns the addresses of a decision tree's answers. The nodes lie in a row, and the node after a question is its
 * "yes".
 */
function leavesOf(memory: ArrayBuffer, tree: number): number[] {
  const view = new DataView(memory);
  const nodes = view.getUint32(tree, true);
  const leaves = new Set<number>();
  const waiting = [0];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const address = nodes + index * node.size;
    // A value is a type and a reference count, two bytes each, followed by the number.
    if (view.getUint8(address + node.operator) === node.leaf)
      leaves.add(view.getUint32(address + node.value, true) / 4 + 1);
    else waiting.push(index + 1, view.getUint16(address + node.noNode, true));
  }
  return [...leaves];
}
