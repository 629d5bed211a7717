import { declareError } from '../kit/declared-error.ts';

export const voiceNotFound = declareError(404, 'voice_not_found', {
  message: 'A voice with the voice_id 21m00Tcm4TlvDq8ikWAM was not found.',
  when: 'The workspace has no voice of this id.',
  remedy: 'Take the id from `GET /v1/voices`.',
});

export const previewNotFound = declareError(404, 'preview_not_found', {
  message: 'Aria has no preview in the language ja.',
  when: 'The voice is not verified in the language.',
  remedy: 'Ask for one of its `verified_languages`, or leave `language` out.',
});

export const invalidPageToken = declareError(400, 'invalid_page_token', {
  message: 'The page token belongs to another search, or its voice is gone. Begin with the first page.',
  when: '`next_page_token` does not come from the page before of the same search.',
  remedy: 'Begin again without a token.',
});

export const invalidVoiceSettings = declareError(400, 'invalid_voice_settings', {
  message: 'The voice setting speed must be from 0.7 to 1.2; it is 2.',
  when: 'A setting lies outside of its range.',
  remedy: 'Give a value within the range that the answer names.',
});
