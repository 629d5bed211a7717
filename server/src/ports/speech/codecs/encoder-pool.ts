/**
 * Threads that encode. A speech stays with one thread, so that its audio is continuous; that thread has another one encode
 * sections of an mp3.
 */
import { MessageChannel, Worker } from 'node:worker_threads';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { EncodedSpeech, EncoderMessage, EncoderRequest } from '../pool/messages.ts';
import type { Carry } from './codec.ts';

export interface SpeechEncoderOptions {
  format: AudioFormat;
  /** This is the beginning of the whole audio. */
  isFirst: boolean;
  /** What the speech before left in the same audio. */
  carry?: Carry;
  /** Called once for each `encode`, in order. */
  onEncoded(sound: EncodedSpeech): void;
  /** The thread died; nothing more comes. */
  onLost(reason: string): void;
}

export interface SpeechEncoder {
  /** The samples' buffer is given away. `end`: they are the last of this speech, and nothing may follow. */
  encode(samples: Int16Array, rate: number, end?: { isLast: boolean }): void;
  /** Releases the encoder before its end. It may be called after the end, too. */
  close(): void;
}

export type OpenSpeechEncoder = (options: SpeechEncoderOptions) => SpeechEncoder;

interface EncoderThread {
  worker: Worker;
  isReady: boolean;
  /** The thread that this one shares its work with. */
  peer?: EncoderThread;
  sessions: Map<number, SpeechEncoderOptions>;
}

export class EncoderPool {
  #threads: EncoderThread[] = [];
  readonly #size: number;
  #ids = 0;
  #isClosed = false;

  constructor(size: number) {
    this.#size = size;
    this.#startAnother();
  }

  readonly open: OpenSpeechEncoder = (options) => {
    const { format, isFirst, carry } = options;
    if (this.#threads.length === 0) this.#startAnother();
    const [thread] = this.#threads.toSorted((a, b) => a.sessions.size - b.sessions.size);
    const id = ++this.#ids;
    const send = (request: EncoderRequest, transfer: ArrayBuffer[] = []) =>
      thread?.worker.postMessage(request, transfer);
    thread?.sessions.set(id, options);
    send({ kind: 'open', id, format, isFirst, ...(carry ? { carry } : {}) });
    return {
      encode: (samples, rate, end) => {
        const own = samples.byteLength === samples.buffer.byteLength ? samples : samples.slice();
        send({ kind: 'encode', id, samples: own, rate, ...(end ? { end } : {}) }, [own.buffer as ArrayBuffer]);
      },
      close: () => {
        if (thread?.sessions.delete(id)) send({ kind: 'close', id });
      },
    };
  };

  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #startAnother(): void {
    if (this.#isClosed || this.#threads.length >= this.#size) return;
    const worker = new Worker(new URL('./encoder.worker.ts', import.meta.url), { name: 'encoder', execArgv: [] });
    const thread: EncoderThread = { worker, isReady: false, sessions: new Map() };
    this.#threads.push(thread);
    worker.on('message', (message: EncoderMessage) => {
      if (message.kind === 'ready') {
        thread.isReady = true;
        this.#findPeer(thread);
        // Threads are started one after the other: those that load together are all ready late.
        this.#startAnother();
        return;
      }
      const session = thread.sessions.get(message.id);
      if (message.kind === 'encoded') session?.onEncoded(message);
      else {
        thread.sessions.delete(message.id);
        session?.onLost(message.reason);
      }
    });
    worker.on('error', (error: Error) => this.#lose(thread, error.message));
    worker.on('exit', (code) => this.#lose(thread, `exited with code ${code}`));
  }

  #findPeer(thread: EncoderThread): void {
    const peer = this.#threads.find((one) => one !== thread && one.isReady && !one.peer);
    if (!peer) return;
    const { port1, port2 } = new MessageChannel();
    thread.worker.postMessage({ kind: 'peer', port: port1 } satisfies EncoderRequest, [port1]);
    peer.worker.postMessage({ kind: 'peer', port: port2 } satisfies EncoderRequest, [port2]);
    [thread.peer, peer.peer] = [peer, thread];
  }

  #lose(thread: EncoderThread, reason: string): void {
    if (!this.#threads.includes(thread)) return;
    this.#threads = this.#threads.filter((one) => one !== thread);
    if (thread.peer) delete thread.peer.peer;
    // One that never worked would only fail again, until somebody needs it.
    if (thread.isReady) this.#startAnother();
    for (const { onLost } of thread.sessions.values()) onLost(`the encoder ${reason}`);
  }
}
