/** How quickly a model would speak on this machine, before it is installed. Pure. */

/**
 * What `machine.compute.ts` finds on one core of a Raspberry Pi 4, about. The publisher of the runtime measured the models
 * there, and other machines are compared with it.
 */
const referenceMegaflops = 600;

/** How much quicker several threads were there than one. More than four hardly help with one sentence. */
const threadGains = [1, 1.65, 2.05, 2.25];

export interface SpeedFacts {
  cores: number;
  megaflops: number | null;
  /** Models of the catalog that have spoken here: what they cost, and the seconds of audio that they made in one second. */
  measured: readonly { cost: number; speed: number }[];
}

/** @returns seconds of audio in one second, with two digits; null where nothing is known to tell it from */
export function expectedSpeed(cost: number | null, { cores, megaflops, measured }: SpeedFacts): number | null {
  if (cost === null) return null;
  // What another model did here says more than any other figure.
  const [known] = measured.toSorted((a, b) => Math.abs(Math.log(a.cost / cost)) - Math.abs(Math.log(b.cost / cost)));
  if (known) return twoDigits((known.speed * known.cost) / cost);
  if (megaflops === null) return null;
  const gain = threadGains[Math.min(cores, threadGains.length) - 1] ?? 1;
  return twoDigits(((megaflops / referenceMegaflops) * gain) / cost);
}

const twoDigits = (value: number): number => Number(value.toPrecision(2));
