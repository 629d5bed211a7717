/** The premade voices of this server, and the rules of voice settings. */
import type { ResolvedVoiceSettings, VoiceSettingsInput } from '#contract/voices.ts';
import { AppError } from '../../kernel/errors.ts';
import type { EngineVoice } from '../../ports/speech/port.ts';

export interface PremadeVoice {
  voice_id: string;
  name: string;
  description: string;
  labels: Record<'gender' | 'age' | 'accent' | 'language' | 'use_case' | 'descriptive', string>;
  engine: EngineVoice;
  preview: string;
}

const espeak = (name: string, rate: number, pitch: number, range: number): EngineVoice => ({
  engine: 'espeak',
  name,
  rate,
  pitch,
  range,
});

export const premadeVoices: readonly PremadeVoice[] = [
  {
    voice_id: 'aDa7Veery0Premade001',
    name: 'Ada',
    description: 'A bright, even voice that reads at an easy pace.',
    labels: {
      gender: 'female',
      age: 'young',
      accent: 'british',
      language: 'en',
      use_case: 'narration',
      descriptive: 'bright',
    },
    engine: espeak('en+f2', 165, 58, 50),
    preview: 'Hello, I am Ada. Give me a page and I will read it to you, word by word.',
  },
  {
    voice_id: 'brUn0Veery0Premade02',
    name: 'Bruno',
    description: 'Low and unhurried, for long texts.',
    labels: {
      gender: 'male',
      age: 'middle_aged',
      accent: 'american',
      language: 'en',
      use_case: 'narration',
      descriptive: 'calm',
    },
    engine: espeak('en-us+m3', 155, 36, 42),
    preview: 'Good evening. I am Bruno, and there is no hurry at all.',
  },
  {
    voice_id: 'maRl0weVeeryPremade3',
    name: 'Isla',
    description: 'Scottish, quick and friendly.',
    labels: {
      gender: 'female',
      age: 'young',
      accent: 'scottish',
      language: 'en',
      use_case: 'conversational',
      descriptive: 'friendly',
    },
    engine: espeak('en-gb-scotland+f3', 175, 66, 60),
    preview: 'I am Isla. Ask me anything, and I will be quick about it.',
  },
  {
    voice_id: 'teDdyVeery0Premade04',
    name: 'Teddy',
    description: 'An older man with a dry, slow delivery.',
    labels: {
      gender: 'male',
      age: 'old',
      accent: 'british',
      language: 'en',
      use_case: 'characters',
      descriptive: 'dry',
    },
    engine: espeak('en-gb-x-rp+m7', 140, 28, 34),
    preview: 'Teddy is the name. I have told this story before, and I will tell it again.',
  },
  {
    voice_id: 'liNaVeery00Premade05',
    name: 'Lina',
    description: 'German, clear and matter-of-fact.',
    labels: {
      gender: 'female',
      age: 'middle_aged',
      accent: 'standard',
      language: 'de',
      use_case: 'news',
      descriptive: 'clear',
    },
    engine: espeak('de+f2', 160, 55, 48),
    preview: 'Guten Tag, ich bin Lina und lese Ihnen gerne vor.',
  },
  {
    voice_id: 'maTe0Veery0Premade06',
    name: 'Mateo',
    description: 'Spanish, warm and lively.',
    labels: {
      gender: 'male',
      age: 'young',
      accent: 'castilian',
      language: 'es',
      use_case: 'conversational',
      descriptive: 'warm',
    },
    engine: espeak('es+m1', 170, 44, 58),
    preview: 'Hola, soy Mateo. Escribe algo y lo escucharás enseguida.',
  },
  {
    voice_id: 'clAireVeeryPremade07',
    name: 'Claire',
    description: 'French, light and precise.',
    labels: {
      gender: 'female',
      age: 'young',
      accent: 'standard',
      language: 'fr',
      use_case: 'narration',
      descriptive: 'light',
    },
    engine: espeak('fr+f4', 160, 62, 52),
    preview: 'Bonjour, je m’appelle Claire. Je vous lis vos textes, mot à mot.',
  },
  {
    voice_id: 'enZ0Veery00Premade08',
    name: 'Enzo',
    description: 'Italian, deep and expressive.',
    labels: {
      gender: 'male',
      age: 'middle_aged',
      accent: 'standard',
      language: 'it',
      use_case: 'narration',
      descriptive: 'deep',
    },
    engine: espeak('it+m5', 160, 34, 64),
    preview: 'Ciao, sono Enzo. Scrivi una frase e ascoltala subito.',
  },
];

export const defaultSettings: ResolvedVoiceSettings = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
  speed: 1,
};

const bounds = { stability: [0, 1], similarity_boost: [0, 1], style: [0, 1], speed: [0.7, 1.2] } as const;

/** @throws AppError 400 invalid_voice_settings, naming the setting and its range. */
export function checkSettings(settings: VoiceSettingsInput): void {
  for (const [name, [low, high]] of Object.entries(bounds)) {
    const value = settings[name as keyof typeof bounds];
    if (value === undefined || value === null || (value >= low && value <= high)) continue;
    throw new AppError(
      400,
      'invalid_voice_settings',
      `The voice setting ${name} must be from ${low} to ${high}; it is ${value}.`,
      {
        param: `voice_settings.${name}`,
      },
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
