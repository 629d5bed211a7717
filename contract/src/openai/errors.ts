import { declareError } from '../kit/declared-error.ts';

export const insufficientQuota = declareError(429, 'insufficient_quota', {
  example: { left: 12, needed: 42 },
  message: ({ left, needed }) =>
    `This request exceeds your quota. You have ${left} credits remaining, while ${needed} credits are required for this request.`,
  when: 'The workspace, or the API key, has fewer credits left than the request costs. Elsewhere this is the error `quota_exceeded`.',
  remedy: 'Send a shorter text, wait for the next period, raise the limit of the key, or choose a higher plan.',
  // Clients of the OpenAI API repeat a 429 by themselves, which helps nobody here.
  headers: { 'retry-after': '3600', 'x-should-retry': 'false' },
});

export const responseFormatUnavailable = declareError(400, 'response_format_unavailable', {
  example: { format: 'aac' },
  message: ({ format }) =>
    `The format ${format} needs ffmpeg, which this server does not have. Ask for mp3, opus, wav or pcm.`,
  param: 'response_format',
  when: 'The format is `aac` or `flac`, and there is no ffmpeg on the server.',
  remedy: 'Ask for `mp3`, `opus`, `wav` or `pcm`, or ask the operator of the installation to install ffmpeg.',
});

export const translationUnavailable = declareError(400, 'translation_unavailable', {
  message: 'No recogniser of this server translates what it hears. Nothing was charged.',
  param: 'model',
  when: 'No model that translates while it listens, such as Whisper, is installed or connected.',
  remedy: 'Ask the operator of the installation to install one, or transcribe and translate the text.',
});

export const diarisationUnavailable = declareError(400, 'diarization_unavailable', {
  message: 'Nothing on this server tells speakers apart. Nothing was charged.',
  param: 'response_format',
  when: 'The answer is to say who speaks, and no model for it is installed.',
  remedy: 'Ask for another `response_format`, or ask the operator of the installation to install a model for it.',
});
