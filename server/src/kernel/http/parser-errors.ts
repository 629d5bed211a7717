/** Requests that Node cannot parse reach no hook and no route, so their error bodies and log lines are written here. */
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { badRequest, headersTooLarge } from '#contract/kit/common-errors.ts';
import { requestStalled } from '#contract/kit/form-errors.ts';
import type { Log } from '../boot/log.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';

interface ParserError extends NodeJS.ErrnoException {
  rawPacket?: unknown;
}

/** @param headers what every answer has */
export function refuseUnreadable(log: Pick<Log, 'info'>, headers: Record<string, string>) {
  return (error: ParserError, socket: Duplex): void => {
    const request_id = newId();
    const isAnswered = error.code !== 'ECONNRESET' && socket.writable;
    const { status, body } = isAnswered ? answerTo(error, request_id) : { status: undefined, body: '' };
    const ip = (socket as Socket).remoteAddress;
    // Only the code is logged: the message and the packet hold what the client sent.
    log.info({ request_id, ...(status ? { status } : {}), ip, error: error.code }, 'a request could not be read');
    if (!isAnswered) return void socket.destroy();
    const all = {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'request-id': request_id,
      'x-request-id': request_id,
      connection: 'close',
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status ?? 400]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  };
}

function answerTo(error: ParserError, request_id: string): { status: number; body: string } {
  if (error.code === 'HPE_INVALID_HEADER_TOKEN' && Buffer.isBuffer(error.rawPacket) && error.rawPacket.includes(0)) {
    const msg = 'A header must not contain the character U+0000';
    return { status: 422, body: JSON.stringify({ detail: [{ type: 'value_error', loc: ['header'], msg }] }) };
  }
  const { http, type, code, message, status, param } = declaredFor(error);
  return { status: http, body: JSON.stringify({ detail: { type, code, message, status, request_id, param } }) };
}

function declaredFor({ code }: ParserError): AppError {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return AppError.from(headersTooLarge);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return AppError.from(requestStalled);
    default:
      return AppError.from(badRequest, { fault: 'The request could not be read.' });
  }
}
