import { z } from 'zod';
import { bytes, endpoint, stream } from './kit/endpoint.ts';
import { Job } from './jobs.ts';
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

export const Waveform = z
  .object({
    history_item_id: z.string(),
    /** Heights from 0 to 1, evenly over the whole; empty for an item made before they were kept. */
    visual_waveform: z.array(z.number()),
    duration_seconds: z.number(),
    /** Level of what is not silence, dB relative to full scale (RMS); null where it is not known. */
    loudness_db: z.number().nullable(),
  })
  .meta({ id: 'Waveform' });
export type Waveform = z.output<typeof Waveform>;

export const getHistoryWaveform = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/waveform',
  summary: 'What a generated item looks like and how loud it is, computed when it was made',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  query: z.object({ points: z.coerce.number().int().min(1).max(2000).default(600) }),
  response: Waveform,
});

/** Ids in one call. */
export const maxHistoryIds = 1000;
const HistoryIds = z.array(z.string()).min(1).max(maxHistoryIds);
const DownloadFormat = z.string().nullish().describe('`default` (as it was made) or `wav`');

export const downloadHistory = endpoint({
  method: 'POST',
  path: '/v1/history/download',
  summary: 'The audio of one item, or a zip of several, sent as it is packed',
  tag: 'history',
  permission: 'speech_history_read',
  body: z.object({ history_item_ids: HistoryIds, output_format: DownloadFormat }),
  response: stream('application/zip', ...audioTypes),
});

export const zipHistory = endpoint({
  method: 'POST',
  path: '/v1/history/zip',
  summary: 'Pack items into a zip as a job, to be fetched when it is done',
  tag: 'history',
  permission: 'speech_history_read',
  body: z.object({ history_item_ids: HistoryIds, output_format: DownloadFormat }),
  response: Job,
});

export const deleteHistoryItems = endpoint({
  method: 'POST',
  path: '/v1/history/delete',
  summary: 'Delete several items; those that are gone already count as deleted',
  tag: 'history',
  permission: 'speech_history_write',
  body: z.object({ history_item_ids: HistoryIds }),
  response: z.object({ deleted: z.int() }),
});
