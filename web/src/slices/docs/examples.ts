/** Code that calls an operation of this very server. */
import type { Operation } from './operation.ts';
import { propertiesOf, resolve, sampleOf } from './schema.ts';

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
  return origin + place + (query.length > 0 ? `?${query.join('&')}` : '');
}

function headersOf({ access, body }: Operation): [string, string][] {
  return [
    ...(access === 'key' ? [['xi-api-key', credential] as [string, string]] : []),
    ...(access === 'session' ? [['authorization', 'Bearer YOUR_TOKEN'] as [string, string]] : []),
    ...(body ? [['content-type', body.type] as [string, string]] : []),
  ];
}

/** One whole argument of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
const typesOf = ({ answers }: Operation) => answers.find(({ status }) => status.startsWith('2'))?.contents ?? [];
const fileName = (operation: Operation) =>
  typesOf(operation).some(({ type }) => type.startsWith('audio/')) ? 'audio' : undefined;

function curlOf(operation: Operation, origin: string): string {
  const { method, body, schemas } = operation;
  const file = fileName(operation);
  const parts = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} ${quote(addressOf(operation, origin))}`,
    ...headersOf(operation).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body?.schema ? [`-d ${quote(JSON.stringify(sampleOf(body.schema, schemas)))}`] : []),
    ...(file ? [`--output ${file}.mp3`] : []),
  ];
  return parts.join(' \\\n  ');
}

const indent = (text: string) => text.replaceAll('\n', '\n  ');

function fetchOf(operation: Operation, origin: string): string {
  const { method, body, schemas } = operation;
  const headers = headersOf(operation);
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(headers.length > 0
      ? [`headers: { ${headers.map(([name, value]) => `'${name}': '${value}'`).join(', ')} },`]
      : []),
    ...(body?.schema
      ? [`body: JSON.stringify(${indent(JSON.stringify(sampleOf(body.schema, schemas), null, 2))}),`]
      : []),
  ];
  const rest = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : '';
  const read = fileName(operation)
    ? 'const audio = await response.arrayBuffer();'
    : 'console.log(response.status, await response.json());';
  return `const response = await fetch('${addressOf(operation, origin)}'${rest});\n${read}`;
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

function socketOf(operation: Operation, origin: string): string {
  const sends = conversation(operation).map((message) => `  socket.send(JSON.stringify(${JSON.stringify(message)}));`);
  return [
    "import WebSocket from 'ws';",
    '',
    `const socket = new WebSocket('${addressOf(operation, origin.replace(/^http/, 'ws'))}', {`,
    `  headers: { 'xi-api-key': '${credential}' },`,
    '});',
    "socket.on('open', () => {",
    ...sends,
    '});',
    "socket.on('message', (data) => console.log(JSON.parse(String(data))));",
    "socket.on('close', (code, reason) => console.log(code, String(reason)));",
  ].join('\n');
}

export function examplesOf(operation: Operation, origin: string): Example[] {
  if (operation.method === 'WS') return [{ label: 'Node (ws)', code: socketOf(operation, origin) }];
  return [
    { label: 'curl', code: curlOf(operation, origin) },
    { label: 'fetch', code: fetchOf(operation, origin) },
  ];
}
