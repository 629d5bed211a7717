import { declareError } from '../kit/declared-error.ts';

export const notTextToSpeechItem = declareError(400, 'not_text_to_speech_item', {
  message: 'Video generation is only available for text-to-speech items',
  param: 'history_item_id',
  when: 'The history item was not made from a text.',
  remedy: 'Choose an item whose `source` is `TTS`.',
});

export const ffmpegMissing = declareError(503, 'ffmpeg_missing', {
  message: 'This installation cannot make videos, because ffmpeg is not installed on its server.',
  when: 'The server found no ffmpeg that can draw captions.',
  remedy: 'Ask the operator to install ffmpeg. `cli doctor` says what was looked for.',
});

export const videoFailed = declareError(500, 'video_failed', {
  message: 'The video could not be made. Try it again.',
  when: 'ffmpeg ended with an error, or used more memory or space than it may.',
  remedy: 'Try again. If it fails again, the log of the server says what ffmpeg reported.',
});

export const videoTimedOut = declareError(504, 'video_timed_out', {
  message: 'Making the video took too long, so it was stopped. Try it again.',
  when: 'ffmpeg made no progress for half a minute, or took far longer than it should.',
  remedy: 'Try again when the server has less to do.',
});

export const videoCancelled = declareError(409, 'video_cancelled', {
  message: 'The video was cancelled.',
  when: 'The job of the video was cancelled, or taken off the list, while the call waited for it.',
  remedy: 'Ask for the video again.',
});
