import { z } from 'zod';
import { Job } from '../jobs/types.ts';
import { bytes, endpoint, stream } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { Ok } from '../kit/errors.ts';
import { audioTypes } from '../speech/output-formats.ts';
import { systemBusy } from '../speech/errors.ts';
import {
  allSubtitleTypes,
  HistoryDownloads,
  HistoryLoudness,
  HistoryWords,
  LoudnessChoice,
  subtitleFormats,
  timedTextFormats,
} from './files.ts';
import { HistoryItem, maxFeedbackText, maxHistoryIds, maxTakeName, Waveform } from './types.ts';
import {
  allAudioMissing,
  audioMissing,
  feedbackAlreadyReviewed,
  feedbackTooShort,
  historyItemNotFound,
  invalidDownloadFormat,
} from './errors.ts';
import { fileQuotaExceeded, tooManyJobs } from '../jobs/errors.ts';

const HistoryItemId = z.object({
  history_item_id: z.string().describe('The id of a history item, as `GET /v1/history` lists it.'),
});

export const listHistory = endpoint({
  method: 'GET',
  path: '/v1/history',
  operation: 'history_list',
  summary: 'List history items',
  description:
    'Lists what the caller has generated in the workspace, newest first unless `sort_direction` says otherwise. Ask for the next page with `start_after_history_item_id` until `has_more` is false: with `search`, `latest_takes` or several filters a page may hold fewer items than `page_size`, or none, and the next one continues. Alignments are left out here; `GET /v1/history/{history_item_id}` returns them.',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(1000).default(100).describe('Items per page.'),
    start_after_history_item_id: z
      .string()
      .optional()
      .describe('Starts the page after this item: `last_history_item_id` of the page before.'),
    voice_id: z.string().optional().describe('Only items of this voice, and dialogues in which it speaks.'),
    model_id: z.string().optional().describe('Only items of this model.'),
    search: z.string().optional().describe('Only items whose text contains this, in any case.'),
    source: z.enum(['TTS', 'STS']).optional().describe('Only items made from text (`TTS`) or from speech (`STS`).'),
    date_before_unix: z.coerce.number().int().optional().describe('Only items older than this, in Unix seconds.'),
    date_after_unix: z.coerce.number().int().optional().describe('Only items from this time on, in Unix seconds.'),
    take_group_id: z
      .string()
      .optional()
      .describe('Veery only. Only takes of one text: the `group_id` of the `take` of any of them.'),
    latest_takes: Flag.prefault(false).describe(
      'Veery only. When true, takes of one text are listed as one: the newest that matches the other filters, with `take.history_item_ids`. List the others with `take_group_id`.',
    ),
    sort_direction: z
      .enum(['asc', 'desc'])
      .default('desc')
      .describe('`desc` for newest first, `asc` for oldest first.'),
  }),
  response: z.object({
    history: z.array(HistoryItem).describe('The items of this page.'),
    has_more: z.boolean().describe('Whether there is a further page.'),
    last_history_item_id: z
      .string()
      .nullable()
      .describe(
        'Where the next page starts: the last item of this page, or the last that was searched for it. Null at the end of an empty list.',
      ),
    scanned_until: z
      .int()
      .nullable()
      .describe(
        'Until when the history was searched for this page: when the item of `last_history_item_id` was created, in Unix seconds.',
      ),
  }),
  errors: [historyItemNotFound],
});

export const getHistoryItem = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}',
  operation: 'history_get',
  summary: 'Get a history item',
  description: "Returns one item of the caller's history with its settings, its cost and the time of every character.",
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
  summary: 'Get the audio of a history item',
  description:
    'Returns the audio file in the format in which it was generated. Use `range` for a part of the file and `if-none-match` to check a copy.',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  media: true,
  params: HistoryItemId,
  response: bytes(...audioTypes),
  errors: [historyItemNotFound, audioMissing],
});

export const deleteHistoryItem = endpoint({
  method: 'DELETE',
  path: '/v1/history/{history_item_id}',
  operation: 'history_delete',
  summary: 'Delete a history item',
  description: 'Deletes an item and its audio for good. Credits that were charged for it are not given back.',
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
  summary: 'Get the waveform of a history item',
  description:
    'Returns the heights of a waveform and the loudness of the audio, for drawing it without downloading it. Both were measured when the audio was made.',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  query: z.object({
    points: z.coerce
      .number()
      .int()
      .min(1)
      .max(2000)
      .default(600)
      .describe('The number of heights to return. Short audio has fewer.'),
  }),
  response: Waveform,
  errors: [historyItemNotFound],
});

export const getHistorySubtitles = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/subtitles',
  operation: 'history_getSubtitles',
  summary: 'Get the subtitles of a history item',
  description:
    'Returns the text as subtitles with the times of the audio, as SubRip or WebVTT. A cue has at most two lines of 42 characters and seven seconds; it breaks at the ends of sentences and clauses, and never inside a number or an abbreviated name. Wide letters of East Asian scripts count twice.',
  tag: 'history',
  permission: 'speech_history_read',
  media: true,
  params: HistoryItemId,
  query: z.object({
    format: z.enum(subtitleFormats).default('srt').describe('`srt` for SubRip, `vtt` for WebVTT.'),
  }),
  response: bytes(...allSubtitleTypes),
  errors: [historyItemNotFound, systemBusy],
});

export const getHistoryWords = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/words',
  operation: 'history_getWords',
  summary: 'Get the words of a history item with their times',
  description:
    'Returns every word of the text with the time at which it is heard. The list has the shape that transcripts of the public API have.',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  response: HistoryWords,
  errors: [historyItemNotFound, systemBusy],
});

export const getHistoryDownloads = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/downloads',
  operation: 'history_getDownloads',
  summary: 'List the downloads of a history item',
  description:
    'Returns what an item can be downloaded as: its audio files with their sizes, and how many cues its subtitles have.',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  response: HistoryDownloads,
  errors: [historyItemNotFound, systemBusy],
});

export const getHistoryLoudness = endpoint({
  method: 'GET',
  path: '/v1/history/{history_item_id}/loudness',
  operation: 'history_getLoudness',
  summary: 'Measure the loudness of a history item',
  description:
    'Measures the audio after ITU-R BS.1770, and returns what each `loudness` of `POST /v1/history/download` does to it. A long item takes a few seconds; what was measured is kept in memory.',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  response: HistoryLoudness,
  errors: [historyItemNotFound, audioMissing],
});

export const updateTake = endpoint({
  method: 'PATCH',
  path: '/v1/history/{history_item_id}/take',
  operation: 'history_updateTake',
  summary: 'Name a take or mark it final',
  description:
    'Changes what the caller says of one of their items as a take of its text. What is left out stays as it is. Items with the same audio are one take and change together. A take that becomes final replaces the one that was final before.',
  tag: 'history',
  permission: 'speech_history_write',
  params: HistoryItemId,
  body: z.object({
    name: z
      .string()
      .trim()
      .max(maxTakeName)
      .nullish()
      .describe('The name of the take. Null or an empty text takes the name away.'),
    is_final: z.boolean().optional().describe('Whether this is the take that the user chose.'),
  }),
  response: HistoryItem,
  errors: [historyItemNotFound],
});

export const sendItemFeedback = endpoint({
  method: 'POST',
  path: '/v1/history/{history_item_id}/feedback',
  operation: 'history_sendFeedback',
  summary: 'Send feedback on a history item',
  description:
    "Stores the caller's vote on one of their items, with a text or with what is wrong, as the item's `feedback`. A later vote replaces an earlier one until an operator of the installation has reviewed it. Operators who review it may read the text of the item and hear its audio.",
  tag: 'history',
  permission: 'speech_history_write',
  params: HistoryItemId,
  body: z.object({
    thumbs_up: z.boolean().describe('Whether the caller likes the item.'),
    feedback: z
      .string()
      .trim()
      .max(maxFeedbackText)
      .default('')
      .describe('What the caller has to say. With a positive vote either nothing or at least 20 characters.'),
    emotions: z.boolean().default(false).describe('Whether the audio is monotone and lacks emotions.'),
    inaccurate_clone: z.boolean().default(false).describe('Whether the voice is not similar to the selected speaker.'),
    glitches: z.boolean().default(false).describe('Whether the voice changes across the output.'),
    audio_quality: z.boolean().default(false).describe('Whether the audio is of poor quality.'),
    other: z.boolean().default(false).describe('Whether something else is wrong.'),
  }),
  response: Ok,
  errors: [historyItemNotFound, feedbackTooShort, feedbackAlreadyReviewed],
});

const HistoryIds = z.array(z.string()).min(1).max(maxHistoryIds);

const DownloadFormat = z.string().nullish().describe('`default` (as it was made) or `wav`');

const Loudness = LoudnessChoice.nullish().describe(
  'Veery only. `podcast` (-16 LUFS), `audiobook` (-19) or `radio` (-23) gives the audio that loudness after ITU-R BS.1770, with true peaks below -1 dB: peaks that would be higher are turned down for some milliseconds, and nothing is clipped. `as_made` by default.',
);
const SubtitleFiles = z
  .array(z.enum(timedTextFormats))
  .max(timedTextFormats.length)
  .nullish()
  .describe(
    'Veery only. Puts subtitles (`srt`, `vtt`), or the words with their times (`json`), beside the audio of each item. The answer is then a zip for one item too.',
  );

export const downloadHistory = endpoint({
  method: 'POST',
  path: '/v1/history/download',
  operation: 'history_download',
  summary: 'Download history items',
  description:
    'Returns the audio file itself for one id, and a zip for several ids, which is packed while it is being sent. Items of a zip whose audio file is missing are listed in its `missing-audio.txt`. Use `POST /v1/history/zip` to pack a large selection in the background.',
  tag: 'history',
  publicApi: 2025,
  permission: 'speech_history_read',
  body: z.object({
    history_item_ids: HistoryIds.describe('The items to download, up to 1000. An id that occurs twice counts once.'),
    output_format: DownloadFormat.describe(
      '`default` keeps the format in which the audio was made; `wav` converts it.',
    ),
    loudness: Loudness,
    subtitles: SubtitleFiles,
  }),
  response: stream('application/zip', ...audioTypes),
  headers: ['content-disposition'],
  errors: [historyItemNotFound, audioMissing, allAudioMissing, invalidDownloadFormat],
});

export const zipHistory = endpoint({
  method: 'POST',
  path: '/v1/history/zip',
  operation: 'history_zip',
  summary: 'Create a zip of history items',
  description:
    'Starts a job that packs the audio of the items into a zip. Download the file with `GET /v1/jobs/{job_id}/file` once the job is done; it is kept for seven days. The same items in the same format are packed once: the answer is then the earlier job, as long as its file lasts for another day. Items that are deleted in the meantime are left out. Those whose audio file is missing are listed in `missing-audio.txt` in the zip and counted as `missing_audio` in the `params` of the job.',
  tag: 'history',
  permission: 'speech_history_read',
  idempotent: true,
  body: z.object({
    history_item_ids: HistoryIds.describe('The items to pack, up to 1000. An id that occurs twice counts once.'),
    output_format: DownloadFormat.describe(
      '`default` keeps the format in which the audio was made; `wav` converts it.',
    ),
    loudness: Loudness,
    subtitles: SubtitleFiles,
  }),
  response: Job,
  errors: [historyItemNotFound, invalidDownloadFormat, tooManyJobs, fileQuotaExceeded],
});

export const deleteHistoryItems = endpoint({
  method: 'POST',
  path: '/v1/history/delete',
  operation: 'history_deleteMany',
  summary: 'Delete several history items',
  description:
    'Deletes the items and their audio for good. Ids that are unknown or already deleted are ignored, so the call can be repeated safely.',
  tag: 'history',
  permission: 'speech_history_write',
  body: z.object({ history_item_ids: HistoryIds.describe('The items to delete, up to 1000.') }),
  response: z.object({ deleted: z.int().describe('How many items this call deleted.') }),
});
