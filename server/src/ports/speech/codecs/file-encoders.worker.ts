/** The thread that encodes whole files. Requests are carried out one after the other, over all files. */
import { parentPort } from 'node:worker_threads';
import { createSoundMeter, type SoundMeter } from '../sound/sound-meter.ts';
import type { Container } from './codec.ts';
import { loadEncoders, type Encoder } from './encoder.ts';
import type { FileAnswer, FileRequest } from './file-messages.ts';
import { createOggOpus } from './ogg.ts';

interface OpenFile {
  encoder: Encoder;
  meter: SoundMeter;
  container: Container | undefined;
}

const port = parentPort;
if (!port) throw new Error('file-encoders.worker runs as a worker thread only');
const loading = loadEncoders();
const files = new Map<number, OpenFile>();

let carriedOut = Promise.resolve();
port.on('message', (request: FileRequest) => {
  carriedOut = carriedOut.then(() => carryOut(request));
});

async function carryOut(request: FileRequest): Promise<void> {
  const { kind, id } = request;
  try {
    if (kind === 'open') files.set(id, await open(request.format));
    else if (kind === 'release') release(id);
    else {
      const answer = encode(request);
      port?.postMessage(answer, [answer.audio.buffer]);
    }
  } catch (error) {
    // A file that could not be opened is told of by the answer to what is encoded next.
    if (kind !== 'open') port?.postMessage({ id, error: (error as Error).message } satisfies FileAnswer);
  }
}

async function open(format: Extract<FileRequest, { kind: 'open' }>['format']): Promise<OpenFile> {
  const { sampleRate, codec } = format;
  const meter = createSoundMeter(sampleRate);
  const onSamples = (samples: Int16Array) => meter.measure(samples);
  const encoders = await loading;
  // The bytes depend on nothing that was encoded before, so that the same request gives the same file.
  const encoder = await encoders.open(format, { first: true, nativeRate: sampleRate, isSeeded: true, onSamples });
  return { encoder, meter, container: codec === 'opus' ? createOggOpus() : undefined };
}

function encode(request: Extract<FileRequest, { kind: 'samples' | 'end' }>) {
  const file = files.get(request.id);
  if (!file) throw new Error('the file was not opened');
  const { encoder, meter, container } = file;
  const isEnd = request.kind === 'end';
  const bytes = isEnd ? encoder.end(0, true).audio : encoder.encode(request.samples);
  const audio = container ? container.take(bytes, isEnd) : bytes;
  return { id: request.id, audio, levels: meter.take(isEnd) };
}

function release(id: number): void {
  files.get(id)?.encoder.release();
  files.delete(id);
}
