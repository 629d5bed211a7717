import { declareError } from '../kit/declared-error.ts';

export const inputTimeoutExceeded = declareError(400, 'input_timeout_exceeded', {
  example: { seconds: 20 },
  message: ({ seconds }) =>
    `No message came within the timeout of ${seconds} seconds, so this speech has ended. Send text or a keep-alive in time, or ask for a longer inactivity_timeout (up to 180).`,
  when: 'No message arrived within `inactivity_timeout`.',
  remedy: 'Send text or a keep-alive in time, or set a longer `inactivity_timeout`.',
});

export const settingsChanged = declareError(400, 'invalid_message', {
  message: 'Settings belong into the first message and may not change after it.',
  when: 'A later message has other voice options than the first.',
  remedy: 'Open another WebSocket for other voice options.',
});

export const tooManyContexts = declareError(400, 'too_many_contexts', {
  example: { limit: 5 },
  message: ({ limit }) => `A socket may have ${limit} contexts open. Close one first.`,
  when: 'The message would open one context too many. The open contexts are not affected.',
  remedy: 'Close a context first.',
});
