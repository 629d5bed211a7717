/** The loudness of ITU-R BS.1770, with its two gates. Pure. */
import type { Levels } from './level-meter.ts';

const absoluteGate = -70;
const relativeGate = -10;

/** Loudness in LUFS; null for silence. With `gains`, that of the sound after each frame is multiplied by its gain. */
export const integratedLoudness = (levels: Levels, gains?: Float32Array): number | null =>
  loudnessOf(blockEnergies(levels, gains));

/** The loudness of all blocks together, which may come from several sounds. */
export function loudnessOf(blocks: readonly number[]): number | null {
  const overAbsolute = blocks.filter((energy) => lufs(energy) > absoluteGate);
  if (overAbsolute.length === 0) return null;
  const gate = lufs(mean(overAbsolute)) + relativeGate;
  return lufs(mean(overAbsolute.filter((energy) => lufs(energy) > gate)));
}

const lufs = (energy: number) => -0.691 + 10 * Math.log10(energy);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean square of each block of 400 ms, one every 100 ms. A shorter sound is one block. */
export function blockEnergies({ sampleRate, frameLength, energies }: Levels, gains?: Float32Array): number[] {
  const framesInTenth = sampleRate / 10 / frameLength;
  const tenths: number[] = [];
  for (let frame = 0; frame < energies.length; frame++) {
    const gain = gains?.[frame] ?? 1;
    const tenth = Math.floor(frame / framesInTenth);
    tenths[tenth] = (tenths[tenth] ?? 0) + (energies[frame] ?? 0) * gain * gain;
  }
  const whole = Math.floor(energies.length / framesInTenth);
  if (whole < 4) {
    const sum = tenths.reduce((total, energy) => total + energy, 0);
    return energies.length === 0 ? [] : [sum / (energies.length * frameLength)];
  }
  return Array.from(
    { length: whole - 3 },
    (_, i) => tenths.slice(i, i + 4).reduce((sum, energy) => sum + energy, 0) / (0.4 * sampleRate),
  );
}
