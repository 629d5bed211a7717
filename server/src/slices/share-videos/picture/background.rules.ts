/** The still part of a share video: the colours behind it and the sphere of the voice, as RGB. Pure. */
import type { VideoTheme } from '#contract/share-videos/types.ts';
import type { OrbPalette } from '#contract/voices/orb.ts';
import { orbColours } from '#contract/voices/orb-colours.ts';
import type { Layout } from './layout.rules.ts';
import { coloursOf, mix, rgb, type Rgb } from './themes.rules.ts';

interface BackgroundInput {
  layout: Layout;
  theme: VideoTheme;
  palette: OrbPalette;
  degrees: number;
}

export function drawBackground({ layout, theme, palette, degrees }: BackgroundInput): Uint8Array {
  const { width, height, orb } = layout;
  const { background } = coloursOf(theme, palette);
  const [light, middle, deep, accent] = orbColours[palette].map(rgb) as [Rgb, Rgb, Rgb, Rgb];
  const colourAt = theme === 'colour' ? risingSphere(layout, background, middle, deep) : () => background;
  const sphereAt = sphere({ light, middle, deep, accent }, degrees);
  const picture = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      let colour = colourAt(x, y);
      const distance = Math.hypot(x - orb.x, y - orb.y);
      if (distance < orb.radius + 1) {
        const cover = Math.min(1, orb.radius + 0.5 - distance);
        if (cover > 0) colour = mix(colour, sphereAt((x - orb.x) / orb.radius, (y - orb.y) / orb.radius), cover);
      }
      // Noise of half a step keeps gradients from showing bands. It is the same in every picture of the same choice.
      const noise = theme === 'colour' ? (((x * 7919 + y * 104_729) ^ (x * y)) % 64) / 64 : 0.5;
      picture[at] = Math.min(255, colour[0] + noise);
      picture[at + 1] = Math.min(255, colour[1] + noise);
      picture[at + 2] = Math.min(255, colour[2] + noise);
    }
  }
  return picture;
}

/** A large dim sphere that rises behind the captions, from the lower right corner. */
function risingSphere({ width, height }: Layout, background: Rgb, middle: Rgb, deep: Rgb) {
  const radius = 0.72 * Math.max(width, height);
  const [centreX, centreY] = [width * 0.78, height * 1.02];
  const edge = mix(background, deep, 0.5);
  const core = mix(background, middle, 0.34);
  return (x: number, y: number): Rgb => {
    const distance = Math.hypot(x - centreX, y - centreY) / radius;
    if (distance >= 1.25) return background;
    const share = smooth(1.25 - distance);
    return mix(mix(background, edge, share), core, smooth(1 - distance) * 0.8);
  };
}

/** The marbled sphere of a voice: three soft clouds over its middle colour, with light from the upper left. */
function sphere({ light, middle, deep, accent }: Record<'light' | 'middle' | 'deep' | 'accent', Rgb>, degrees: number) {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const clouds: { colour: Rgb; x: number; y: number; width: number; height: number }[] = [
    { colour: deep, x: 0.45, y: 0.6, width: 1.1, height: 0.75 },
    { colour: accent, x: -0.4, y: 0.25, width: 1, height: 0.45 },
    { colour: light, x: 0.25, y: -0.45, width: 0.85, height: 0.5 },
  ];
  return (x: number, y: number): Rgb => {
    const [turnedX, turnedY] = [x * cos + y * sin, y * cos - x * sin];
    let colour = middle;
    for (const cloud of clouds) {
      const distance = Math.hypot((turnedX - cloud.x) / cloud.width, (turnedY - cloud.y) / cloud.height);
      if (distance < 1) colour = mix(colour, cloud.colour, smooth(1 - distance));
    }
    const shine = Math.hypot(x + 0.36, y + 0.56);
    if (shine < 0.72) colour = mix(colour, [255, 255, 255], 0.42 * smooth(1 - shine / 0.72));
    const rim = Math.hypot(x, y);
    return rim > 0.6 ? mix(colour, [0, 0, 0], 0.2 * smooth((rim - 0.6) / 0.4)) : colour;
  };
}

/** From 0 to 1 without an edge at either end. */
function smooth(value: number): number {
  const share = Math.min(1, Math.max(0, value));
  return share * share * (3 - 2 * share);
}
