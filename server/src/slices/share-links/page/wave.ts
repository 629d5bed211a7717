/** The waveform as vector graphics, drawn by the server so that it is there before any script. */
import { drawPeaks } from '../../history/history.rules.ts';
import { Html } from '../../../kernel/html.ts';

const height = 100;
const minBar = 2;

/** @returns a path of bars, five units apart */
export function wavePath(peaks: Uint8Array, bars: number): string {
  const heights = drawPeaks(peaks, bars);
  const loudest = Math.max(0.05, ...heights);
  return Array.from({ length: bars }, (_, i) => {
    const at = heights.length === 0 ? 0 : (heights[Math.floor((i * heights.length) / bars)] ?? 0);
    const bar = Math.max(minBar, Math.round((at / loudest) * (height - 4)));
    return `M${i * 5 + 2} ${(height - bar) / 2}v${bar}`;
  }).join('');
}

/** Wide screens have more bars. The part that was played lies over the rest and is uncovered by the script. */
export function drawWave(peaks: Uint8Array): Html {
  const shapes = [
    ['wide', 152],
    ['narrow', 70],
  ] as const;
  return new Html(
    shapes
      .map(([name, bars]) => {
        const open = (layer: string) =>
          `<svg class="wave-${layer} ${name}" viewBox="0 0 ${bars * 5} ${height}" preserveAspectRatio="none" aria-hidden="true">`;
        const path = `<path d="${wavePath(peaks, bars)}"/></svg>`;
        return open('rest') + path + open('played') + path;
      })
      .join(''),
  );
}
