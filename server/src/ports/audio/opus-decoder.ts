/** Decodes Opus from Ogg pages (RFC 3533, RFC 7845). Our files hold one mono stream. */
import OpusScript from 'opusscript';
import type { Decoder } from './decoder.ts';

const pageHeader = 27;

export function openOpus(): Decoder {
  const decoder = new OpusScript(48000, 1, OpusScript.Application.AUDIO);
  const pages = createPageReader();
  let packets = 0;
  /** The number of samples to drop at the beginning, as the header says. */
  let skip = 0;
  return {
    decode(bytes) {
      const decoded: Buffer[] = [];
      for (const packet of pages.take(bytes)) {
        packets += 1;
        if (packets === 1) skip = preSkipOf(packet);
        // The second packet holds the tags.
        else if (packets > 2) decoded.push(decoder.decode(packet));
      }
      const sound = new Uint8Array(Buffer.concat(decoded));
      const samples = new Int16Array(sound.buffer);
      const skipped = Math.min(skip, samples.length);
      skip -= skipped;
      return samples.subarray(skipped);
    },
    free: () => decoder.delete(),
  };
}

function preSkipOf(packet: Buffer): number {
  if (packet.length < 19 || packet.toString('latin1', 0, 8) !== 'OpusHead') throw new Error('this is no Opus file');
  return packet.readUInt16LE(10);
}

/** Returns whole packets in order. One that is cut by the end of a chunk waits for the next chunk. */
function createPageReader(): { take(bytes: Uint8Array): Buffer[] } {
  let waiting = Buffer.alloc(0);
  /** The beginning of a packet that goes on in the next page. */
  let begun: Buffer[] = [];
  return {
    take(bytes) {
      waiting = Buffer.concat([waiting, bytes]);
      const packets: Buffer[] = [];
      let at = 0;
      for (;;) {
        const page = pageAt(waiting, at);
        if (!page) break;
        let from = page.body;
        for (const length of page.lacing) {
          begun.push(waiting.subarray(from, from + length));
          from += length;
          if (length === 255) continue;
          packets.push(Buffer.concat(begun));
          begun = [];
        }
        at = from;
      }
      // The bytes are copied, because a view would keep the whole chunk alive.
      waiting = Buffer.from(waiting.subarray(at));
      begun = begun.map((part) => Buffer.from(part));
      return packets;
    },
  };
}

/** Reads the page that begins there, once it is complete. */
function pageAt(bytes: Buffer, at: number): { lacing: Uint8Array; body: number } | undefined {
  if (bytes.length < at + pageHeader) return undefined;
  if (bytes.toString('latin1', at, at + 4) !== 'OggS') throw new Error('this is no Ogg file');
  const body = at + pageHeader + (bytes[at + 26] ?? 0);
  const lacing = bytes.subarray(at + pageHeader, body);
  const length = lacing.reduce((sum, one) => sum + one, 0);
  return bytes.length < body + length ? undefined : { lacing, body };
}
