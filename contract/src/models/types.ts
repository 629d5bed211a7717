import { z } from 'zod';
import { voiceKinds } from '../voices/types.ts';

export const Language = z
  .object({ language_id: z.string().describe('An ISO 639-1 code.'), name: z.string() })
  .meta({ id: 'Language' });

export const ServingEngine = z
  .object({
    engine: z.string().describe('The name of the engine, as `x-veery-engine` has it.'),
    title: z.string().describe('The name that people see.'),
    kind: z.enum(voiceKinds).describe('How it makes its sound.'),
    languages: z.array(z.string()).describe('What it speaks, as ISO 639 codes.'),
    state: z
      .enum(['available', 'failed'])
      .describe('`available`: it speaks, or starts when it is needed. `failed`: another engine speaks in its place.'),
    reason: z.string().nullable().describe('Why it cannot speak; null while it can.'),
  })
  .meta({ id: 'ServingEngine' });
export type ServingEngine = z.output<typeof ServingEngine>;

export const Model = z
  .object({
    model_id: z.string().describe('The id of the model, as requests name it.'),
    name: z.string(),
    description: z.string().describe('What the model is for.'),
    can_be_finetuned: z.boolean().describe('Whether voices can be fine-tuned for the model.'),
    can_do_text_to_speech: z.boolean().describe('Whether the model turns text into speech.'),
    can_do_voice_conversion: z.boolean().describe('Whether the model turns speech into another voice.'),
    can_use_style: z.boolean().describe('Whether the model accepts the setting `style`.'),
    can_use_speaker_boost: z.boolean().describe('Whether the model accepts the setting `use_speaker_boost`.'),
    serves_pro_voices: z.boolean().describe('Whether the model speaks professional voice clones.'),
    token_cost_factor: z.number().describe('Credits per character.'),
    requires_alpha_access: z.boolean().describe('Whether only accounts with alpha access may use the model.'),
    max_characters_request_free_user: z.int().describe('Characters per request on the free plan.'),
    max_characters_request_subscribed_user: z.int().describe('Characters per request on paid plans.'),
    maximum_text_length_per_request: z.int().describe('Characters per request on any plan.'),
    languages: z.array(Language).describe('The languages that the model speaks.'),
    model_rates: z
      .object({ character_cost_multiplier: z.number().describe('Credits per character.') })
      .describe('What the model costs.'),
    concurrency_group: z
      .enum(['standard', 'turbo'])
      .describe(
        'The group in which the public API counts requests that run at the same time. Here, all requests of a workspace count together.',
      ),
    engines: z
      .array(ServingEngine)
      .describe('Veery only. The engines that speak this model for the workspace, depending on the voice.'),
  })
  .meta({ id: 'Model' });

export type Model = z.output<typeof Model>;
