/** Writes small ONNX graphs, so that tests need no weights. Only what the toy models need is here. */

type Bytes = Uint8Array;
type Attribute = number | string | number[];
type ElementType = 'float' | 'int32' | 'int64';

const elementTypes = { float: 1, int32: 6, int64: 7 } as const;
const utf8 = new TextEncoder();

export interface Graph {
  nodes: Bytes[];
  constants: Bytes[];
  inputs: Bytes[];
  outputs: Bytes[];
  /** What the runtime reads to know the model's kind. */
  metadata: Record<string, string | number>;
}

/** The bytes of a file. */
export function onnxModel({ nodes, constants, inputs, outputs, metadata }: Graph): Uint8Array {
  const graph = join([
    ...nodes.map((one) => bytesField(1, one)),
    bytesField(2, 'toy'),
    ...constants.map((one) => bytesField(5, one)),
    ...inputs.map((one) => bytesField(11, one)),
    ...outputs.map((one) => bytesField(12, one)),
  ]);
  return join([
    intField(1, 8),
    bytesField(2, 'toy'),
    bytesField(7, graph),
    bytesField(8, join([bytesField(1, ''), intField(2, 13)])),
    ...Object.entries(metadata).map(([key, value]) =>
      bytesField(14, join([bytesField(1, key), bytesField(2, String(value))])),
    ),
  ]);
}

/** A constant. No dimensions make a number of it. */
export function constant(name: string, dimensions: number[], type: ElementType, values: readonly number[]): Bytes {
  const raw =
    type === 'float'
      ? new Float32Array(values).buffer
      : type === 'int32'
        ? new Int32Array(values).buffer
        : new BigInt64Array(values.map(BigInt)).buffer;
  return join([
    ...dimensions.map((size) => intField(1, size)),
    intField(2, elementTypes[type]),
    bytesField(8, name),
    bytesField(9, new Uint8Array(raw)),
  ]);
}

export function node(
  operator: string,
  inputs: string[],
  outputs: string[],
  attributes: Record<string, Attribute> = {},
): Bytes {
  return join([
    ...inputs.map((name) => bytesField(1, name)),
    ...outputs.map((name) => bytesField(2, name)),
    bytesField(3, `${outputs[0]}:node`),
    bytesField(4, operator),
    ...Object.entries(attributes).map(([name, value]) => bytesField(5, attributeOf(name, value))),
  ]);
}

/** An input or an output. Dimensions with names are any size. */
export function port(name: string, type: ElementType, dimensions: (number | string)[]): Bytes {
  const shape = join(
    dimensions.map((size) => bytesField(1, typeof size === 'number' ? intField(1, size) : bytesField(2, size))),
  );
  return join([
    bytesField(1, name),
    bytesField(2, bytesField(1, join([intField(1, elementTypes[type]), bytesField(2, shape)]))),
  ]);
}

function attributeOf(name: string, value: Attribute): Bytes {
  if (typeof value === 'string') return join([bytesField(1, name), bytesField(4, value), intField(20, 3)]);
  if (typeof value === 'number') return join([bytesField(1, name), intField(3, value), intField(20, 2)]);
  return join([bytesField(1, name), ...value.map((one) => intField(8, one)), intField(20, 7)]);
}

const intField = (field: number, value: number): Bytes => join([varint(field << 3), varint(value)]);

function bytesField(field: number, content: Bytes | string): Bytes {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content;
  return join([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = BigInt.asUintN(64, BigInt(value));
  do {
    const low = Number(rest & 127n);
    rest >>= 7n;
    bytes.push(rest > 0n ? low | 128 : low);
  } while (rest > 0n);
  return Uint8Array.from(bytes);
}

function join(parts: Bytes[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
