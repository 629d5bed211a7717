import { z } from 'zod';
import { bytes, endpoint, stream } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Flag } from '../kit/flag.ts';
import { anyBytes, form, optionalFile } from '../kit/form.ts';
import { audioTypes, OutputFormat } from '../speech/output-formats.ts';
import { outputFormatNotAllowed } from '../speech/errors.ts';
import { soundFileErrors } from '../uploads/errors.ts';
import { UploadId } from '../uploads/types.ts';
import { paymentIssue, quotaExceeded, tooManyConcurrentRequests } from '../usage/errors.ts';
import { isolatedAudioMissing, isolationFailed, isolationNotFound } from './errors.ts';
import { IsolationDetails, isolationFormats, IsolationItem, IsolationWaveforms, maxFormFileBytes } from './types.ts';

const HistoryItemId = z.object({
  history_item_id: z.string().describe('The id of an entry, as `GET /v1/audio-isolation/history` lists it.'),
});

const isolation = {
  method: 'POST',
  tag: 'audio-isolation',
  publicApi: 2025,
  permission: 'audio_isolation',
  takesVoice: true,
  query: z.object({
    output_format: OutputFormat.default('mp3_44100_128').describe('Veery only. The format of the isolated audio.'),
    enable_logging: Flag.prefault(true).describe(
      'Veery only. When false, nothing is kept: neither the audio nor an entry of the history.',
    ),
  }),
  body: form(
    z.object({
      file_format: z
        .enum(isolationFormats)
        .nullish()
        .describe(
          '`pcm_s16le_16` for raw 16-bit samples of one channel at 16 kHz, little endian, which need no decoding. `other`, the default, for a file.',
        ),
      preview_b64: z
        .string()
        .max(500_000)
        .nullish()
        .describe('A preview picture of the file, in base64, that the history shows beside it.'),
      upload_id: UploadId,
    }),
    { audio: optionalFile({ maxBytes: maxFormFileBytes, types: [anyBytes] }) },
  ),
  response: stream(...audioTypes),
  cost: '1,000 credits for each minute of audio, by the second.',
  headers: [
    'history-item-id',
    'character-cost',
    'current-concurrent-requests',
    'maximum-concurrent-requests',
    'x-veery-engine',
    'x-veery-warnings',
  ],
  errors: [
    ...soundFileErrors,
    outputFormatNotAllowed,
    paymentIssue,
    quotaExceeded,
    tooManyConcurrentRequests,
    isolationFailed,
  ],
} as const;

export const isolateAudio = endpoint({
  ...isolation,
  path: '/v1/audio-isolation',
  operation: 'audioIsolation_convert',
  summary: 'Isolate speech',
  description:
    'Removes background noise from an audio or video file, and returns the speech as audio of one channel. The answer to a file of up to 20 seconds begins when all of it is made, so that its headers hold every warning; a longer one is sent while it is made, and warnings of its end stand in its entry of the history. A file is sent as `audio`, or named by `upload_id`.',
});

export const isolateAudioStream = endpoint({
  ...isolation,
  path: '/v1/audio-isolation/stream',
  operation: 'audioIsolation_stream',
  summary: 'Stream isolated speech',
  description:
    'Does what `POST /v1/audio-isolation` does, and sends the audio of files of any length while it is being made. A client that disconnects early pays only for what was made by then.',
});

export const listIsolations = endpoint({
  method: 'GET',
  path: '/v1/audio-isolation/history',
  operation: 'audioIsolation_list',
  summary: 'List isolated audio',
  description: 'Lists what the caller has isolated in the workspace, newest first.',
  tag: 'audio-isolation',
  publicApi: 2026,
  permission: 'audio_isolation',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('Entries per page.'),
    page: z.coerce.number().int().min(0).max(100_000).default(0).describe('The number of the page, from 0.'),
    search: z.string().max(200).optional().describe('Only entries whose title contains this, in any case.'),
  }),
  response: z.object({
    items: z.array(IsolationItem).describe('The entries of this page.'),
    has_more: z.boolean().describe('Whether there is a further page.'),
  }),
});

export const getIsolation = endpoint({
  method: 'GET',
  path: '/v1/audio-isolation/history/{history_item_id}',
  operation: 'audioIsolation_get',
  summary: 'Get an entry of isolated audio',
  description: 'Returns one entry with its engine, its cost and its warnings.',
  tag: 'audio-isolation',
  permission: 'audio_isolation',
  params: HistoryItemId,
  response: IsolationDetails,
  errors: [isolationNotFound],
});

export const deleteIsolation = endpoint({
  method: 'DELETE',
  path: '/v1/audio-isolation/history/{history_item_id}',
  operation: 'audioIsolation_delete',
  summary: 'Delete isolated audio',
  description:
    'Deletes an entry with both of its audio files for good. Credits that were charged for it are not given back.',
  tag: 'audio-isolation',
  publicApi: 2026,
  permission: 'audio_isolation',
  params: HistoryItemId,
  response: Ok,
  errors: [isolationNotFound],
});

const audio = {
  method: 'GET',
  tag: 'audio-isolation',
  permission: 'audio_isolation',
  media: true,
  params: HistoryItemId,
  query: z.object({
    format: z.enum(['default', 'wav']).default('default').describe('`default` as it was made, or `wav`.'),
    download: Flag.prefault(false).describe('Whether the answer has a file name, under which a browser saves it.'),
  }),
  response: bytes(...audioTypes),
  errors: [isolationNotFound, isolatedAudioMissing],
} as const;

export const getIsolatedAudio = endpoint({
  ...audio,
  path: '/v1/audio-isolation/history/{history_item_id}/audio',
  operation: 'audioIsolation_getAudio',
  summary: 'Get isolated audio',
  description: 'Returns the isolated audio. Use `range` for a part of the file and `if-none-match` to check a copy.',
});

export const getOriginalAudio = endpoint({
  ...audio,
  path: '/v1/audio-isolation/history/{history_item_id}/original',
  operation: 'audioIsolation_getOriginal',
  summary: 'Get the original of isolated audio',
  description:
    'Returns the sound of the file as it was before, mixed into one channel, in the same format and of the same length as the isolated audio, so that both can be played side by side.',
});

export const getIsolationWaveforms = endpoint({
  method: 'GET',
  path: '/v1/audio-isolation/history/{history_item_id}/waveforms',
  operation: 'audioIsolation_getWaveforms',
  summary: 'Get the waveforms of isolated audio',
  description: 'Returns the heights of two waveforms: of the sound before and after isolation.',
  tag: 'audio-isolation',
  permission: 'audio_isolation',
  params: HistoryItemId,
  query: z.object({
    points: z.coerce.number().int().min(10).max(1000).default(200).describe('How many heights each waveform has.'),
  }),
  response: IsolationWaveforms,
  errors: [isolationNotFound],
});
