import { z } from 'zod';
import { audioMissing, historyItemNotFound } from '../history/errors.ts';
import { fileQuotaExceeded, jobFailed, tooManyJobs } from '../jobs/errors.ts';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { sharingNotAllowed } from '../share-links/errors.ts';
import { systemBusy } from '../speech/errors.ts';
import { ffmpegMissing, notTextToSpeechItem, videoCancelled, videoFailed } from './errors.ts';
import { videoTimedOut } from './errors.ts';
import { VideoChoice } from './types.ts';

const HistoryItemId = z.object({
  history_item_id: z.string().describe('The id of a history item, as `GET /v1/history` lists it.'),
});

const refusals = [historyItemNotFound, notTextToSpeechItem, sharingNotAllowed, audioMissing, ffmpegMissing];

export const generateVideo = endpoint({
  method: 'POST',
  path: '/v1/history/{history_item_id}/generate-video',
  operation: 'history_generateVideo',
  summary: 'Generate a share video',
  description:
    'Makes an mp4 of a history item: its sound, its waveform, and its text with the current word marked, burned in and as a caption track. The answer comes when the video is ready. Each combination of item, theme and orientation is made once and kept for seven days; calls that arrive together wait for the same one. The work is a job, which `GET /v1/jobs` shows with its progress.',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  query: VideoChoice.extend({
    wait: Flag.prefault(true).describe(
      'Veery only. When false, the answer comes at once, and `video_url` is null until the job is done.',
    ),
  }),
  response: z.object({
    video_url: z
      .string()
      .nullable()
      .describe(
        'Where to download the video. It needs the same credentials as this call. Null while it is being made.',
      ),
    job_id: z.string().describe('Veery only. The id of the job that makes the video, or has made it.'),
  }),
  errors: [
    ...refusals,
    tooManyJobs,
    fileQuotaExceeded,
    systemBusy,
    videoFailed,
    videoTimedOut,
    videoCancelled,
    jobFailed,
  ],
});

export const generateVideoPreview = endpoint({
  method: 'POST',
  path: '/v1/history/{history_item_id}/generate-video-preview-image',
  operation: 'history_generateVideoPreviewImage',
  summary: 'Preview a share video',
  description: 'Returns one picture of the video that `generate-video` would make, at once.',
  tag: 'history',
  permission: 'speech_history_read',
  params: HistoryItemId,
  query: VideoChoice,
  response: bytes('image/jpeg'),
  errors: [...refusals, systemBusy, videoFailed, videoTimedOut],
});
