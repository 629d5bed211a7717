import { z } from 'zod';
import { fileQuotaExceeded } from '../jobs/errors.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { anyBytes, form, oneFile } from '../kit/form.ts';
import {
  decoderMissing,
  decodingTimedOut,
  mediaEncrypted,
  mediaIncomplete,
  mediaTooLong,
  mediaTooShort,
  mediaUnreadable,
  mediaWithoutSound,
  tooManyOpenUploads,
  uploadAlreadyComplete,
  uploadIncomplete,
  uploadNotFound,
  uploadPartOutOfRange,
  uploadPartSize,
  uploadTooLarge,
} from './errors.ts';
import { maxUploadBytes, Upload, UploadLimits, uploadPartBytes, UploadPurpose } from './types.ts';

const UploadParams = z.object({ upload_id: z.string().describe('The id of an upload of the caller.') });

/** Of an upload: its purpose decides what a key needs, and an operator in the account may not send files in the user's name. */
const upload = { tag: 'uploads', permission: 'by-kind', support: false } as const;

export const getUploadLimits = endpoint({
  method: 'GET',
  path: '/v1/upload-limits',
  operation: 'uploads_getLimits',
  summary: 'Get the limits of uploads',
  description:
    'Returns how large and how long a file may be for each purpose, and which types of audio and video this installation can read. Nothing has to be uploaded to learn it.',
  tag: 'uploads',
  permission: 'any-key',
  response: UploadLimits,
});

export const createUpload = endpoint({
  ...upload,
  method: 'POST',
  path: '/v1/uploads',
  operation: 'uploads_create',
  summary: 'Start an upload',
  description:
    'Starts the upload of a file in parts, which can be resumed after a lost connection or a restart of the server. Send the parts with `PUT /v1/uploads/{upload_id}/parts/{part_number}`, in any order, then call `complete`. The file can then be named by `upload_id` in calls that take a file. It is removed a day after its last part arrived.',
  takesVoice: true,
  body: z.object({
    name: z.string().trim().min(1).max(255).describe('The name of the file, for showing.'),
    size_bytes: z.int().min(1).max(maxUploadBytes).describe('The size of the whole file.'),
    purpose: UploadPurpose.describe(
      'What the file is uploaded for. An API key needs the permission of this name. A file may be used for another purpose later, within its limits.',
    ),
  }),
  response: Upload,
  errors: [uploadTooLarge, tooManyOpenUploads, fileQuotaExceeded],
});

export const getUpload = endpoint({
  ...upload,
  method: 'GET',
  path: '/v1/uploads/{upload_id}',
  operation: 'uploads_get',
  summary: 'Get an upload',
  description: 'Returns which parts of a file have arrived. After a lost connection, send the others.',
  params: UploadParams,
  response: Upload,
  errors: [uploadNotFound],
});

export const uploadPart = endpoint({
  ...upload,
  method: 'PUT',
  path: '/v1/uploads/{upload_id}/parts/{part_number}',
  operation: 'uploads_putPart',
  summary: 'Send a part of a file',
  description:
    'Stores one part of a file. A part that is sent again replaces the one before, so a call whose answer was lost can be repeated.',
  takesVoice: true,
  params: UploadParams.extend({
    part_number: z.coerce.number().int().min(1).max(10_000).describe('The number of the part, from 1.'),
  }),
  body: form(z.object({}), {
    // A part begins anywhere in the file, so its bytes show no type. The whole file is looked at when it is complete.
    part: oneFile({ maxBytes: uploadPartBytes, types: [anyBytes] }),
  }),
  response: Upload,
  errors: [uploadNotFound, uploadPartOutOfRange, uploadPartSize, uploadAlreadyComplete],
});

export const completeUpload = endpoint({
  ...upload,
  method: 'POST',
  path: '/v1/uploads/{upload_id}/complete',
  operation: 'uploads_complete',
  summary: 'Complete an upload',
  description:
    'Puts the parts together and looks at what the file is: its type by its bytes, how long its sound is, and how many channels it has. A file that cannot be used is refused here and removed, before anything is charged. Calling it again returns the same answer.',
  params: UploadParams,
  response: Upload,
  errors: [
    uploadNotFound,
    uploadIncomplete,
    mediaUnreadable,
    mediaWithoutSound,
    mediaEncrypted,
    mediaIncomplete,
    mediaTooLong,
    mediaTooShort,
    decoderMissing,
    decodingTimedOut,
  ],
});

export const deleteUpload = endpoint({
  ...upload,
  method: 'DELETE',
  path: '/v1/uploads/{upload_id}',
  operation: 'uploads_delete',
  summary: 'Cancel or remove an upload',
  description: 'Removes the file and what has arrived of it at once.',
  params: UploadParams,
  response: Ok,
  errors: [uploadNotFound],
});
