import { z } from 'zod';
import { Job } from '../jobs/types.ts';
import { bytes, endpoint, stream } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { audioTypes } from '../speech/output-formats.ts';
import { HistoryItem, maxHistoryIds, Waveform } from './types.ts';
import { historyItemNotFound, invalidDownloadFormat } from './errors.ts';
import { tooManyJobs } from '../jobs/errors.ts';

const HistoryItemId = z.object({ history_item_id: z.string() });

export const listHistory = endpoint({
  method: 'GET',
  path: '/v1/history',
  operation: 'history_list',
  description: 'Pages follow one another by `start_after_history_item_id` until `has_more` is false.',
  summary: 'What was generated, newest first',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(1000).default(100),
    start_after_history_item_id: z
      .string()
      .optional()
      .describe('The page begins after this item: `last_history_item_id` of the page before.'),
    voice_id: z.string().optional(),
    model_id: z.string().optional(),
    search: z.string().optional().describe('Words that occur in the text or the name of the voice.'),
    source: z.enum(['TTS', 'STS']).optional().describe('How the audio was made: from text, or from speech.'),
    date_before_unix: z.coerce.number().int().optional().describe('Only items older than this, in Unix seconds.'),
    date_after_unix: z.coerce.number().int().optional().describe('Only items from this time on, in Unix seconds.'),
    sort_direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  response: z.object({
    history: z.array(HistoryItem),
    has_more: z.boolean(),
    last_history_item_id: z.string().nullable(),
    scanned_until: z.int().nullable(),
  }),
  errors: [historyItemNotFound],
});

export const getHistoryItem = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}',
  operation: 'history_get',
  summary: 'One generated item, with its character times',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  params: HistoryItemId,
  response: HistoryItem,
  errors: [historyItemNotFound],
});

export const getHistoryAudio = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/audio',
  operation: 'history_getAudio',
  description: 'Parts of the file can be asked for with `range`, and a copy be checked with `if-none-match`.',
  summary: 'The audio of a generated item',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  media: true,
  params: HistoryItemId,
  response: bytes(...audioTypes),
  errors: [historyItemNotFound],
});

export const deleteHistoryItem = endpoint({
  method: 'DELETE',
  path: '/v1/history/{history_item_id}',
  operation: 'history_delete',
  summary: 'Delete a generated item and its audio',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_write',
  params: HistoryItemId,
  response: Ok,
  errors: [historyItemNotFound],
});

export const getHistoryWaveform = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/waveform',
  operation: 'history_getWaveform',
  summary: 'What a generated item looks like and how loud it is, computed when it was made',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  query: z.object({ points: z.coerce.number().int().min(1).max(2000).default(600) }),
  response: Waveform,
  errors: [historyItemNotFound],
});

const HistoryIds = z.array(z.string()).min(1).max(maxHistoryIds);

const DownloadFormat = z.string().nullish().describe('`default` (as it was made) or `wav`');

export const downloadHistory = endpoint({
  method: 'POST',
  path: '/v1/history/download',
  operation: 'history_download',
  description:
    'One id answers the audio file itself, several answer a zip. Up to 1000 items can be asked for at once; `POST /v1/history/zip` packs them as a job instead.',
  summary: 'The audio of one item, or a zip of several, sent as it is packed',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  body: z.object({ history_item_ids: HistoryIds, output_format: DownloadFormat }),
  response: stream('application/zip', ...audioTypes),
  headers: ['content-disposition'],
  errors: [historyItemNotFound, invalidDownloadFormat],
});

export const zipHistory = endpoint({
  method: 'POST',
  path: '/v1/history/zip',
  operation: 'history_zip',
  summary: 'Pack items into a zip as a job, to be fetched when it is done',
  tag: 'history',
  permission: 'speech_history_read',
  idempotent: true,
  body: z.object({ history_item_ids: HistoryIds, output_format: DownloadFormat }),
  response: Job,
  errors: [historyItemNotFound, invalidDownloadFormat, tooManyJobs],
});

export const deleteHistoryItems = endpoint({
  method: 'POST',
  path: '/v1/history/delete',
  operation: 'history_deleteMany',
  summary: 'Delete several items; those that are gone already count as deleted',
  tag: 'history',
  permission: 'speech_history_write',
  body: z.object({ history_item_ids: HistoryIds }),
  response: z.object({ deleted: z.int() }),
});
