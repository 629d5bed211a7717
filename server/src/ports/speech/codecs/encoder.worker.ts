/** The thread that encodes speeches: each has an encoder of its own, from its beginning to its end. */
import { parentPort } from 'node:worker_threads';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { EncoderMessage, EncoderRequest } from '../pool/messages.ts';
import { createSoundMeter, type SoundMeter } from '../sound/sound-meter.ts';
import { loadEncoders, type Encoder } from './encoder.ts';
import { connectMp3Peer, type Mp3Peer } from './mp3-peer.ts';
import { loadMp3Sections } from './mp3-section.ts';

interface Session {
  encoder: Promise<Encoder>;
  meter: SoundMeter;
}

const port = parentPort;
if (!port) throw new Error('encoder.worker runs as a worker thread only');
const openMp3Section = await loadMp3Sections();
/** The thread that encodes every second section of an mp3. */
let peer: Mp3Peer | undefined;
const encoders = await loadEncoders({
  openMp3Section,
  openMp3SectionElsewhere: () => (peer?.isThere ? peer.open : undefined),
});
const sessions = new Map<number, Session>();

const post = (message: EncoderMessage) =>
  port.postMessage(message, 'audio' in message ? [message.audio.buffer as ArrayBuffer] : []);

// Requests of one speech are answered in order, because they wait for the same promise. A failure here ends the
// thread, and the pool starts another.
port.on('message', (request: EncoderRequest) => void handle(request));
await warmUp();
post({ kind: 'ready' });

async function handle(request: EncoderRequest): Promise<void> {
  if (request.kind === 'peer') {
    peer = connectMp3Peer(request.port, openMp3Section);
    return;
  }
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
  if (request.kind === 'close') {
    sessions.delete(request.id);
    encoder.release();
    return;
  }
  try {
    await encode(request, encoder, session.meter);
  } catch (error) {
    if (!sessions.delete(request.id)) return;
    encoder.release();
    post({ kind: 'lost', id: request.id, reason: (error as Error).message });
  }
}

async function encode(request: EncoderRequest & { kind: 'encode' }, encoder: Encoder, meter: SoundMeter) {
  const { id, samples, rate, end } = request;
  const encoded = encoder.encode(samples, rate);
  const ended = end && encoder.end(end.isLast);
  const { seconds } = encoder;
  const levels = meter.take(end !== undefined);
  const [audio, rest] = await Promise.all([encoded, ended]);
  // Nobody waits for an answer when the speech was closed in between.
  if (!sessions.has(id)) return;
  if (!rest) {
    post({ kind: 'encoded', id, audio, seconds, playableSeconds: encoder.playableSeconds, levels });
    return;
  }
  const { audio: lastAudio, ...more } = rest;
  sessions.delete(id);
  encoder.release();
  post({ kind: 'encoded', id, audio: new Uint8Array(Buffer.concat([audio, lastAudio])), levels, ...more });
}

/** The first calls run uncompiled code, so they are made before anybody waits. */
async function warmUp(): Promise<void> {
  const sound = Int16Array.from({ length: 22050 }, (_, i) => 8000 * Math.sin(i / 10) * Math.sin(i / 999));
  for (let i = 0; i < 3; i++) {
    const encoder = await encoders.open(describeFormat('mp3_44100_128'), { isFirst: true });
    await encoder.encode(sound, 22050);
    await encoder.end(true);
    encoder.release();
  }
}
