import { declareError } from '../kit/declared-error.ts';

export const inputTimeoutExceeded = declareError(400, 'input_timeout_exceeded', {
  example: { seconds: 20 },
  message: ({ seconds }) =>
    `No message came within the timeout of ${seconds} seconds, so this speech has ended. Send text or a keep-alive in time, or ask for a longer inactivity_timeout (up to 180).`,
  when: 'No message came for as long as `inactivity_timeout` says.',
  remedy: 'Send text or a keep-alive in time, or ask for a longer `inactivity_timeout`.',
});

export const settingsChanged = declareError(400, 'invalid_message', {
  message: 'Settings belong into the first message and may not change after it.',
  when: 'A later message has other settings than the first.',
  remedy: 'Open another socket for other settings.',
});

export const tooManyContexts = declareError(400, 'too_many_contexts', {
  example: { limit: 5 },
  message: ({ limit }) => `A socket may have ${limit} contexts open. Close one first.`,
  when: 'A message opens one context too many. The socket and its contexts go on.',
  remedy: 'Close a context first.',
});
