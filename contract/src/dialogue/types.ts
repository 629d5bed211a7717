import { z } from 'zod';
import { AudioWithTimestamps, SpeechRequest, SpeechWarning, SpokenText } from '../speech/types.ts';
import { VoiceId, VoiceSettings } from '../voices/types.ts';

/** What one request may hold. */
export const maxDialogueTurns = 50;
export const maxDialogueCharacters = 3000;
export const maxDialogueVoices = 10;

/** The model of the public API that speaks dialogues, and that is used when none is named. */
export const dialogueModelId = 'eleven_v3';

export const DialogueInput = z
  .object({
    text: SpokenText.describe(
      'What is said in this turn. An empty text is left out; spaces inside the brackets of a tag are removed.',
    ),
    voice_id: VoiceId.describe('The voice that says it.'),
  })
  .meta({ id: 'DialogueInput' });

export type DialogueInput = z.output<typeof DialogueInput>;

/** The ranges are the service's to check, as those of a single voice are. */
export const DialogueSettings = VoiceSettings.extend({
  similarity: z
    .number()
    .nullish()
    .describe('The same as `similarity_boost`, under the name that dialogues have for it.'),
}).meta({ id: 'DialogueSettings' });

export type DialogueSettings = z.output<typeof DialogueSettings>;

/** What means the same as in text to speech is defined there. */
export const DialogueRequest = z
  .object({
    inputs: z
      .array(DialogueInput)
      .describe(
        `The turns of the dialogue in their order: at most ${maxDialogueTurns}, with ${maxDialogueCharacters} characters and ${maxDialogueVoices} voices in all.`,
      ),
    model_id: z
      .string()
      .nullish()
      .describe('The model to use, as `GET /v1/models` lists it; `eleven_v3` when it is left out.'),
    language_code: z
      .string()
      .nullish()
      .describe(
        'The language of all turns as an ISO 639-1 code. The server detects that of each turn when it is left out.',
      ),
    settings: DialogueSettings.nullish().describe(
      'Settings for all voices of this request. What is left out falls back to the settings of each voice in the workspace.',
    ),
    pronunciation_dictionary_locators: SpeechRequest.shape.pronunciation_dictionary_locators,
    seed: SpeechRequest.shape.seed,
    previous_text: SpeechRequest.shape.previous_text,
    future_text: z
      .string()
      .nullish()
      .describe('The text that comes next. The end of the dialogue is spoken as if that text followed.'),
    previous_request_ids: SpeechRequest.shape.previous_request_ids,
    next_request_ids: SpeechRequest.shape.next_request_ids.describe(
      'Ids of requests that come next. The text of the first one is used when `future_text` is left out.',
    ),
    use_pvc_as_ivc: SpeechRequest.shape.use_pvc_as_ivc,
    apply_text_normalization: SpeechRequest.shape.apply_text_normalization.describe(
      'Whether numbers, dates, units and abbreviations are written out as words, as in text to speech.',
    ),
    audio_effects: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('Accepted for compatibility. It has no effect, and a warning says so.'),
    take_of: z
      .string()
      .nullish()
      .describe(
        'Veery only. The id of a history item that this is another take of. While texts, voices and settings are those of the item, two takes of it are free for 30 days.',
      ),
  })
  .meta({ id: 'DialogueRequest' });

export type DialogueRequest = z.output<typeof DialogueRequest>;

export const VoiceSegment = z
  .object({
    voice_id: z.string().describe('The voice that speaks.'),
    start_time_seconds: z.number().describe('When it begins, in seconds from the start of the audio.'),
    end_time_seconds: z.number().describe('When it ends, in seconds from the start of the audio.'),
    character_start_index: z
      .int()
      .describe('The first of its characters, counted from 0 over the `alignment` of the whole dialogue.'),
    character_end_index: z.int().describe('The character after its last one.'),
    dialogue_input_index: z.int().describe('Which of the `inputs` it belongs to, counted from 0.'),
  })
  .meta({ id: 'VoiceSegment' });

export type VoiceSegment = z.output<typeof VoiceSegment>;

/**
 * The texts of the turns follow one another without anything between them, in `alignment` as in `normalized_alignment`.
 * A turn whose characters are told in several objects of a stream has a segment in each of them.
 */
export const DialogueAudioWithTimestamps = AudioWithTimestamps.extend({
  voice_segments: z
    .array(VoiceSegment)
    .describe(
      'Who speaks when: every character of `alignment` is in exactly one of them, in order. In a stream these are the characters of this object, counted from the start of the whole dialogue.',
    ),
}).meta({ id: 'DialogueAudioWithTimestamps' });

export type DialogueAudioWithTimestamps = z.output<typeof DialogueAudioWithTimestamps>;

export const DialoguePrice = z
  .object({
    characters: z.int().describe('The characters of the dialogue that would be charged.'),
    credits: z.int().describe('What the request would cost at this moment. It is 0 where the audio is there already.'),
    is_cached: z.boolean().describe('Whether the answer would be audio that the history has already.'),
    regenerations_left: z
      .int()
      .nullable()
      .describe(
        'How many more takes of this dialogue are free: with `take_of` of an item with the same texts, voices and settings. Null where there is no such item, or it is more than 30 days old.',
      ),
    warnings: z.array(SpeechWarning).describe('What the dialogue would tell in its header `x-veery-warnings`.'),
  })
  .meta({ id: 'DialoguePrice' });

export type DialoguePrice = z.output<typeof DialoguePrice>;

/** A turn of a history item. */
export const DialogueLine = z
  .object({
    text: z.string().describe('What is said in the turn.'),
    voice_id: z.string().describe('The voice that says it.'),
    voice_name: z.string().describe('The name of the voice at that time.'),
  })
  .meta({ id: 'DialogueLine' });

export type DialogueLine = z.output<typeof DialogueLine>;

export const EnhanceDialogueRequest = z
  .object({
    dialogue_blocks: z
      .array(SpokenText)
      .describe(
        `The texts of the turns in their order: at most ${maxDialogueTurns}, with ${maxDialogueCharacters} characters in all.`,
      ),
  })
  .meta({ id: 'EnhanceDialogueRequest' });

export type EnhanceDialogueRequest = z.output<typeof EnhanceDialogueRequest>;

export const EnhancedDialogue = z
  .object({
    enhanced_dialogue_blocks: z
      .array(z.string())
      .describe('The same texts in the same order, with tags added. Their words stay as they are.'),
    enhanced_by: z
      .enum(['rules', 'language_model'])
      .describe('Veery only. Whether rules of this server or a language model chose the tags.'),
    warnings: z
      .array(SpeechWarning)
      .describe('Veery only. Tags that no engine of this server honours, and why a language model was not used.'),
  })
  .meta({ id: 'EnhancedDialogue' });

export type EnhancedDialogue = z.output<typeof EnhancedDialogue>;
