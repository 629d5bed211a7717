/** Paints the bars of a waveform as played, current or not played yet. Without peaks it paints a plain bar. */
export interface WavePicture {
  peaks: Float32Array | null;
  duration: number;
  time: number;
  band: [number, number] | null;
  region: { start: number; end?: number } | null;
  /** Pixels from one bar to the next. */
  step: number;
}

const headRoom = 5;
/** A band narrower than this many pixels is drawn as the playhead itself. */
const narrowBand = 20;

function barHeight(peaks: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let at = Math.floor(from * peaks.length); at < Math.ceil(to * peaks.length); at++)
    peak = Math.max(peak, peaks[at] ?? 0);
  return peak;
}

export function paintWave(canvas: HTMLCanvasElement, picture: WavePicture): void {
  const { peaks, duration, time, band, region, step } = picture;
  const { clientWidth: width, clientHeight: height } = canvas;
  const pen = canvas.getContext('2d');
  if (!pen || width === 0) return;
  const ratio = devicePixelRatio || 1;
  const [pixelWidth, pixelHeight] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== pixelWidth || canvas.height !== pixelHeight)
    Object.assign(canvas, { width: pixelWidth, height: pixelHeight });
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);

  const style = getComputedStyle(canvas);
  const colour = (name: string) => style.getPropertyValue(name);
  const [played, rest, now, onNow] = [
    colour('--wave-played'),
    colour('--wave-rest'),
    colour('--now'),
    colour('--on-now'),
  ];
  const share = (seconds: number) => (duration > 0 ? Math.min(1, Math.max(0, seconds / duration)) : 0);
  const at = share(time) * width;
  const middle = (height + headRoom) / 2;
  const edges = band && duration > 0 ? ([share(band[0]) * width, share(band[1]) * width] as const) : null;

  if (region && duration > 0) {
    const [from, to] = [share(region.start) * width, share(region.end ?? region.start) * width];
    pen.fillStyle = colour('--accent-soft');
    pen.fillRect(from, headRoom - 1, to - from, height - headRoom + 1);
    pen.fillStyle = colour('--accent');
    for (const x of region.end === undefined ? [from] : [from, to])
      pen.fillRect(Math.min(width - 1.5, Math.max(0, x - 0.75)), headRoom - 1, 1.5, height - headRoom + 1);
  }
  if (edges) {
    pen.fillStyle = now;
    pen.beginPath();
    pen.roundRect(edges[0] - 1, headRoom - 1, Math.max(4, edges[1] - edges[0] + 2), height - headRoom + 1, 3);
    pen.fill();
  }
  if (peaks) {
    const count = Math.floor(width / step);
    const thickness = step > 3 ? step - 2 : 1.8;
    for (let bar = 0; bar < count; bar++) {
      const x = bar * step + step / 2;
      const size = Math.max(2, barHeight(peaks, bar / count, (bar + 1) / count) * (height - headRoom - 4));
      const isNow = edges !== null && x >= edges[0] - 1 && x <= edges[1] + 1;
      pen.fillStyle = isNow ? onNow : x < at ? played : rest;
      pen.beginPath();
      pen.roundRect(x - thickness / 2, middle - size / 2, thickness, size, thickness / 2);
      pen.fill();
    }
  } else {
    const line = (from: number, to: number, fill: string) => {
      pen.fillStyle = fill;
      pen.beginPath();
      pen.roundRect(from, middle - 1.5, Math.max(0, to - from), 3, 1.5);
      pen.fill();
    };
    line(0, width, colour('--line-strong'));
    line(0, at, played);
  }
  if (duration === 0) return;
  pen.fillStyle = colour('--ink');
  const isWideBand = !edges || edges[1] - edges[0] >= narrowBand;
  if (isWideBand) pen.fillRect(Math.min(width - 1.5, Math.max(0, at - 0.75)), headRoom - 2, 1.5, height - headRoom + 2);
  pen.beginPath();
  pen.arc(Math.min(width - 3.5, Math.max(3.5, at)), 3.5, 3.5, 0, Math.PI * 2);
  pen.fill();
}
