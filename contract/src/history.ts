import { z } from 'zod';
import { bytes, endpoint } from './kit/endpoint.ts';
import { CharacterAlignment } from './speech.ts';
import { Ok } from './kit/errors.ts';
import { audioTypes } from './output-formats.ts';
import { ResolvedVoiceSettings } from './voices.ts';

export const HistoryItem = z
  .object({
    history_item_id: z.string(),
    request_id: z.string().nullable(),
    voice_id: z.string().nullable(),
    model_id: z.string().nullable(),
    voice_name: z.string().nullable(),
    voice_category: z.string().nullable(),
    text: z.string().nullable(),
    date_unix: z.int(),
    character_count_change_from: z.int(),
    character_count_change_to: z.int(),
    content_type: z.string(),
    state: z.enum(['created', 'deleted', 'processing']),
    settings: ResolvedVoiceSettings.nullable(),
    feedback: z.null(),
    share_link_id: z.null(),
    source: z.enum(['TTS', 'STS']).nullable(),
    output_format: z.string().nullable(),
    dialogue: z.null(),
    /** Only where one item is asked for: a list leaves it null. */
    alignments: z.object({ alignment: CharacterAlignment, normalized_alignment: CharacterAlignment }).nullable(),
    /** Veery's own: true when the listener left before the end; text is then what was spoken. */
    is_partial: z.boolean(),
    /** Veery's own: seconds of audio. */
    duration_seconds: z.number().nullable(),
    /** Veery's own: what an engine could not honour. */
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .meta({ id: 'HistoryItem' });
export type HistoryItem = z.output<typeof HistoryItem>;

const HistoryItemId = z.object({ history_item_id: z.string() });

export const listHistory = endpoint({
  method: 'GET',
  path: '/v1/history',
  summary: 'What was generated, newest first',
  tag: 'history',
  permission: 'speech_history_read',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(1000).default(100),
    start_after_history_item_id: z.string().optional(),
    voice_id: z.string().optional(),
    model_id: z.string().optional(),
    search: z.string().optional(),
    source: z.enum(['TTS', 'STS']).optional(),
    date_before_unix: z.coerce.number().int().optional(),
    date_after_unix: z.coerce.number().int().optional(),
    sort_direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: z.object({
    history: z.array(HistoryItem),
    has_more: z.boolean(),
    last_history_item_id: z.string().nullable(),
    scanned_until: z.int().nullable(),
  }),
});

export const getHistoryItem = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}',
  summary: 'One generated item, with its character times',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  response: HistoryItem,
});

export const getHistoryAudio = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/audio',
  summary: 'The audio of a generated item',
  tag: 'history',
  permission: 'speech_history_read',
  media: true,
  params: HistoryItemId,
  response: bytes(...audioTypes),
});

export const deleteHistoryItem = endpoint({
  method: 'DELETE',
  path: '/v1/history/{history_item_id}',
  summary: 'Delete a generated item and its audio',
  tag: 'history',
  permission: 'speech_history_write',
  params: HistoryItemId,
  response: Ok,
});
