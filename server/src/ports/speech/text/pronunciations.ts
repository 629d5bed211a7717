/** Sounds that are given for words, as the engine that speaks them takes them. Pure. */
import { findEngine, type SpeechEngine } from '../engines/engine.ts';
import type { GivenSounds } from '../pool/messages.ts';
import type { EngineVoice, Pronunciation, PronunciationSupport } from '../port.ts';

/** Those that the engine can say. The others are told by `warnings`. */
export const soundsFor = (
  engine: SpeechEngine | undefined,
  language: string,
  pronunciations: readonly Pronunciation[],
): GivenSounds[] =>
  pronunciations.flatMap(({ from, to, ...given }) => {
    const sounds = engine?.soundsOf?.(language, given);
    return sounds === undefined ? [] : [{ from, to, sounds }];
  });

/** The engine that speaks a language for a voice: its own, or the one of the voice that stands in. */
export function speakerOf(
  engines: readonly SpeechEngine[],
  voice: EngineVoice,
  language: string,
): SpeechEngine | undefined {
  const own = findEngine(engines, voice);
  return own && voice.elsewhere && !own.languages.includes(language)
    ? speakerOf(engines, voice.elsewhere, language)
    : own;
}

/** Whether each sound can be said by each engine in a language. */
export function supportOf(
  engines: readonly SpeechEngine[],
  language: string,
  given: Pick<Pronunciation, 'alphabet' | 'phonemes'>,
): PronunciationSupport[] {
  return engines.map(({ name: engine, title, languages, soundsOf }) => {
    if (!languages.includes(language)) return { engine, title, isHonored: false, reason: 'language' };
    if (!soundsOf) return { engine, title, isHonored: false, reason: 'engine' };
    return soundsOf(language, given) === undefined
      ? { engine, title, isHonored: false, reason: 'sounds' }
      : { engine, title, isHonored: true };
  });
}
