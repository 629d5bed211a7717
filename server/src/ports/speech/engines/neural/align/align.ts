/** The times of words and sounds in a model's sound, from a reference that speaks the same text. Pure. */
import type { EngineEvent } from '../../../text/alignment.ts';
import { featuresOf, frameSeconds } from './features.ts';
import type { SpokenReference } from './spoken-reference.ts';
import { warp } from './warp.ts';

/** @param samples the sound without the silence around it */
export function alignTo(reference: SpokenReference, samples: Int16Array, rate: number): EngineEvent[] {
  const seconds = samples.length / rate;
  const at = warp(reference.features, featuresOf(samples, rate));
  return reference.events.map((event) => ({ ...event, at: Math.min(seconds, at(event.at)) }));
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Where no reference speaks the language: words share the time in which something sounds, by their letters. Whoever gets
 * these times is told that they are estimated.
 */
export function estimateWords(text: string, samples: Int16Array, rate: number): EngineEvent[] {
  const { levels } = featuresOf(samples, rate);
  const sounding = [...levels.keys()].filter((frame) => (levels[frame] ?? 0) > 0.2);
  const events: { position: number; length: number; before: number }[] = [];
  let position = 0;
  let letters = 0;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const length = Array.from(segment).length;
    if (isWordLike) {
      events.push({ position, length, before: letters });
      letters += length;
    }
    position += length;
  }
  return events.map(({ position: from, length, before }) => {
    const frame = sounding[Math.floor((before / letters) * sounding.length)] ?? 0;
    return { kind: 'word', at: frame * frameSeconds, position: from, length, symbol: '' };
  });
}
