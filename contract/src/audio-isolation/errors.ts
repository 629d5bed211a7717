import { declareError, declareNotFound } from '../kit/declared-error.ts';

export const isolationNotFound = declareNotFound('audio_isolation_history_item', {
  param: 'history_item_id',
  when: "The caller's history of isolated audio has no entry with this id, or it was deleted.",
  remedy: 'Take the id from `GET /v1/audio-isolation/history`.',
});

export const isolatedAudioMissing = declareError(410, 'isolated_audio_missing', {
  example: { id: '21m00Tcm4TlvDq8ikWAM' },
  message: ({ id }) => `The audio of the entry ${id} is missing on the server. Isolate the file again.`,
  param: 'history_item_id',
  when: 'The entry is there, but its file is no longer in the storage of the installation.',
  remedy: 'Send the file again, or ask the operator to put the audio back from a backup.',
});

export const isolationFailed = declareError(500, 'isolation_failed', {
  message: 'The audio could not be isolated. Nothing was charged.',
  when: 'The engine failed.',
  remedy: 'Try again. If it happens again with this file, give the request id to the operator of the installation.',
});
