import { z } from 'zod';
import { DictionaryLocators } from '../pronunciation-dictionaries/types.ts';
import { SpokenText } from '../speech/types.ts';

export const openAiFormats = ['mp3', 'opus', 'aac', 'flac', 'wav', 'pcm'] as const;
export type OpenAiFormat = (typeof openAiFormats)[number];

export const OpenAiSpeechRequest = z
  .object({
    model: z
      .string()
      .describe(
        'The model to use: `tts-1`, `tts-1-hd` or `gpt-4o-mini-tts`, or an id of this server, as `GET /v1/models` lists it. `tts-1` is `eleven_flash_v2_5` here, at half the credits, and the other two are `eleven_multilingual_v2`.',
      ),
    input: SpokenText.describe('The text to speak. It is limited by the model and the plan.'),
    voice: z
      .union([z.string(), z.object({ id: z.string().describe('The id of the voice.') })])
      .describe(
        'The voice: a name of the OpenAI API such as `alloy`, for which a voice of this server stands in, or an id as `GET /v1/audio/voices` lists it, in an object too.',
      ),
    instructions: z
      .string()
      .nullish()
      .describe('Accepted for compatibility. No voice here follows instructions, and a warning says so.'),
    response_format: z
      .enum(openAiFormats)
      .nullish()
      .describe(
        'The codec; `mp3` when it is left out. `pcm` has 24,000 samples a second of 16 bits. `aac` and `flac` need ffmpeg on the server.',
      ),
    speed: z
      .number()
      .min(0.25)
      .max(4)
      .nullish()
      .describe(
        'How fast to speak; 1 is the normal speed. The voices here reach from 0.7 to 1.2: what is beyond is taken for the nearest of both, and a warning says so.',
      ),
    pronunciation_dictionary_locators: DictionaryLocators,
    stream_format: z
      .enum(['audio', 'sse'])
      .nullish()
      .describe(
        '`audio`, the default, sends the bytes while they are made. `sse` sends server-sent events: each `speech.audio.delta` has a part of the audio in base64, and `speech.audio.done` is the last.',
      ),
  })
  .meta({ id: 'OpenAiSpeechRequest' });

export type OpenAiSpeechRequest = z.output<typeof OpenAiSpeechRequest>;

export const OpenAiModel = z
  .object({
    id: z.string().describe('The id of the model, as requests name it.'),
    object: z.literal('model').describe('Always `model`.'),
    created: z.int().describe('When the model was made, in Unix seconds; 0, because that is not known here.'),
    owned_by: z.string().describe('Who serves the model: always `veery`.'),
  })
  .meta({ id: 'OpenAiModel' });

export type OpenAiModel = z.output<typeof OpenAiModel>;

export const OpenAiModelList = z
  .object({
    object: z.literal('list').describe('Always `list`.'),
    data: z.array(OpenAiModel).describe('The models.'),
  })
  .meta({ id: 'OpenAiModelList' });

export const OpenAiVoice = z
  .object({
    id: z.string().describe('What a request names as its `voice`.'),
    name: z.string(),
    object: z.literal('audio.voice').describe('Always `audio.voice`.'),
    language: z.string().describe('The language of the voice as an ISO 639-1 code.'),
    description: z.string().nullable().describe('A sentence about how the voice sounds.'),
    stands_for: z
      .array(z.string())
      .describe('The names of the OpenAI API for which this voice stands in, such as `alloy`.'),
  })
  .meta({ id: 'OpenAiVoice' });

export type OpenAiVoice = z.output<typeof OpenAiVoice>;
