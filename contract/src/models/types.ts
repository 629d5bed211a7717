import { z } from 'zod';

export const Language = z.object({ language_id: z.string(), name: z.string() }).meta({ id: 'Language' });

export const Model = z
  .object({
    model_id: z.string(),
    name: z.string(),
    description: z.string(),
    can_be_finetuned: z.boolean(),
    can_do_text_to_speech: z.boolean(),
    can_do_voice_conversion: z.boolean(),
    can_use_style: z.boolean(),
    can_use_speaker_boost: z.boolean(),
    serves_pro_voices: z.boolean(),
    token_cost_factor: z.number(),
    requires_alpha_access: z.boolean(),
    max_characters_request_free_user: z.int(),
    max_characters_request_subscribed_user: z.int(),
    maximum_text_length_per_request: z.int(),
    languages: z.array(Language),
    model_rates: z.object({ character_cost_multiplier: z.number() }),
    concurrency_group: z.enum(['standard', 'turbo']),
  })
  .meta({ id: 'Model' });

export type Model = z.output<typeof Model>;
