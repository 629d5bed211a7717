import { declareError } from '../kit/declared-error.ts';
import { modelNotFound } from '../models/errors.ts';
import { outputFormatNotAllowed, speechFailed, speechProviderFailed, systemBusy } from '../speech/errors.ts';
import { soundFileErrors } from '../uploads/errors.ts';
import { paymentIssue, quotaExceeded, tooManyConcurrentRequests } from '../usage/errors.ts';
import { invalidVoiceSettings, voiceNotFound } from '../voices/errors.ts';

export const recordingSilent = declareError(400, 'recording_silent', {
  code: 'silent_audio',
  message:
    'There is nothing to hear in the recording, so there is nothing to say in another voice. Nothing was charged.',
  param: 'audio',
  when: 'All of the recording is silence.',
  remedy: 'Check the microphone and its level, and record again.',
});

/** Of every call that turns speech into another voice. */
export const conversionErrors = [
  voiceNotFound,
  modelNotFound,
  invalidVoiceSettings,
  ...soundFileErrors,
  recordingSilent,
  outputFormatNotAllowed,
  paymentIssue,
  quotaExceeded,
  tooManyConcurrentRequests,
  systemBusy,
  speechFailed,
  speechProviderFailed,
] as const;
