/** The main program of the process of a recogniser. */
import type { AnswerMessage, CallMessage } from './messages.ts';

/** The input cannot be handled, and the next one can. */
export class Refused extends Error {
  override name = 'Refused';
}

export type Handlers = Record<string, (input: never) => unknown>;

/**
 * Answers calls one after the other, and ends with the parent. A failure that is no refusal ends the process with its
 * reason on the error output, and the parent starts another.
 */
export async function serveCalls(load: () => Promise<Handlers>): Promise<void> {
  if (!process.send) throw new Error('a recogniser runs as a child process only');
  // Signals go to the whole process group, but the parent ends its work first and then closes the channel.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit());
  const post = (message: AnswerMessage) => void process.send?.(message);
  try {
    const handlers = await load();
    let last = Promise.resolve();
    process.on('message', ({ id, call, input }: CallMessage) => {
      last = last.then(async () => {
        try {
          const handle = handlers[call] as ((input: unknown) => unknown) | undefined;
          if (!handle) throw new Refused(`there is no call ${call}`);
          post({ kind: 'done', id, result: await handle(input) });
        } catch (error) {
          if (error instanceof Refused) post({ kind: 'refused', id, reason: error.message });
          else endWith(error);
        }
      });
    });
    post({ kind: 'ready' });
  } catch (error) {
    endWith(error);
  }
}

function endWith(error: unknown): void {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`Error: ${reason.replaceAll(/\s+/g, ' ')}\n`, () => process.exit(1));
}
