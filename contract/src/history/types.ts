import { z } from 'zod';
import { DialogueLine } from '../dialogue/types.ts';
import { CharacterAlignment, SpeechWarning } from '../speech/types.ts';
import { ResolvedVoiceSettings } from '../voices/types.ts';

/** Takes are items that speak one text, or corrections of it. */
export const Take = z
  .object({
    group_id: z.string().describe('The same for all takes of a text: the id of the first one.'),
    number: z
      .int()
      .describe('The number of the take among those of its text, from 1. Items with the same audio share it.'),
    count: z.int().describe('How many takes of its text there are.'),
    name: z.string().nullable().describe('The name that the user gave it.'),
    is_final: z.boolean().describe('Whether the user chose this take. At most one of a text is final.'),
    history_item_ids: z
      .array(z.string())
      .optional()
      .describe(
        'Only in lists with `latest_takes`: the items of the group that match the filters of the list, newest first, up to 100.',
      ),
  })
  .meta({ id: 'Take' });

export type Take = z.output<typeof Take>;

export const maxTakeName = 60;

/** A positive text is either empty or says something. */
export const minFeedbackText = 20;
export const maxFeedbackText = 200;

export const reviewStatuses = ['not_reviewed', 'reviewed'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

/** What a listener can find wrong with an item, in the order of the checklist. */
export const feedbackReasons = ['emotions', 'inaccurate_clone', 'glitches', 'audio_quality', 'other'] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const ItemFeedback = z
  .object({
    thumbs_up: z.boolean().describe('Whether the user liked the item.'),
    feedback: z.string().describe('What the user wrote; empty if they wrote nothing.'),
    emotions: z.boolean().describe('Whether the audio is monotone and lacks emotions.'),
    inaccurate_clone: z.boolean().describe('Whether the voice is not similar to the selected speaker.'),
    glitches: z.boolean().describe('Whether the voice changes across the output.'),
    audio_quality: z.boolean().describe('Whether the audio is of poor quality.'),
    other: z.boolean().describe('Whether something else is wrong.'),
    review_status: z
      .enum(reviewStatuses)
      .describe('`not_reviewed` until an operator has reviewed the feedback, which then cannot be changed.'),
  })
  .meta({ id: 'ItemFeedback' });
export type ItemFeedback = z.output<typeof ItemFeedback>;

export const HistoryItem = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    request_id: z.string().nullable().describe('The `request-id` of the request that generated it.'),
    voice_id: z.string().nullable().describe('The voice that spoke.'),
    model_id: z.string().nullable().describe('The model that was asked for.'),
    voice_name: z.string().nullable().describe('The name of the voice at that time.'),
    voice_category: z.string().nullable().describe('The category of the voice, such as `premade`.'),
    text: z
      .string()
      .nullable()
      .describe('The text as it was sent. If the client disconnected early, only the part that was spoken.'),
    date_unix: z.int().describe('When the item was created, in Unix seconds.'),
    character_count_change_from: z.int().describe('Credits used in the period before this generation.'),
    character_count_change_to: z.int().describe('Credits used in the period after it. The difference is what it cost.'),
    content_type: z.string().describe('The media type of the audio.'),
    state: z
      .enum(['created', 'deleted', 'processing'])
      .describe('The state of the item. Listed items are always `created`.'),
    settings: ResolvedVoiceSettings.nullable().describe('The voice settings that were used.'),
    feedback: ItemFeedback.nullable().describe('What the user said of the item; null if they said nothing.'),
    share_link_id: z
      .string()
      .nullable()
      .describe('The last part of its public link, `/share/{share_link_id}`; null while it is not shared.'),
    source: z.enum(['TTS', 'STS']).nullable().describe('Made from text (`TTS`) or from speech (`STS`).'),
    output_format: z.string().nullable().describe('The audio format, in the notation of `output_format`.'),
    dialogue: z
      .array(DialogueLine)
      .nullable()
      .describe(
        'The turns of a dialogue, in order; null for everything else. `text`, `voice_id` and `voice_name` are null where this is set.',
      ),
    alignments: z
      .object({
        alignment: CharacterAlignment.describe('Times of the text as it was sent.'),
        normalized_alignment: CharacterAlignment.describe('Times of the text as it was spoken.'),
      })
      .nullable()
      .describe('The time of every character. Lists leave it null.'),
    is_partial: z
      .boolean()
      .describe('Veery only. True if the client disconnected early; the text is then what was spoken.'),
    duration_seconds: z.number().nullable().describe('Veery only. The length of the audio in seconds.'),
    size_bytes: z.int().describe('Veery only. The size of the audio file in bytes.'),
    language_code: z
      .string()
      .nullable()
      .describe('Veery only. The language that was asked for, as an ISO 639-1 code; null where it was detected.'),
    engine: z
      .string()
      .nullable()
      .describe('Veery only. The engine that spoke the item; null for items from before it was kept.'),
    seed: z
      .int()
      .nullable()
      .describe(
        'Veery only. The seed that was asked for; null where there was none, and for items from before seeds were kept.',
      ),
    take: Take.describe('Veery only. Which take of its text the item is.'),
    warnings: z.array(SpeechWarning).describe('Veery only. What the engine could not honour.'),
  })
  .meta({ id: 'HistoryItem' });

export type HistoryItem = z.output<typeof HistoryItem>;

export const Waveform = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    visual_waveform: z
      .array(z.number())
      .describe(
        'Heights from 0 to 1, spread evenly over the audio. Empty for items that were made before waveforms were measured.',
      ),
    duration_seconds: z.number().describe('The length of the audio in seconds.'),
    loudness_db: z
      .number()
      .nullable()
      .describe('The level of everything but silence, in dB relative to full scale (RMS); null if it is not known.'),
  })
  .meta({ id: 'Waveform' });

export type Waveform = z.output<typeof Waveform>;

/** Ids in one call. */
export const maxHistoryIds = 1000;
