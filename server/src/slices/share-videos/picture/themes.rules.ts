/** The colours of share videos. Pure. */
import type { VideoTheme } from '#contract/share-videos/types.ts';
import type { OrbPalette } from '#contract/voices/orb.ts';
import { orbColours } from '#contract/voices/orb-colours.ts';

export type Rgb = readonly [number, number, number];

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

export const mix = (a: Rgb, b: Rgb, share: number): Rgb => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** The highlight of the current word, and ink on it, in every theme. */
export const nowColour = '#ffd640';
export const onNowColour = '#171300';

export interface ThemeColours {
  background: Rgb;
  /** Words and bars that were heard. */
  played: string;
  /** Words and bars that are still to come. */
  rest: string;
  /** The name of the voice, and the label. */
  quiet: string;
}

export function coloursOf(theme: VideoTheme, palette: OrbPalette): ThemeColours {
  if (theme === 'light') return { background: rgb('#ffffff'), played: '#111113', rest: '#8a8b94', quiet: '#5f6068' };
  if (theme === 'dark') return { background: rgb('#0b0b0c'), played: '#f4f4f5', rest: '#85868f', quiet: '#a3a4ad' };
  const background = mix(rgb(orbColours[palette][2]), [8, 10, 16], 0.78);
  return { background, played: '#ffffff', rest: '#b9bcc8', quiet: '#d5d7df' };
}
