import { z } from 'zod';

export const VoiceId = z
  .string()
  .meta({ description: 'The id of a voice, as `GET /v1/voices` lists it.', examples: ['aDa7Veery0Premade001'] });

/** Sliders of a voice. Absent or null means the voice's own value. Ranges are the service's to check: 400, not 422. */
export const VoiceSettings = z
  .object({
    stability: z.number().nullish().describe('0 to 1'),
    similarity_boost: z.number().nullish().describe('0 to 1'),
    style: z.number().nullish().describe('0 to 1'),
    use_speaker_boost: z.boolean().nullish(),
    speed: z.number().nullish().describe('0.7 to 1.2'),
  })
  .meta({ id: 'VoiceSettingsChange' });

export type VoiceSettingsInput = z.output<typeof VoiceSettings>;

export const ResolvedVoiceSettings = z
  .object({
    stability: z.number(),
    similarity_boost: z.number(),
    style: z.number(),
    use_speaker_boost: z.boolean(),
    speed: z.number(),
  })
  .meta({ id: 'VoiceSettings' });

export type ResolvedVoiceSettings = z.output<typeof ResolvedVoiceSettings>;

export const VerifiedLanguage = z.object({
  language: z.string(),
  model_id: z.string(),
  accent: z.string().nullable(),
  locale: z.string().nullable(),
  preview_url: z.string().nullable(),
});

export const Voice = z
  .object({
    voice_id: z.string(),
    name: z.string(),
    category: z.enum(['generated', 'cloned', 'premade', 'professional', 'famous', 'high_quality']),
    description: z.string().nullable(),
    labels: z.record(z.string(), z.string()),
    preview_url: z.string().nullable(),
    available_for_tiers: z.array(z.string()),
    high_quality_base_model_ids: z.array(z.string()),
    settings: ResolvedVoiceSettings.nullable(),
    samples: z.array(z.unknown()).nullable(),
    fine_tuning: z.null(),
    sharing: z.null(),
    safety_control: z.enum(['NONE', 'BAN', 'CAPTCHA']).nullable(),
    verified_languages: z.array(VerifiedLanguage).nullable(),
    voice_verification: z.object({ requires_verification: z.boolean(), is_verified: z.boolean() }).nullable(),
    permission_on_resource: z.string().nullable(),
    is_owner: z.boolean(),
    is_legacy: z.boolean(),
    is_mixed: z.boolean(),
    created_at_unix: z.int().nullable(),
    favorited_at_unix: z.int().nullable(),
    is_bookmarked: z.boolean().nullable(),
    engine: z.string().describe("Veery's own: the engine that speaks this voice."),
  })
  .meta({ id: 'Voice' });

export type Voice = z.output<typeof Voice>;
