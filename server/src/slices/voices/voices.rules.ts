/** The premade voices of this server, and the rules of voice settings. */
import { invalidVoiceSettings } from '#contract/voices/errors.ts';
import type { ResolvedVoiceSettings, VoiceSettingsInput } from '#contract/voices/types.ts';
import { AppError } from '../../kernel/errors.ts';
import { previewTexts } from './preview-texts.ts';

// This file is the slice's door for other slices.
export { engineOfModel } from './model-voices.ts';
export type { AvailableVoice } from './available-voice.ts';
export { premadeVoices, type PremadeVoice } from './premade-voices.ts';

/** What speaks a voice is shown for the model that is taken where none is named. */
export const shownModelId = 'eleven_multilingual_v2';

export const defaultSettings: ResolvedVoiceSettings = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
  speed: 1,
};

const bounds = { stability: [0, 1], similarity_boost: [0, 1], style: [0, 1], speed: [0.7, 1.2] } as const;

/**
 * @param field of the request that holds them
 * @throws AppError 400 invalid_voice_settings, naming the setting and its range.
 */
export function checkSettings(settings: VoiceSettingsInput, field = 'voice_settings'): void {
  for (const [name, [low, high]] of Object.entries(bounds)) {
    const value = settings[name as keyof typeof bounds];
    if (value === undefined || value === null || (value >= low && value <= high)) continue;
    throw AppError.from(
      invalidVoiceSettings,
      { setting: name, min: low, max: high, value },
      { param: `${field}.${name}` },
    );
  }
}

/** Later layers win; null and absent leave what is below. */
export function resolveSettings(...layers: (VoiceSettingsInput | null | undefined)[]): ResolvedVoiceSettings {
  const resolved: Record<string, unknown> = { ...defaultSettings };
  for (const layer of layers) {
    for (const [name, value] of Object.entries(layer ?? {})) {
      if (value !== null && value !== undefined && name in defaultSettings) resolved[name] = value;
    }
  }
  return resolved as ResolvedVoiceSettings;
}

/** What a voice of a language says to be heard. */
export const sampleSentence = (language: string): string => previewTexts[language] ?? previewTexts.en ?? 'Hello.';
