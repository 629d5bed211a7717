import type { OrbPalette } from './orb.ts';

/** The palettes of voices from light to dark, and an accent, where the web app's tokens cannot be used. */
export const orbColours: Record<OrbPalette, readonly [string, string, string, string]> = {
  ember: ['#ffc79a', '#f4713a', '#b62a16', '#ffa25c'],
  dune: ['#fff0be', '#efbe45', '#b67c1c', '#f8da84'],
  fern: ['#d8f5c6', '#55b672', '#10583f', '#a4de8e'],
  tide: ['#c9f0f7', '#3b9bd8', '#12407f', '#7fd6e6'],
  rose: ['#ffdce2', '#eb6a90', '#8e1e4c', '#ffa9a4'],
};
