/** What goes over the WebSockets of dialogues. All names are in snake case, unlike those of text to speech. */
import { z } from 'zod';
import { Flag } from '../kit/flag.ts';
import { messageCredentials, SocketError } from '../kit/socket.ts';
import { DictionaryLocators } from '../pronunciation-dictionaries/types.ts';
import { GenerationConfig, SpeechSocketQuery } from '../speech-sockets/types.ts';
import { SpokenText } from '../speech/types.ts';
import { VoiceId } from '../voices/types.ts';
import { DialogueSettings, maxDialogueVoices } from './types.ts';

export const DialogueSocketQuery = SpeechSocketQuery.omit({ enable_ssml_parsing: true }).extend({
  model_id: z
    .string()
    .optional()
    .describe('The model to use, as `GET /v1/models` lists it; `eleven_v3` when it is left out.'),
  apply_text_normalization: z
    .enum(['auto', 'on', 'off'])
    .default('off')
    .describe(
      'Whether numbers, dates and the like are written out as words before they are spoken. Off unless it is asked for.',
    ),
  sync_alignment: Flag.prefault(false).describe('Accepted for compatibility; alignments are always sent.'),
});

export type DialogueSocketQuery = z.output<typeof DialogueSocketQuery>;

const SocketInput = z
  .object({
    text: SpokenText.describe('The next text of the voice.'),
    voice_id: VoiceId.describe('One of the `voices` of the first message.'),
    new_turn: z
      .boolean()
      .nullish()
      .describe('Begins another turn, also where the same voice goes on. Another voice always begins one.'),
  })
  .meta({ id: 'DialogueSocketInput' });

const text = {
  inputs: z.array(SocketInput).max(100).nullish().describe('What is said next.'),
  flush: z.boolean().nullish().describe('Speaks all waiting text now.'),
  keep_alive: z.boolean().nullish().describe('Only keeps the socket open.'),
  close_socket: z.boolean().nullish().describe('Speaks what waits, then closes the socket.'),
  voices: z
    .array(VoiceId)
    .nullish()
    .describe(`The voices of the dialogue, at most ${maxDialogueVoices}. The first message must have them.`),
  voice_settings: DialogueSettings.nullish().describe('Settings for all voices, in the first message.'),
  generation_config: GenerationConfig.nullish().describe('When waiting text is spoken.'),
  pronunciation_dictionary_locators: DictionaryLocators,
  ...messageCredentials,
  single_use_token: z
    .string()
    .nullish()
    .describe('A token of the type `ttd_websocket`. Send it with the first message.'),
};

export const DialogueText = z.object(text).meta({
  id: 'DialogueText',
  description:
    'A part of a dialogue, as the client sends it. Voices, settings and dictionaries belong in the first message and may not change later.',
});
export type DialogueText = z.output<typeof DialogueText>;

export const DialogueContextText = z
  .object({
    ...text,
    context_id: z
      .string()
      .max(200)
      .nullish()
      .describe('The context that the message is for. Messages without an id go to a default context.'),
    close_context: z
      .boolean()
      .nullish()
      .describe('Speaks what waits in the context, then ends it. Other contexts stay open.'),
  })
  .meta({
    id: 'DialogueContextText',
    description: 'A part of the dialogue of one context. Its first message has its voices and its settings.',
  });
export type DialogueContextText = z.output<typeof DialogueContextText>;

export const DialogueMessageAlignment = z
  .object({
    chars: z.array(z.string()).describe('The characters of the text, one per entry.'),
    char_start_times_ms: z
      .array(z.int())
      .describe("When each character begins, in milliseconds from the start of this message's audio."),
    char_durations_ms: z.array(z.int()).describe('How long each character lasts, in milliseconds.'),
  })
  .meta({ id: 'DialogueMessageAlignment' });
export type DialogueMessageAlignment = z.output<typeof DialogueMessageAlignment>;

const audio = {
  audio: z.string().describe('Audio in base64. The audio of all messages joins to one file.'),
  alignment: DialogueMessageAlignment.nullable().describe(
    'Times of the text as it was sent; null for audio that belongs to no character.',
  ),
  normalized_alignment: DialogueMessageAlignment.nullable().describe('Times of the text as it was spoken.'),
  voice_id: z.string().describe('Veery only. The voice that speaks.'),
};
const turnEnd = { is_final_audio_for_turn: z.literal(true).describe('All audio of the turn has been sent.') };
const final = { is_final: z.literal(true).describe('All audio has been sent.') };
const context = { context_id: z.string().describe('The context that the message belongs to.') };

export const DialogueAudio = z.object(audio).meta({ id: 'DialogueAudio', description: 'Audio of one turn.' });
export type DialogueAudio = z.output<typeof DialogueAudio>;
export const DialogueTurnEnd = z.object(turnEnd).meta({ id: 'DialogueTurnEnd', description: 'The end of a turn.' });
export const DialogueFinal = z
  .object(final)
  .meta({ id: 'DialogueFinal', description: 'The end of the dialogue: the socket closes with code 1000.' });

export const DialogueContextAudio = z
  .object({ ...audio, ...context })
  .meta({ id: 'DialogueContextAudio', description: 'Audio of one turn of one context.' });
export const DialogueContextTurnEnd = z
  .object({ ...turnEnd, ...context })
  .meta({ id: 'DialogueContextTurnEnd', description: 'The end of a turn of one context.' });
export const DialogueContextFinal = z
  .object({ ...final, ...context })
  .meta({ id: 'DialogueContextFinal', description: 'The end of one context.' });
export const DialogueContextError = z
  .object({ ...SocketError.shape, ...context })
  .meta({ id: 'DialogueContextError', description: 'An error that has ended one context. The socket stays open.' });
