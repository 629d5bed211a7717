/** Draws the orb of a voice as a picture, for the lock screen. */
import { describeOrb } from '#contract/voices/orb.ts';
import { readDataUrl } from '../../../lib/browser/read-blob.ts';

const size = 512;
const pictures = new Map<string, Promise<string>>();

/** Gives the address of a picture. The same voice has the same orb as on the screen. */
export function drawOrb(seed: string): Promise<string> {
  const known = pictures.get(seed) ?? paint(seed);
  pictures.set(seed, known);
  return known;
}

function paint(seed: string): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('The browser cannot draw on a canvas.'));
  const { palette, degrees } = describeOrb(seed);
  const tokens = getComputedStyle(document.documentElement);
  const [first, second, third, fourth] = [1, 2, 3, 4].map((stop) => tokens.getPropertyValue(`--${palette}-${stop}`));
  fillOrb(context, [first!, second!, third!, fourth!], degrees);
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser cannot draw a picture.'))));
  }).then(readDataUrl);
}

/** Follows orb.css: a turned and blurred marble in a circle, with light from above. */
function fillOrb(context: CanvasRenderingContext2D, colours: readonly string[], degrees: number): void {
  const [first = '', second = '', third = '', fourth = ''] = colours;
  context.beginPath();
  context.arc(size / 2, size / 2, size / 2, 0, 2 * Math.PI);
  context.clip();
  context.save();
  context.filter = `blur(${size * 0.075}px)`;
  context.translate(size / 2, size / 2);
  context.rotate((degrees * Math.PI) / 180);
  const marble = context.createConicGradient((40 * Math.PI) / 180 - Math.PI / 2, -0.1 * size, 0.07 * size);
  [second, third, second, fourth, first, second].forEach((colour, at) => marble.addColorStop(at / 5, colour));
  context.fillStyle = marble;
  context.fillRect(-size, -size, 2 * size, 2 * size);
  for (const [colour, x, y, width, height] of [
    [third, 0.74, 0.8, 0.64, 0.4],
    [fourth, 0.3, 0.62, 0.6, 0.24],
    [first, 0.62, 0.3, 0.46, 0.26],
  ] as const)
    fillEllipse(context, colour, {
      x: (x - 0.5) * size,
      y: (y - 0.5) * size,
      width: width * size,
      height: height * size,
    });
  context.restore();
  const light = context.createRadialGradient(0.32 * size, 0.22 * size, 0, 0.32 * size, 0.22 * size, 0.36 * size);
  light.addColorStop(0, 'rgb(255 255 255 / 0.42)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  context.fillStyle = light;
  context.fillRect(0, 0, size, size);
}

interface Ellipse {
  x: number;
  y: number;
  width: number;
  height: number;
}

function fillEllipse(context: CanvasRenderingContext2D, colour: string, { x, y, width, height }: Ellipse): void {
  const fade = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  fade.addColorStop(0, colour);
  // The same colour without opacity: other browsers would fade through black.
  fade.addColorStop(0.72, `${colour}00`);
  context.save();
  context.translate(x, y);
  context.scale(width, height);
  context.fillStyle = fade;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}
