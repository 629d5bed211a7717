/** Numbers that look random and follow from their seed alone. */

/** @returns the same sequence of numbers in [-1, 1) for the same seeds, by splitmix32. */
export function seeded(...seeds: number[]): () => number {
  let state = 0;
  for (const seed of seeds) state = mix((state ^ seed) + 0x9e3779b9);
  return () => {
    state = (state + 0x9e3779b9) | 0;
    return (mix(state) >>> 0) / 2 ** 31 - 1;
  };
}

function mix(value: number): number {
  let bits = value | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return bits ^ (bits >>> 15);
}
