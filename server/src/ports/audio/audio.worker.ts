/** The worker thread that decodes files being downloaded as wav, one chunk of each in turn. */
import { parentPort } from 'node:worker_threads';
import { openWavMaker, type WavMaker } from './wav-maker.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const port = parentPort;
if (!port) throw new Error('audio.worker runs as a worker thread only');
const makers = new Map<number, WavMaker>();

port.on('message', (message: ToWorker) => void answer(message));

async function answer(message: ToWorker): Promise<void> {
  const { id } = message;
  if (message.kind === 'close') {
    makers.get(id)?.free();
    makers.delete(id);
    return;
  }
  try {
    const wav = await make(message);
    port?.postMessage({ id, wav } satisfies FromWorker, [wav.buffer]);
  } catch (error) {
    port?.postMessage({ id, error: (error as Error).message } satisfies FromWorker);
  }
}

async function make(message: Exclude<ToWorker, { kind: 'close' }>): Promise<Uint8Array<ArrayBuffer>> {
  if (message.kind === 'open') {
    const maker = await openWavMaker(message.format, message.seconds);
    makers.set(message.id, maker);
    return maker.header;
  }
  const maker = makers.get(message.id);
  if (!maker) throw new Error('the file was not opened');
  return message.kind === 'end' ? maker.end() : maker.take(message.bytes);
}
