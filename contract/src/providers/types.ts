/** Services elsewhere that speak: what is stored of one, and what people give. */
import { z } from 'zod';
import { ListeningTest } from '../engine-models/listening.ts';

/** Whose calls a provider answers: those of OpenAI, or those of the public API that this product has itself. */
export const providerShapes = ['openai', 'elevenlabs'] as const;
export type ProviderShape = (typeof providerShapes)[number];

export const maxProviders = 20;
export const maxProviderVoices = 500;
export const maxProviderConcurrency = 50;

const Name = z.string().trim().min(1).max(60);
const BaseUrl = z
  .url({ protocol: /^https?$/, error: 'Give an address such as https://api.example.org/v1' })
  .max(500)
  .transform((url) => url.replace(/\/+$/, ''));
/** It becomes the value of a header. */
const ApiKey = z
  .string()
  .trim()
  .max(500)
  .regex(/^[\x21-\x7e]*$/, 'Give a key without spaces and special characters');
const Model = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}]+$/u, 'Give the name of a model');
const Languages = z
  .array(z.string().regex(/^[a-z]{2,3}$/, 'Give an ISO 639 code such as `en`'))
  .min(1)
  .max(200);
const VoiceNames = z
  .array(
    z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^[^\p{Cc}]+$/u, 'Give the name of a voice'),
  )
  .max(maxProviderVoices);

export const ProviderVoice = z.object({
  name: z.string().describe('What the provider calls the voice; its id there.'),
  title: z.string().describe('Its name for people.'),
  language: z.string().nullable().describe('Its language as an ISO 639 code; null if the provider does not say.'),
  gender: z.enum(['female', 'male']).nullable().describe('Its gender; null if the provider does not say.'),
});
export type ProviderVoice = z.output<typeof ProviderVoice>;

/** What may be changed of a provider; all but the cost factor is for admins of a workspace too. */
const changes = {
  name: Name.describe('Its name for people.'),
  base_url: BaseUrl.describe(
    'The address that its calls begin with: `https://api.openai.com/v1`, or `https://api.elevenlabs.io`. Private addresses are refused unless `OUTGOING_PRIVATE_HOSTS` lists them.',
  ),
  model: Model.nullable().describe(
    'What the provider calls the model that speaks; null if it only transcribes. One of the two models must be given.',
  ),
  transcription_model: Model.nullable().describe(
    'What the provider calls the model that understands speech; null if it is not asked to transcribe.',
  ),
  languages: Languages.describe('The languages that its voices speak, as ISO 639 codes.'),
  concurrency: z.int().min(1).max(maxProviderConcurrency).describe('How many requests it gets at a time.'),
  voice_names: VoiceNames.describe(
    'Voices to offer, as the provider calls them. Empty: those that the provider lists, where it has a list.',
  ),
};

const costFactor = z
  .number()
  .min(0)
  .max(100)
  .describe('Credits per character are multiplied by this. Only operators set it.');

export const CreateProviderInput = z.object({
  ...changes,
  shape: z
    .enum(providerShapes)
    .describe('Whose calls it answers: `openai`, or `elevenlabs` for the public API that this product has itself.'),
  api_key: ApiKey.optional().describe('The key that it wants; it is stored encrypted, and never shown again.'),
  model: changes.model.default(null),
  languages: changes.languages.default(['en']),
  concurrency: changes.concurrency.default(4),
  voice_names: changes.voice_names.default([]),
  transcription_model: changes.transcription_model.optional(),
});
export const CreateInstallationProviderInput = CreateProviderInput.extend({ cost_factor: costFactor.default(1) });
export type CreateProviderInput = z.output<typeof CreateProviderInput> & { cost_factor?: number };

export const UpdateProviderInput = z
  .object(changes)
  .partial()
  .extend({
    api_key: ApiKey.nullable().optional().describe('Another key; null removes it.'),
    is_enabled: z.boolean().optional().describe('Whether it is used.'),
  });
export const UpdateInstallationProviderInput = UpdateProviderInput.extend({ cost_factor: costFactor.optional() });
export type UpdateProviderInput = z.output<typeof UpdateInstallationProviderInput>;

/**
 * `off`: it is not used. `untested`: it was not asked for speech since the start of the server. `ready`: its last answer
 * was good. `failing`: its last answer was not. `paused`: it failed again and again, so that it is left alone for a while.
 */
export const providerStates = ['off', 'untested', 'ready', 'failing', 'paused'] as const;

export const SpeechProvider = z
  .object({
    provider_id: z.string().describe('The id of the provider.'),
    name: z.string().describe('Its name for people.'),
    shape: z.enum(providerShapes).describe('Whose calls it answers.'),
    base_url: z.string().describe('The address that its calls begin with.'),
    api_key_hint: z.string().nullable().describe('The end of the stored key; null if there is none.'),
    model: z
      .string()
      .nullable()
      .describe('What the provider calls the model that speaks; null if it only transcribes.'),
    transcription_model: z
      .string()
      .nullable()
      .describe('What the provider calls the model that understands speech; null if it is not asked to transcribe.'),
    models: z
      .array(z.object({ id: z.string().describe('Its id there.'), name: z.string().describe('Its name for people.') }))
      .describe('The models that the provider lists; empty if it has no list.'),
    voices: z.array(ProviderVoice).describe('The voices that it offers here.'),
    voice_names: z
      .array(z.string())
      .describe('The voices that were given by hand; empty if the list of the provider counts.'),
    languages: z.array(z.string()).describe('The languages that its voices speak, as ISO 639 codes.'),
    concurrency: z.int().describe('How many requests it gets at a time.'),
    cost_factor: z.number().describe('Credits per character are multiplied by this.'),
    is_enabled: z.boolean().describe('Whether it is used.'),
    state: z
      .enum(providerStates)
      .describe(
        '`off`: not used. `untested`: not asked for speech since the server started. `ready`: its last answer was good. `failing`: its last answer was not. `paused`: it failed again and again, and is left alone for a while.',
      ),
    failure: z
      .object({
        message: z.string().describe('What went wrong last, in English.'),
        at_unix: z.int().describe('When, in Unix seconds.'),
      })
      .nullable()
      .describe('Why it is failing or paused; null otherwise.'),
    paused_until_unix: z
      .int()
      .nullable()
      .describe('Until when it is left alone, in Unix seconds; null unless it is paused.'),
    first_byte_ms: z
      .int()
      .nullable()
      .describe('The median time to its first sound, as measured since the server started; null before that.'),
    lists_read_at_unix: z
      .int()
      .nullable()
      .describe('When its lists of models and voices were last read, in Unix seconds; null if they never were.'),
    lists_problem: z
      .string()
      .nullable()
      .describe('Why its lists could not be read the last time, in English; null if they could.'),
    created_at_unix: z.int().describe('When it was added, in Unix seconds.'),
  })
  .meta({ id: 'SpeechProvider' });
export type SpeechProvider = z.output<typeof SpeechProvider>;

export const ProviderTest = z
  .object({
    is_ok: z.boolean().describe('Whether it did all that was tested.'),
    message: z.string().nullable().describe('Why it did not speak, in English; null if it did, or only transcribes.'),
    voice: z.string().nullable().describe('The voice that was asked for, as the provider calls it.'),
    first_byte_ms: z.int().nullable().describe('The time to its first sound; null if it did not speak.'),
    seconds: z.number().nullable().describe('The length of what it spoke; null if it did not speak.'),
    audio_base64: z.string().nullable().describe('What it spoke, as a WAV file in Base64; null if it did not speak.'),
    transcription: z
      .object({
        message: z.string().nullable().describe('Why it did not transcribe, in English; null if it did.'),
        test: ListeningTest.nullable().describe('What it heard; null if it did not transcribe.'),
      })
      .nullable()
      .describe('How it transcribed a sentence of a voice of this server; null if it is not asked to transcribe.'),
    has_times: z
      .boolean()
      .describe('Whether it tells the times of characters. Without them, times are estimated from the sound.'),
  })
  .meta({ id: 'SpeechProviderTest' });
export type ProviderTest = z.output<typeof ProviderTest>;

export const TestProviderInput = z.object({
  text: z.string().trim().min(1).max(300).default('This is how I sound.').describe('What it is to say.'),
  voice: z.string().min(1).max(100).optional().describe('The voice, as the provider calls it; its first by default.'),
});
