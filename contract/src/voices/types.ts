import { z } from 'zod';

export const VoiceId = z.string().meta({
  description:
    'The id of a voice, as `GET /v1/voices` lists it. The id or the name of a premade voice of the hosted service, such as `Rachel`, leads to the nearest voice here, and a warning says which one, unless the installation has set `VOICE_ALIASES=off`.',
  examples: ['aDa7Veery0Premade001'],
});

/** Sliders of a voice. Absent or null means the voice's own value. Ranges are the service's to check: 400, not 422. */
export const VoiceSettings = z
  .object({
    stability: z
      .number()
      .nullish()
      .describe('From 0 to 1. Higher values speak more evenly, lower ones more expressively.'),
    similarity_boost: z.number().nullish().describe('From 0 to 1: how closely to follow the original voice.'),
    style: z.number().nullish().describe('From 0 to 1: how much to exaggerate the style of the voice.'),
    use_speaker_boost: z.boolean().nullish().describe('Whether to strengthen the likeness to the original speaker.'),
    speed: z.number().nullish().describe('From 0.7 to 1.2, where 1 is the normal speed.'),
  })
  .meta({ id: 'VoiceSettingsChange' });

export type VoiceSettingsInput = z.output<typeof VoiceSettings>;

export const ResolvedVoiceSettings = z
  .object({
    stability: z.number().describe('From 0 to 1. Higher values speak more evenly, lower ones more expressively.'),
    similarity_boost: z.number().describe('From 0 to 1: how closely to follow the original voice.'),
    style: z.number().describe('From 0 to 1: how much to exaggerate the style of the voice.'),
    use_speaker_boost: z.boolean().describe('Whether to strengthen the likeness to the original speaker.'),
    speed: z.number().describe('From 0.7 to 1.2, where 1 is the normal speed.'),
  })
  .meta({ id: 'VoiceSettings' });

export type ResolvedVoiceSettings = z.output<typeof ResolvedVoiceSettings>;

export const VerifiedLanguage = z.object({
  language: z.string().describe('An ISO 639-1 code.'),
  model_id: z.string().describe('The model with which the language was verified.'),
  accent: z.string().nullable().describe('The accent in this language; null if it is not known.'),
  locale: z.string().nullable().describe('The locale, such as `en-US`; null if it is not known.'),
  preview_url: z.string().nullable().describe('The address of a sample in this language.'),
});

export const voiceKinds = ['neural', 'statistical', 'formant', 'remote'] as const;

export const Voice = z
  .object({
    voice_id: z.string().describe('The id of the voice.'),
    name: z.string(),
    category: z
      .enum(['generated', 'cloned', 'premade', 'professional', 'famous', 'high_quality'])
      .describe(
        'The kind of voice. Voices that come with the server and its models are `premade`; `cloned` ones copy a recording.',
      ),
    description: z.string().nullable().describe('A sentence about how the voice sounds.'),
    labels: z
      .record(z.string(), z.string())
      .describe('Properties of the voice, such as language, accent, gender, age and use case.'),
    preview_url: z.string().nullable().describe('The address of a short sample.'),
    available_for_tiers: z.array(z.string()).describe('Plans that may use the voice; empty if all may.'),
    high_quality_base_model_ids: z.array(z.string()).describe('Models that suit the voice best; always empty here.'),
    settings: ResolvedVoiceSettings.nullable().describe('The settings in this workspace; null in lists.'),
    samples: z.array(z.unknown()).nullable().describe('Recordings that the voice was made from; always null here.'),
    fine_tuning: z.null().describe('Always null: fine-tuning is not available.'),
    sharing: z.null().describe('Always null: voices cannot be shared.'),
    safety_control: z
      .enum(['NONE', 'BAN', 'CAPTCHA'])
      .nullable()
      .describe('A restriction on the voice; null if there is none.'),
    verified_languages: z
      .array(VerifiedLanguage)
      .nullable()
      .describe('Languages in which the voice was checked, its own first.'),
    voice_verification: z
      .object({
        requires_verification: z.boolean().describe('Whether the voice must be verified before it can be used.'),
        is_verified: z.boolean().describe('Whether the voice is verified.'),
      })
      .nullable()
      .describe('Whether the voice had to be verified; always null here.'),
    permission_on_resource: z.string().nullable().describe("The caller's rights on the voice; always null here."),
    is_owner: z.boolean().describe('Whether the voice belongs to the caller.'),
    is_legacy: z.boolean().describe('Whether the voice is an old one that is no longer offered.'),
    is_mixed: z.boolean().describe('Whether the voice was mixed from others.'),
    created_at_unix: z
      .int()
      .nullable()
      .describe('When the voice was created, in Unix seconds; null for premade voices.'),
    favorited_at_unix: z
      .int()
      .nullable()
      .describe('When the caller marked the voice as a favourite, in Unix seconds; null if they did not.'),
    is_bookmarked: z.boolean().nullable().describe("Whether the voice is one of the caller's favourites."),
    engine: z.string().describe('Veery only. The engine of this voice.'),
    kind: z
      .enum(voiceKinds)
      .describe(
        'Veery only. How the engine of this voice makes its sound: `neural` by a network, `statistical` from a model of a recorded speaker, `formant` by rules. `remote`: a provider speaks, and does not say how.',
      ),
    spoken_by: z
      .object({
        engine: z.string().describe('The name of the engine.'),
        title: z.string().describe('The name that people see.'),
        kind: z.enum(voiceKinds).describe('How it makes its sound.'),
      })
      .nullable()
      .describe(
        'Veery only. The engine that speaks new generations of this voice with the default model, where it is another one than `engine`: the operator can install a better one, or the own one may be unable to speak. Null otherwise.',
      ),
    word_error_rate: z
      .number()
      .nullable()
      .describe(
        'Veery only. The share of words that a recogniser gets wrong when this voice reads English: 0.05 is clear, and from 0.15 on the voice is for characters. Null for voices of other languages, which are not measured.',
      ),
  })
  .meta({ id: 'Voice' });

export type Voice = z.output<typeof Voice>;
