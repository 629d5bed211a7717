/** Errors of every socket: of its handshake, which HTTP answers, and of its messages. */
import { invalidSingleUseToken, missingPermissions, signedInErrors } from './access-errors.ts';
import { internalError, rateLimitExceeded, storageFull } from './common-errors.ts';
import { declareError, type DeclaredError } from './declared-error.ts';
import type { Socket } from './socket.ts';

/** A proxy that asked to close the connection would otherwise keep it, and send another request where nobody reads. */
const upgradeHeaders = { upgrade: 'websocket', connection: 'upgrade, close' };

export const upgradeRequired = declareError(426, 'upgrade_required', {
  type: 'validation_error',
  message: 'This is a WebSocket: open it with a ws: or wss: address.',
  headers: upgradeHeaders,
  when: 'The request does not ask for a WebSocket.',
  remedy: 'Connect with a WebSocket client.',
});

/** The other headers of a handshake pass a proxy that drops this one, and so tell on it. */
export const upgradeDropped = declareError(426, 'upgrade_required', {
  type: 'validation_error',
  message:
    'The request for this WebSocket came without its header Upgrade, because a proxy in front of the server does not pass it on: see docs/deployment.md.',
  headers: upgradeHeaders,
  when: 'A proxy in front of the server does not pass on the headers of a WebSocket.',
  remedy: 'Let the proxy pass on Upgrade and Connection, as docs/deployment.md shows.',
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

/** What the frames of every socket can be refused for. */
const frameErrors = [
  invalidParameters,
  binaryMessage,
  messageIsNoJson,
  invalidMessage,
  internalError,
  rateLimitExceeded,
  storageFull,
];

/** Every error that a socket can send before it closes, or in the place of an answer. */
export const socketErrorsOf = ({ errors = [], permission, tokenType }: Socket): DeclaredError[] => [
  ...errors,
  ...frameErrors,
  ...signedInErrors,
  ...(permission === 'any-key' ? [] : [missingPermissions]),
  ...(tokenType === undefined ? [] : [invalidSingleUseToken]),
];

/** The code with which a socket closes for an error. */
export const closeCodeOf = ({ http }: Pick<DeclaredError, 'http'>): 1008 | 1011 => (http >= 500 ? 1011 : 1008);

export const closeCodes = {
  1000: 'Everything was sent.',
  1001: 'The server is stopping.',
  1007: 'A message is not UTF-8.',
  1008: 'The last message says which error ended the connection.',
  1009: 'A message is larger than 1 MiB.',
  1011: 'The server failed. The last message says so.',
} as const;
