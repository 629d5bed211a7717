/** Structured logs. No secret, token or spoken text is ever passed to them. */
import { pino, type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/** @param onWriteError called with what a write to standard output failed with. Such a line is lost. */
export function createLog(level: string, onWriteError: (error: Error) => void = () => undefined): Log {
  const output = pino.destination(1);
  // Without a listener an error, such as that of a full disk, ends the process.
  output.on('error', onWriteError);
  return createLogTo(output, level);
}

export const createLogTo = (output: DestinationStream, level: string): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: ['*.password', '*.authorization', '*.cookie', '*["xi-api-key"]'], censor: '[hidden]' },
    },
    output,
  );
