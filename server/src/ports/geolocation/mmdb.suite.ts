/** Writes a tiny database of addresses in MaxMind's format: a binary tree over the bits of addresses, then the data. */

type Value = string | number | Value[] | { [key: string]: Value };

/** @param places by network, such as `81.2.69.0/24` or `2a02::/16` */
export function writeMmdb(places: Record<string, Value>): Buffer {
  const root: Node = [undefined, undefined];
  const nodes: Node[] = [root];
  const data: Buffer[] = [];
  let dataSize = 0;
  for (const [network, place] of Object.entries(places)) {
    const bits = bitsOf(network);
    let node = root;
    for (const bit of bits.slice(0, -1)) {
      const next = node[bit];
      if (Array.isArray(next)) node = next;
      else {
        const made: Node = [undefined, undefined];
        nodes.push(made);
        node[bit] = made;
        node = made;
      }
    }
    node[bits.at(-1) ?? 0] = dataSize;
    const encoded = encode(place);
    data.push(encoded);
    dataSize += encoded.length;
  }
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((node, index) => {
    node.forEach((child, side) => {
      const record =
        child === undefined ? nodes.length : Array.isArray(child) ? nodes.indexOf(child) : nodes.length + 16 + child;
      tree.writeUIntBE(record, index * 6 + side * 3, 3);
    });
  });
  const metadata = encode({
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    database_type: 'Test-City',
    description: { en: 'for tests' },
    ip_version: 6,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(16), ...data, marker, metadata]);
}

/** A child that is a number points to its data. */
type Node = [Child, Child];
type Child = Node | number | undefined;

/** IPv4 addresses lie under 96 zero bits. */
function bitsOf(network: string): (0 | 1)[] {
  const [address = '', length = '0'] = network.split('/');
  const isV4 = !address.includes(':');
  const bytes = isV4 ? [...Array.from({ length: 12 }, () => 0), ...address.split('.').map(Number)] : bytesOfV6(address);
  const bits = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map((bit) => (bit === '1' ? 1 : 0)));
  return bits.slice(0, Number(length) + (isV4 ? 96 : 0));
}

function bytesOfV6(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return all.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, one]) => [encode(key), encode(one)])]);
}

/** Writes the control byte: the type, and a size below 29. */
const control = (type: number, size: number) =>
  type <= 7 ? Buffer.from([(type << 5) | size]) : Buffer.from([size, type - 7]);
