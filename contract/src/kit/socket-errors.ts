/** Errors of every socket: of its handshake, which HTTP answers, and of its messages. */
import { declareError } from './declared-error.ts';

export const upgradeRequired = declareError(426, 'upgrade_required', {
  type: 'validation_error',
  message: 'This is a WebSocket: open it with a ws: or wss: address.',
  headers: { upgrade: 'websocket', connection: 'upgrade' },
  when: 'The request does not ask for a WebSocket.',
  remedy: 'Connect with a WebSocket client.',
});

export const invalidHandshake = declareError(400, 'bad_request', {
  message: 'This is no handshake of a WebSocket of version 13.',
  headers: { 'sec-websocket-version': '13, 8' },
  when: 'The WebSocket handshake has no key, or requests an unsupported version of the protocol.',
  remedy: 'Connect with a WebSocket client.',
});

export const invalidParameters = declareError(400, 'invalid_parameters', {
  example: { place: 'inactivity_timeout', fault: 'Too big: expected number to be <=180' },
  message: ({ place, fault }) => `${place}: ${fault}`,
  when: 'A parameter in the address of the WebSocket is invalid.',
  remedy: 'Correct the parameter that the message names.',
});

export const binaryMessage = declareError(400, 'invalid_message', {
  message: 'Send text frames that hold one JSON object each; this one was binary.',
  when: 'The client sent a binary frame.',
  remedy: 'Send text frames.',
});

export const messageIsNoJson = declareError(400, 'invalid_message', {
  message: 'A message is no JSON.',
  when: 'The client sent a frame that is not valid JSON.',
  remedy: 'Send one JSON object per frame.',
});

export const invalidMessage = declareError(400, 'invalid_message', {
  example: { fault: 'text: Invalid input: expected string, received number' },
  message: ({ fault }) => fault,
  when: 'A message does not have the form that this WebSocket accepts.',
  remedy: 'Correct the field that the message names.',
});
