/** The worker thread that converts files being downloaded, one chunk of each in turn. */
import { parentPort } from 'node:worker_threads';
import { openConversion } from './conversion.ts';
import type { Conversion } from './made.ts';
import type { Made } from './made.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('audio.worker runs as a worker thread only');
const conversions = new Map<number, Conversion>();

port.on('message', (message: ToWorker) => void answer(message));

async function answer(message: ToWorker): Promise<void> {
  const { id } = message;
  if (message.kind === 'close') {
    conversions.get(id)?.free();
    conversions.delete(id);
    return;
  }
  try {
    const made = await make(message);
    const curves = made.measured?.plans.flatMap(({ limits }) => (limits ? [limits.buffer] : [])) ?? [];
    const original = made.isolated ? [made.isolated.original.buffer] : [];
    port?.postMessage({ id, ...made } satisfies FromWorker, [made.bytes.buffer, ...curves, ...original]);
  } catch (error) {
    port?.postMessage({ id, error: (error as Error).message } satisfies FromWorker);
  }
}

async function make(message: Exclude<ToWorker, { kind: 'close' }>): Promise<Made> {
  if (message.kind === 'open') {
    const opened = await openConversion(message.format, message.seconds, message.task);
    conversions.set(message.id, opened);
    return { bytes: opened.header };
  }
  const conversion = conversions.get(message.id);
  if (!conversion) throw new Error('the file was not opened');
  return message.kind === 'end' ? conversion.end() : conversion.take(message.bytes);
}
