/** How a voice looks: its palette and the angle of its colours follow from its id, on every screen and in every video. */

export const orbPalettes = ['ember', 'dune', 'fern', 'tide', 'rose'] as const;
export type OrbPalette = (typeof orbPalettes)[number];

/** Hashes with FNV-1a, so that a voice has the same colours everywhere and neighbours in a list rarely share them. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // Another mixing step keeps ids that differ only in the last character from having similar low bits.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** @param seed the voice id */
export function describeOrb(seed: string): { palette: OrbPalette; degrees: number } {
  const number = hash(seed);
  return { palette: orbPalettes[number % orbPalettes.length] ?? 'ember', degrees: (number >>> 8) % 360 };
}
