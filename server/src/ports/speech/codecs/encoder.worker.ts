/** The thread that encodes speeches: each has an encoder of its own, from its beginning to its end. */
import { parentPort } from 'node:worker_threads';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { EncoderMessage, EncoderRequest } from '../pool/messages.ts';
import { createSoundMeter, type SoundMeter } from '../sound/sound-meter.ts';
import { loadEncoders, type Encoder } from './encoder.ts';

interface Session {
  encoder: Promise<Encoder>;
  meter: SoundMeter;
}

const port = parentPort;
if (!port) throw new Error('encoder.worker runs as a worker thread only');
const encoders = await loadEncoders();
const sessions = new Map<number, Session>();

const post = (message: EncoderMessage) =>
  port.postMessage(message, 'audio' in message ? [message.audio.buffer as ArrayBuffer] : []);

// Requests of one speech are answered in order, because they wait for the same promise. A failure here ends the
// thread, and the pool starts another.
port.on('message', (request: EncoderRequest) => void handle(request));
await warmUp();
post({ kind: 'ready' });

async function handle(request: EncoderRequest): Promise<void> {
  if (request.kind === 'open') {
    const meter = createSoundMeter(request.format.sampleRate);
    const { isFirst, carry } = request;
    const encoder = encoders.open(request.format, { isFirst, carry, onSamples: meter.measure });
    sessions.set(request.id, { encoder, meter });
    return;
  }
  const session = sessions.get(request.id);
  if (!session) return;
  const encoder = await session.encoder;
  if (!sessions.has(request.id)) return;
  if (request.kind === 'encode') encode(request, encoder, session.meter);
  if (request.kind === 'encode' && !request.end) return;
  sessions.delete(request.id);
  encoder.release();
}

function encode(request: EncoderRequest & { kind: 'encode' }, encoder: Encoder, meter: SoundMeter): void {
  const { id, samples, rate, end } = request;
  const audio = encoder.encode(samples, rate);
  if (!end) {
    const { seconds, playableSeconds } = encoder;
    post({ kind: 'encoded', id, audio, seconds, playableSeconds, levels: meter.take(false) });
    return;
  }
  const { audio: rest, ...more } = encoder.end(end.isLast);
  const whole = new Uint8Array(Buffer.concat([audio, rest]));
  post({ kind: 'encoded', id, audio: whole, levels: meter.take(true), ...more });
}

/** The first calls run uncompiled code, so they are made before anybody waits. */
async function warmUp(): Promise<void> {
  const sound = Int16Array.from({ length: 22050 }, (_, i) => 8000 * Math.sin(i / 10) * Math.sin(i / 999));
  for (let i = 0; i < 3; i++) {
    const encoder = await encoders.open(describeFormat('mp3_44100_128'), { isFirst: true });
    encoder.encode(sound, 22050);
    encoder.end(true);
    encoder.release();
  }
}
