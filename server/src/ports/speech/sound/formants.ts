/**
 * Moves formants without touching pitch or rate: speech is divided by the envelope of its spectrum and multiplied by a
 * moved one. The formants below 600 Hz stay, because vowels are told apart by them; those above 3 kHz move by the whole
 * factor, because the size of a speaker is heard in them.
 */
import { correlate, createCosineTable, predict } from './linear-prediction.ts';

/** Formants of the band, two coefficients each, and two for its slope, per 1 kHz of the sample rate. */
const coefficientsPerKilohertz = 1.125;
const preEmphasis = 0.97;
/** Seconds between two envelopes, and of the sound from which each is made. */
const hopSeconds = 0.008;
const windowSeconds = 0.03;
/** The window rises over this share of itself: the newest sound counts most, so the envelope is not late. */
const riseShare = 0.8;
/** Samples of the envelope: 31 Hz apart at 16 kHz, closer than any formant is wide. */
const envelopePoints = 257;
/** Hz by which lines of the spectrum are widened, so that single harmonics are not taken for formants. */
const lagWidth = 40;
/** Formants below the first frequency stay where they are, those above the second move by the whole factor. */
const fixedBelow = 600;
const movedAbove = 3000;
/** From here on the move shrinks, to nothing at the end of the band. */
const bandKnee = 5000;
/** A quieter frame has no envelope worth moving. The signal's full scale is 1. */
const minEnergy = 1e-9;

/** @param factor formants lie this many times as high */
export function createFormantShift(factor: number, rate: number): (signal: Float64Array) => void {
  const order = 2 * Math.round((rate / 2000) * coefficientsPerKilohertz);
  const hop = Math.round(hopSeconds * rate);
  const size = Math.round(windowSeconds * rate);
  const window = windowOf(size);
  const lagWindow = Float64Array.from({ length: order + 1 }, (_, lag) =>
    Math.exp(-0.5 * ((2 * Math.PI * lagWidth * lag) / rate) ** 2),
  );
  const table = createCosineTable(envelopePoints, order);
  const { points, shares, slopes } = sourcesOf(factor, rate);
  /** The last samples before those that are processed. */
  const past = new Float64Array(size);
  const framed = new Float64Array(size);
  const correlation = new Float64Array(order + 1);
  const envelope = new Float64Array(envelopePoints);
  const movedEnvelope = new Float64Array(envelopePoints);
  const inverse = new Float64Array(order + 1);
  const moved = new Float64Array(order + 1);
  let gain = 1;
  /** The last results before a block, and behind them those of the block. */
  const results = new Float64Array(order + hop);

  function analyse(): void {
    for (let i = 0; i < size; i++)
      framed[i] = ((past[i] ?? 0) - preEmphasis * (i > 0 ? (past[i - 1] ?? 0) : 0)) * (window[i] ?? 0);
    correlate(framed, correlation);
    for (let lag = 0; lag <= order; lag++) correlation[lag] = (correlation[lag] ?? 0) * (lagWindow[lag] ?? 0);
    const energy = correlation[0] ?? 0;
    // A little noise keeps the filter away from the edge of stability.
    correlation[0] = energy * 1.0001;
    if (energy < minEnergy) {
      inverse.fill(0).fill(1, 0, 1);
      moved.set(inverse);
      gain = 1;
      return;
    }
    predict(correlation, inverse);
    table.envelopeOf(inverse, envelope);
    for (let i = 0; i < envelopePoints; i++) {
      const point = points[i] ?? 0;
      const from = envelope[point] ?? 0;
      movedEnvelope[i] = (from + (shares[i] ?? 0) * ((envelope[point + 1] ?? from) - from)) * (slopes[i] ?? 1);
    }
    table.correlationOf(movedEnvelope, correlation);
    gain = Math.sqrt(predict(correlation, moved));
  }

  return (signal) => {
    for (let at = 0; at < signal.length; at += hop) {
      const block = signal.subarray(at, at + hop);
      past.copyWithin(0, block.length);
      past.set(block, size - block.length);
      analyse();
      for (let i = 0; i < block.length; i++) {
        const now = size - block.length + i;
        let value = 0;
        for (let tap = 0; tap <= order; tap++) value += (inverse[tap] ?? 0) * (past[now - tap] ?? 0);
        value *= gain;
        for (let tap = 1; tap <= order; tap++) value -= (moved[tap] ?? 0) * (results[order + i - tap] ?? 0);
        results[order + i] = value;
        block[i] = value;
      }
      results.copyWithin(0, block.length, block.length + order);
    }
  };
}

function windowOf(size: number): Float64Array {
  const rise = Math.round(size * riseShare);
  return Float64Array.from({ length: size }, (_, i) =>
    i < rise
      ? 0.5 - 0.5 * Math.cos((Math.PI * (i + 0.5)) / rise)
      : Math.cos((Math.PI * (i - rise)) / (2 * (size - rise))),
  );
}

/** Where each point of the moved envelope comes from. */
interface EnvelopeSources {
  /** The point before that place, and the place between it and the next one. */
  points: Uint16Array;
  shares: Float64Array;
  /** How much the slope of the pre-emphasis differs between the two. */
  slopes: Float64Array;
}

function sourcesOf(factor: number, rate: number): EnvelopeSources {
  const band = rate / 2;
  const step = band / (envelopePoints - 1);
  const emphasis = (frequency: number) =>
    1 + preEmphasis * preEmphasis - 2 * preEmphasis * Math.cos((Math.PI * frequency) / band);
  const points = new Uint16Array(envelopePoints);
  const shares = new Float64Array(envelopePoints);
  const slopes = new Float64Array(envelopePoints);
  let source = 0;
  for (let i = 0; i < envelopePoints; i++) {
    const target = i * step;
    while (source < band && moveFrequency(source, factor, band) < target) source += 1;
    const point = Math.min(envelopePoints - 2, Math.floor(source / step));
    points[i] = point;
    shares[i] = source / step - point;
    slopes[i] = emphasis(target) / emphasis(source);
  }
  return { points, shares, slopes };
}

function moveFrequency(from: number, factor: number, band: number): number {
  const moveFormant = (frequency: number) =>
    frequency * (1 + (factor - 1) * Math.min(1, Math.max(0, (frequency - fixedBelow) / (movedAbove - fixedBelow))));
  const knee = Math.min(bandKnee, band * 0.65);
  if (from < knee) return moveFormant(from);
  const kneeMoved = moveFormant(knee);
  return kneeMoved + ((from - knee) * (band - kneeMoved)) / (band - knee);
}
