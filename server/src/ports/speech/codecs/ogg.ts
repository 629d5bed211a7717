/**
 * Puts Opus packets into Ogg pages (RFC 3533, RFC 7845), in the order of the text, because page numbers and checksums
 * run through the whole file.
 */
import type { Container } from './codec.ts';
import { opusDelay, opusFrame, trimMark } from './opus.ts';

/** Any number will do, because the file has only one stream. */
const serial = 0x56656572;
/** A page may have this many lacing values. */
const maxLacingValues = 255;
const begins = 2;
const ends = 4;

interface Page {
  packets: Buffer[];
  segments: number;
}

/**
 * The input is the packets of opus.ts, each preceded by its length. The packets of one call go out in pages of their
 * own.
 */
export function createOggOpus(): Container {
  let sequence = 0;
  /** Counts the samples of all packets so far. */
  let samples = 0;

  function write(packets: Buffer[], granule: number, flags: number): Buffer {
    const page = pageOf(packets, granule, flags, sequence);
    sequence += 1;
    return page;
  }

  return {
    take(bytes, isEnd) {
      const { packets, cut } = readPackets(bytes);
      const out: Buffer[] = sequence === 0 ? [write([head()], 0, begins), write([tags()], 0, 0)] : [];
      const pages = paginate(packets);
      // An end without packets still closes the stream.
      if (isEnd && pages.length === 0) pages.push({ packets: [], segments: 0 });
      pages.forEach((page, i) => {
        samples += page.packets.length * opusFrame;
        const isLast = isEnd && i === pages.length - 1;
        out.push(write(page.packets, samples - (isLast ? cut : 0), isLast ? ends : 0));
      });
      return new Uint8Array(Buffer.concat(out));
    },
  };
}

function readPackets(bytes: Uint8Array): { packets: Buffer[]; cut: number } {
  const input = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const packets: Buffer[] = [];
  let cut = 0;
  for (let at = 0; at < input.length;) {
    const length = input.readUInt16LE(at);
    at += 2;
    if (length === trimMark) {
      cut = input.readUInt16LE(at);
      at += 2;
    } else {
      packets.push(input.subarray(at, at + length));
      at += length;
    }
  }
  return { packets, cut };
}

function paginate(packets: Buffer[]): Page[] {
  const pages: Page[] = [];
  for (const packet of packets) {
    const segments = Math.floor(packet.length / 255) + 1;
    const page = pages.at(-1);
    if (page && page.segments + segments <= maxLacingValues) {
      page.packets.push(packet);
      page.segments += segments;
    } else pages.push({ packets: [packet], segments });
  }
  return pages;
}

function pageOf(packets: Buffer[], granule: number, flags: number, sequence: number): Buffer {
  const lacing = packets.flatMap((packet) => [
    ...new Array<number>(Math.floor(packet.length / 255)).fill(255),
    packet.length % 255,
  ]);
  const header = Buffer.alloc(27 + lacing.length);
  header.write('OggS', 0, 'latin1');
  header[5] = flags;
  header.writeBigInt64LE(BigInt(granule), 6);
  header.writeUInt32LE(serial, 14);
  header.writeUInt32LE(sequence, 18);
  header[26] = lacing.length;
  header.set(lacing, 27);
  const page = Buffer.concat([header, ...packets]);
  page.writeUInt32LE(checksum(page), 22);
  return page;
}

function head(): Buffer {
  const packet = Buffer.alloc(19);
  packet.write('OpusHead', 0, 'latin1');
  packet[8] = 1; // version
  packet[9] = 1; // channels
  packet.writeUInt16LE(opusDelay, 10);
  packet.writeUInt32LE(48000, 12);
  return packet;
}

function tags(): Buffer {
  const vendor = Buffer.from('Veery');
  const packet = Buffer.alloc(8 + 4 + vendor.length + 4);
  packet.write('OpusTags', 0, 'latin1');
  packet.writeUInt32LE(vendor.length, 8);
  vendor.copy(packet, 12);
  return packet;
}

/** CRC-32 of Ogg: polynomial 0x04c11db7, most significant bit first, nothing inverted. */
const table = Uint32Array.from({ length: 256 }, (_, i) => {
  let value = i << 24;
  for (let bit = 0; bit < 8; bit++) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  return value >>> 0;
});

function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) crc = (crc << 8) ^ (table[(crc >>> 24) ^ byte] ?? 0);
  return crc >>> 0;
}
