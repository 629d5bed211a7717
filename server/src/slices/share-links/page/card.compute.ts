/** Draws the picture that other sites show beside a link: the colours of the voice and the waveform. Pure. */
import { crc32, deflateSync } from 'node:zlib';
import { drawPeaks } from '../../history/history.rules.ts';

export interface Card {
  width: number;
  height: number;
  /** Four colours such as `#12407f`. */
  stops: readonly string[];
  degrees: number;
  peaks: Uint8Array;
}

type Colour = readonly [number, number, number];
const paper: Colour = [12, 12, 14];
const ink: Colour = [243, 243, 245];

const bars = 92;

export function compute({ width, height, stops, degrees, peaks }: Card): Uint8Array {
  const pixels = Buffer.alloc(width * height * 3);
  fill(pixels, paper);
  const put = (x: number, y: number, colour: Colour) => {
    const at = (y * width + x) * 3;
    for (let channel = 0; channel < 3; channel++) pixels[at + channel] = colour[channel] ?? 0;
  };
  drawOrb(put, { x: width / 2, y: height * 0.36, radius: height * 0.22, colours: stops.map(parse), degrees });
  drawBars(put, { peaks, left: 140, right: width - 140, middle: height * 0.8, tall: height * 0.2 });
  return encodePng(pixels, width, height);
}

type Put = (x: number, y: number, colour: Colour) => void;

function drawBars(
  put: Put,
  {
    peaks,
    left,
    right,
    middle,
    tall,
  }: { peaks: Uint8Array; left: number; right: number; middle: number; tall: number },
): void {
  const heights = drawPeaks(peaks, bars);
  const loudest = Math.max(0.05, ...heights);
  const step = (right - left) / bars;
  for (let bar = 0; bar < bars; bar++) {
    const peak = heights[Math.floor((bar * heights.length) / bars)] ?? 0;
    const half = Math.max(3, Math.round(((peak / loudest) * tall) / 2));
    const from = Math.round(left + bar * step);
    for (let x = from; x < from + 5; x++)
      for (let y = Math.round(middle) - half; y < middle + half; y++) put(x, y, ink);
  }
}

/** A marbled sphere with the light from above, like the one of the product. */
function drawOrb(
  put: Put,
  { x, y, radius, colours, degrees }: { x: number; y: number; radius: number; colours: Colour[]; degrees: number },
): void {
  const [light = ink, body = ink, deep = paper, glow = ink] = colours;
  const turn = (degrees * Math.PI) / 180;
  for (let py = Math.floor(y - radius - 6); py <= y + radius + 6; py++) {
    for (let px = Math.floor(x - radius - 6); px <= x + radius + 6; px++) {
      const [dx, dy] = [(px - x) / radius, (py - y) / radius];
      const distance = Math.hypot(dx, dy);
      if (distance > 1) continue;
      const u = dx * Math.cos(turn) - dy * Math.sin(turn);
      const v = dx * Math.sin(turn) + dy * Math.cos(turn);
      let colour = mix(body, deep, smooth(0.5 + 0.5 * Math.sin(2.4 * u + 1.6 * v + Math.sin(2.2 * v))));
      colour = mix(colour, light, 0.9 * spot(u - 0.24, v + 0.4, 0.55, 0.34));
      colour = mix(colour, glow, 0.8 * spot(u + 0.4, v - 0.24, 0.7, 0.32));
      colour = mix(colour, [255, 255, 255], 0.4 * spot(dx + 0.36, dy + 0.56, 0.5, 0.4));
      colour = mix(colour, [0, 0, 0], 0.22 * smooth((distance - 0.55) / 0.45));
      // The edge fades over two pixels.
      put(px, py, mix(colour, paper, smooth((distance - 1 + 2 / radius) * (radius / 2))));
    }
  }
}

const smooth = (value: number): number => {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
};
const spot = (x: number, y: number, width: number, height: number): number =>
  smooth(1 - Math.hypot(x / width, y / height));
const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const parse = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

function fill(pixels: Buffer, colour: Colour): void {
  pixels.fill(Buffer.from(colour));
}

/** True colour, one filter byte before each line. */
function encodePng(pixels: Buffer, width: number, height: number): Uint8Array {
  const lineBytes = width * 3;
  const lines = Buffer.alloc((lineBytes + 1) * height);
  for (let y = 0; y < height; y++) pixels.copy(lines, y * (lineBytes + 1) + 1, y * lineBytes, (y + 1) * lineBytes);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([signature, ...parts]));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}
