/** What operators see of feedback on history items. */
import { z } from 'zod';
import { ItemFeedback } from '../types.ts';

export const ReviewedItem = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    feedback: ItemFeedback.describe('What its user said of it.'),
    created_at_unix: z.int().describe('When the user said it, or last changed it, in Unix seconds.'),
    reviewed_at_unix: z.int().nullable().describe('When it was reviewed, in Unix seconds; null if it was not.'),
    user_id: z.string().describe('The id of the user.'),
    email: z.string().describe('The email address of the user.'),
    workspace_id: z.string().describe('The id of the workspace.'),
    workspace_name: z.string().describe('The name of the workspace.'),
    voice_id: z.string().nullable().describe('The voice that spoke.'),
    voice_name: z.string().nullable().describe('The name of the voice at that time.'),
    engine: z.string().nullable().describe('The engine of the voice; null if the voice is no longer here.'),
    model_id: z.string().nullable().describe('The model that was asked for.'),
    output_format: z.string().nullable().describe('The audio format, in the notation of `output_format`.'),
    text_characters: z
      .int()
      .describe('The length of the text. The text itself is only returned by the call that records who read it.'),
    duration_seconds: z.number().describe('The length of the audio in seconds.'),
    audio_url: z
      .string()
      .describe('The path of the audio on this server. Only operators may fetch it, and it is recorded.'),
  })
  .meta({ id: 'ReviewedItem' });
export type ReviewedItem = z.output<typeof ReviewedItem>;

export const VoiceFeedback = z
  .object({
    voice_id: z.string().describe('The id of the voice.'),
    voice_name: z.string().describe('The name that the voice had in the newest of these items.'),
    engine: z.string().nullable().describe('The engine of the voice; null if the voice is no longer here.'),
    thumbs_up: z.int().describe('How many votes are positive.'),
    thumbs_down: z.int().describe('How many votes are negative.'),
    not_reviewed: z.int().describe('How many votes were not reviewed yet.'),
  })
  .meta({ id: 'VoiceFeedback' });
export type VoiceFeedback = z.output<typeof VoiceFeedback>;
