import { declareError } from '../kit/declared-error.ts';

export const voiceNotFound = declareError(404, 'voice_not_found', {
  example: { voice_id: 'aDa7Veery0Premade999' },
  message: ({ voice_id }) => `A voice with the voice_id ${voice_id} was not found.`,
  param: 'voice_id',
  when: 'There is no voice with this id, and no premade voice of the hosted service either, or the installation has aliases turned off.',
  remedy: 'Take the id from `GET /v1/voices`.',
});

export const previewNotFound = declareError(404, 'preview_not_found', {
  example: { voice: 'Aria', language: 'ja' },
  message: ({ voice, language }) => `${voice} has no preview in the language ${language}.`,
  param: 'language',
  when: 'The voice is not verified in this language.',
  remedy: 'Choose one of its `verified_languages`, or leave `language` out.',
});

export const invalidPageToken = declareError(400, 'invalid_page_token', {
  message: 'The page token belongs to another search, or its voice is gone. Begin with the first page.',
  param: 'next_page_token',
  when: '`next_page_token` does not belong to the previous page of the same search.',
  remedy: 'Start again without a token.',
});

export const invalidVoiceSettings = declareError(400, 'invalid_voice_settings', {
  example: { setting: 'speed', min: 0.7, max: 1.2, value: 2 },
  message: ({ setting, min, max, value }) =>
    `The voice setting ${setting} must be from ${min} to ${max}; it is ${value}.`,
  param: ({ setting }) => `voice_settings.${setting}`,
  when: 'A setting is outside its range.',
  remedy: 'Use a value within the range that the message names.',
});
