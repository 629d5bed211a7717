/** Why a process ended, as far as it says so on its error output. */
import type { Readable } from 'node:stream';

const maxBytes = 8192;
const maxLength = 300;
/** Milliseconds after the exit in which the rest of the output may arrive. */
const patienceMs = 200;

/** Returns a function that waits for the end of the output and returns its last telling line. */
export function readLastError(output: Readable | null): () => Promise<string | undefined> {
  let text = '';
  const ended = new Promise<void>((resolve) => {
    if (!output) resolve();
    output?.setEncoding('utf8').on('data', (more: string) => void (text = (text + more).slice(-maxBytes)));
    output?.once('close', resolve).once('error', () => resolve());
  });
  return async () => {
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([ended, new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)))]);
    clearTimeout(timer);
    return lastErrorOf(text);
  };
}

/** Node prints the stack and its own version after the error, so a line that names an error comes first. */
export function lastErrorOf(text: string): string | undefined {
  const lines = text
    .split(/[\n\r]+/)
    .map((line) => line.replace(/[\p{Cc}]/gu, ' ').trim())
    .filter((line) => line !== '');
  const told = lines.findLast((line) => /^(?:Uncaught )?[A-Z]\w*(?:Error|Exception)\b.*:/.test(line));
  const last = lines.findLast((line) => !/^(?:at |Node\.js v|\^+$|[{}]$)/.test(line));
  return (told ?? last)?.slice(0, maxLength).replace(/\.+$/, '');
}
