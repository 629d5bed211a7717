/** How much space files may take, and how large a file may be. */
import { z } from 'zod';
import { optional, wholeNumber } from './kinds.ts';

export const limitsSettings = {
  MIN_FREE_SPACE_MB: optional(z.coerce.number().int().min(0).max(1_000_000)).describe(
    'Megabytes that stay free on the disk of `DATA_DIR`: with less, no speech, upload or export begins, `/ready` says `storage_full`, and operators are notified. Default: `256`.',
  ),
  FILE_QUOTA_USER_MB: optional(wholeNumber(0, 100_000_000)).describe(
    'Megabytes that the kept files of one user’s jobs may take: zips of the history and of speech batches. Each counts as one megabyte at least. `0` sets no limit. Default: `5000`.',
  ),
  FILE_QUOTA_WORKSPACE_MB: optional(wholeNumber(0, 100_000_000)).describe(
    'The same for all members of a workspace together. `0` sets no limit. Default: `20000`.',
  ),
  AUDIO_ISOLATION_MAX_MB: optional(wholeNumber(1, 5000)).describe(
    'Megabytes of the largest file that the voice isolator takes. In one request 500 at most; larger files are uploaded in parts. Default: `500`.',
  ),
  AUDIO_ISOLATION_MAX_MINUTES: optional(wholeNumber(1, 1440)).describe(
    'Minutes of the longest audio that the voice isolator takes. Default: `60`.',
  ),
  SPEECH_TO_TEXT_MAX_MB: optional(wholeNumber(1, 5000)).describe(
    'Megabytes of the largest file that is transcribed or aligned. Default: `1000`.',
  ),
  SPEECH_TO_TEXT_MAX_MINUTES: optional(wholeNumber(1, 1440)).describe(
    'Minutes of the longest audio that is transcribed or aligned. Default: `600`.',
  ),
  VOICE_CHANGER_MAX_MB: optional(wholeNumber(1, 5000)).describe(
    'Megabytes of the largest file that the voice changer takes. Default: `50`.',
  ),
  VOICE_CHANGER_MAX_MINUTES: optional(wholeNumber(1, 1440)).describe(
    'Minutes of the longest audio that the voice changer takes. Default: `5`.',
  ),
};
