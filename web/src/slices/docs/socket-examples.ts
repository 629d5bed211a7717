/** Code that opens a socket of this very server; code for calls follows what is tried, in `try/samples.ts`. */
import type { Operation } from './documents/operation.ts';
import { propertiesOf, resolve, sampleOf } from './documents/schema.ts';

export interface Example {
  label: string;
  code: string;
}

const placeholder = (name: string) => name.replace(/\W+/g, '_').toUpperCase();
const credential = 'YOUR_API_KEY';

function addressOf({ path, parameters, schemas }: Operation, origin: string): string {
  const query = parameters
    .filter((one) => one.in === 'query' && one.isRequired)
    .map(({ name, schema }) => {
      const { default: preset, enum: choices } = resolve(schema, schemas);
      return `${encodeURIComponent(name)}=${String(preset ?? choices?.[0] ?? placeholder(name))}`;
    });
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => placeholder(name));
  return origin.replace(/^http/, 'ws') + place + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** A first message with the least it needs, and the one that ends the conversation where there is such a one. */
function conversation({ sends, schemas }: Operation): unknown[] {
  const [first] = sends;
  if (!first) return [];
  const names = propertiesOf(first.schema, schemas).map(({ name }) => name);
  const sample = sampleOf(first.schema, schemas) as Record<string, unknown>;
  if (!names.includes('text')) return [sample];
  const text = 'Good morning from the harbour. ';
  if (names.includes('close_socket')) {
    return [{ ...sample, text, context_id: 'one' }, { context_id: 'one', flush: true }, { close_socket: true }];
  }
  return [{ ...sample, text }, { text: '' }];
}

export function socketExamples(operation: Operation, origin: string): Example[] {
  const address = addressOf(operation, origin);
  const messages = conversation(operation).map((message) => JSON.stringify(message));
  const javascript = [
    "import WebSocket from 'ws';",
    '',
    `const socket = new WebSocket('${address}', {`,
    `  headers: { 'xi-api-key': '${credential}' },`,
    '});',
    "socket.on('open', () => {",
    ...messages.map((message) => `  socket.send(JSON.stringify(${message}));`),
    '});',
    "socket.on('message', (data) => console.log(JSON.parse(String(data))));",
    "socket.on('close', (code, reason) => console.log(code, String(reason)));",
  ];
  const python = [
    'from websockets.sync.client import connect',
    '',
    `with connect("${address}", additional_headers={"xi-api-key": "${credential}"}) as socket:`,
    ...messages.map((message) => `    socket.send(${JSON.stringify(message)})`),
    '    for message in socket:',
    '        print(message)',
  ];
  return [
    { label: 'JavaScript', code: javascript.join('\n') },
    { label: 'Python', code: python.join('\n') },
  ];
}
