/** The voices that a provider offers. Pure. */
import type { ProviderVoice } from '#contract/providers/types.ts';
import type { AvailableVoice, VoiceLabels } from './available-voice.ts';
import { elsewhereFor, stableVoiceId } from './model-voices.ts';

interface VoiceProvider {
  /** The name that voices use for its engine. */
  engine: string;
  name: string;
  languages: readonly string[];
  voices: readonly ProviderVoice[];
}

export const voicesOfProvider = ({ engine, name: provider, languages, voices }: VoiceProvider): AvailableVoice[] =>
  voices.map(({ name, title, language: own, gender }) => {
    const language = own ?? languages[0] ?? 'en';
    const labels: VoiceLabels = { language, ...(gender ? { gender } : {}) };
    return {
      voice_id: stableVoiceId(engine, name),
      name: title,
      description: `Spoken by ${provider}, a provider of speech.`,
      category: 'premade',
      origin: 'provider',
      kind: 'remote',
      labels,
      isClear: true,
      engine: { engine, language, name, ...{ rate: 1, pitch: 1, range: 1 }, elsewhere: elsewhereFor(labels) },
      languages: [...new Set([language, ...languages])],
      // A provider is paid for each.
      previews: {},
    };
  });
