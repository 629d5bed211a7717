/** Two threads that encode sections for each other. Both ends of the channel run this. */
import type { MessagePort } from 'node:worker_threads';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import type { Bytes } from './codec.ts';
import type { Mp3Section, OpenMp3Section } from './mp3-section.ts';

type Request =
  | { kind: 'open'; id: number; format: AudioFormat; maxFrames: number }
  | { kind: 'encode'; id: number; samples: Float32Array<ArrayBuffer> }
  | { kind: 'end'; id: number; frames: number }
  | { kind: 'release'; id: number };

/** Answers come in the order of the requests. */
type PeerMessage = Request | { kind: 'made'; bytes: Bytes };

export interface Mp3Peer {
  /** False when the other thread has ended. */
  readonly isThere: boolean;
  /** Opens a section in the other thread. What is not answered when that thread ends is rejected. */
  open: OpenMp3Section;
}

/** @param openHere opens the sections that the other thread asks for */
export function connectMp3Peer(port: MessagePort, openHere: OpenMp3Section): Mp3Peer {
  const ours = new Map<number, Mp3Section>();
  const waiting: PromiseWithResolvers<Bytes>[] = [];
  let ids = 0;
  let isThere = true;

  const post = (message: PeerMessage, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  function ask(request: Request, transfer: ArrayBuffer[] = []): Promise<Bytes> {
    const waiter = Promise.withResolvers<Bytes>();
    // A speech that was closed awaits nothing any more.
    waiter.promise.catch(() => {});
    if (!isThere) waiter.reject(new Error('the other encoder has ended'));
    else {
      waiting.push(waiter);
      post(request, transfer);
    }
    return waiter.promise;
  }

  async function serve(request: Request): Promise<void> {
    const { kind, id } = request;
    if (kind === 'open') {
      ours.set(id, openHere(request.format, request.maxFrames));
      return;
    }
    const section = ours.get(id);
    if (!section) return;
    if (kind === 'release') {
      ours.delete(id);
      section.release();
      return;
    }
    const bytes = await (kind === 'encode' ? section.encode(request.samples) : section.end(request.frames));
    post({ kind: 'made', bytes }, [bytes.buffer]);
  }

  port.on('message', (message: PeerMessage) => {
    if (message.kind === 'made') waiting.shift()?.resolve(message.bytes);
    else void serve(message);
  });
  port.on('close', () => {
    isThere = false;
    for (const { reject } of waiting.splice(0)) reject(new Error('the other encoder has ended'));
    for (const section of ours.values()) section.release();
    ours.clear();
  });

  return {
    get isThere() {
      return isThere;
    },
    open(format, maxFrames) {
      const id = ++ids;
      post({ kind: 'open', id, format, maxFrames });
      return {
        encode(samples) {
          const own = samples.slice();
          return ask({ kind: 'encode', id, samples: own }, [own.buffer]);
        },
        end: (frames) => ask({ kind: 'end', id, frames }),
        release: () => post({ kind: 'release', id }),
      };
    },
  };
}
