import { declareError } from '../kit/declared-error.ts';
import { modelNotFound } from '../models/errors.ts';
import { audioMissing, historyItemNotFound } from '../history/errors.ts';
import { locatorErrors } from '../pronunciation-dictionaries/errors.ts';
import { paymentIssue, quotaExceeded, tooManyConcurrentRequests } from '../usage/errors.ts';
import { invalidVoiceSettings, voiceNotFound } from '../voices/errors.ts';

export const textTooLong = declareError(400, 'max_character_limit_exceeded', {
  code: 'text_too_long',
  example: { characters: 12_000, limit: 10_000, holder: 'eleven_multilingual_v2' },
  message: ({ characters, limit, holder }) =>
    `This request's text has ${characters} characters and exceeds the character limit of ${limit} characters for ${holder}.`,
  param: 'text',
  when: 'The text is longer than the model or the plan allows in one request.',
  remedy: 'Split the text over several requests. `next_text` makes each part end as if the next one followed.',
});

export const rulesTooLong = declareError(400, 'pronunciation_rules_too_long', {
  message:
    'The rules of the pronunciation dictionaries make this text more than five times as long as it is written. Nothing was charged.',
  param: 'pronunciation_dictionary_locators',
  when: 'The replacements of the rules add more than 2,000 characters and four times the length of the text. The price is that of the text as written, so it would not pay for what is spoken.',
  remedy: 'Write the long text itself, or name dictionaries with shorter replacements.',
});

export const textEmpty = declareError(400, 'input_text_empty', {
  message: 'There is nothing to speak in this text: it has no letter, digit or sign.',
  param: 'text',
  when: 'The text is empty, or consists only of spaces, punctuation and tags.',
  remedy: 'Send a text that contains at least one word.',
});

export const outputFormatNotAllowed = declareError(403, 'output_format_not_allowed', {
  example: { format: 'pcm_44100', needed_plan: 'Pro', plan: 'Free' },
  message: ({ format, needed_plan, plan }) =>
    `The output format ${format} needs the ${needed_plan} plan or a higher one; this workspace is on ${plan}.`,
  when: 'The plan of the workspace does not include the output format.',
  remedy: 'Choose another `output_format` or a higher plan.',
});

export const unsupportedLanguage = declareError(400, 'unsupported_language', {
  example: { model_id: 'eleven_flash_v2', language: 'ja' },
  message: ({ model_id, language }) => `The model ${model_id} cannot speak the language ${language} with this voice.`,
  param: 'language_code',
  when: 'The model or the voice does not speak the language.',
  remedy: 'Choose another model or voice, or leave `language_code` out.',
});

export const systemBusy = declareError(503, 'system_busy', {
  type: 'rate_limit_error',
  code: 'rate_limit_exceeded',
  message: 'The speech engine has no room for another request. Try again in a moment.',
  when: 'The queue of the speech engine is full. Nothing was charged.',
  remedy: 'Wait as many seconds as `retry-after` says, then try again.',
  headers: { 'retry-after': '1' },
});

export const speechFailed = declareError(500, 'speech_failed', {
  message: 'The speech could not be made. Nothing was charged.',
  when: 'The engine failed before the first sound.',
  remedy: 'Try again. If it happens again with this text, give the request id to the operator of the installation.',
});

export const speechProviderFailed = declareError(502, 'speech_provider_failed', {
  example: { provider: 'Our speech server', reason: 'it answered 401: Incorrect API key provided' },
  message: ({ provider, reason }) => `${provider} did not speak: ${reason}. Nothing was charged.`,
  when: 'The voice is one of a provider, which refused, failed or could not be reached before the first sound.',
  remedy: 'Choose another voice, or ask an admin of the workspace to test the provider.',
});

export const redoNotPossible = declareError(400, 'redo_not_possible', {
  example: { id: '21m00Tcm4TlvDq8ikWAM', reason: 'it was made with another voice' },
  message: ({ id, reason }) => `The history item ${id} cannot be redone with this request: ${reason}.`,
  param: 'redo_of',
  when: 'The item of `redo_of` has another voice, model, language, output format or other settings than the request, so that the two would not sound alike, or it has no such sentence.',
  remedy: 'Repeat the settings of the item, or leave `redo_of` out and have the whole text spoken.',
});

/** Of every call that speaks a text. */
export const speechErrors = [
  voiceNotFound,
  modelNotFound,
  invalidVoiceSettings,
  textTooLong,
  rulesTooLong,
  textEmpty,
  outputFormatNotAllowed,
  unsupportedLanguage,
  ...locatorErrors,
  historyItemNotFound,
  audioMissing,
  redoNotPossible,
  paymentIssue,
  quotaExceeded,
  tooManyConcurrentRequests,
  systemBusy,
  speechFailed,
  speechProviderFailed,
] as const;
