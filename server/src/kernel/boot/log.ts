/** Structured logs. No secret, token or spoken text is ever passed to them. */
import { pino, type Logger } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ['*.password', '*.authorization', '*.cookie', '*["xi-api-key"]'], censor: '[hidden]' },
  });
}
