import { colorCount } from '../document/speakers.ts';

export const hueOf = (color: number | undefined): string => String((color ?? 7) % colorCount);

/** The color of a speaker, beside their name. */
export const Swatch = ({ color }: { color: number | undefined }) => (
  <span
    aria-hidden="true"
    data-hue={hueOf(color)}
    className="inline-block size-2.5 flex-none rounded-[3px] bg-(--hue)"
  />
);
