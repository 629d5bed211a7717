/** The listener's settings in the engine's units. */
import type { EspeakSettings } from './espeak-messages.ts';
import type { SpeechOrder } from './port.ts';

const clamp = (value: number, low: number, high: number) => Math.round(Math.min(high, Math.max(low, value)));

/** Stability 0.5 leaves the voice's pitch range, 0 doubles it, 1 leaves a tenth of it. */
function rangeFactor(stability: number): number {
  const s = Math.min(1, Math.max(0, stability));
  return s < 0.5 ? 2 - 2 * s : 1 - 1.8 * (s - 0.5);
}

export function engineSettings(order: SpeechOrder): EspeakSettings {
  const { name, rate, pitch, range } = order.voice;
  return {
    voice: name,
    rate: clamp(rate * order.speed, 80, 450),
    pitch: clamp(pitch, 0, 99),
    range: clamp(range * rangeFactor(order.stability), 0, 99),
  };
}
