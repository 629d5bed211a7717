/** Code that makes a request of this very server. The reader's own key never gets here. */
import type { Example } from '../socket-examples.ts';
import type { Operation } from '../documents/operation.ts';
import { buildRequest, withSamples, type TryRequest, type TryValues } from './request.ts';

interface Sample extends TryRequest {
  address: string;
  /** What is answered: sound or another file, a text that comes bit by bit, nothing, or JSON. */
  answer: 'file' | 'stream' | 'empty' | 'json';
  file: string;
}

const placeholders = {
  public: {},
  key: { 'xi-api-key': 'YOUR_API_KEY' },
  session: { authorization: 'Bearer YOUR_TOKEN' },
};

export function samplesOf(operation: Operation, values: TryValues, origin: string): Example[] {
  const request = buildRequest(operation, withSamples(operation, values), placeholders[operation.access]);
  const sample = { ...request, address: origin + request.url, answer: answerOf(operation), file: fileOf(values) };
  return [
    { label: 'cURL', code: curlOf(sample) },
    { label: 'JavaScript', code: javascriptOf(sample) },
    { label: 'Python', code: pythonOf(sample) },
  ];
}

function answerOf({ answers, path }: Operation): Sample['answer'] {
  const good = answers.find(({ status }) => status.startsWith('2'));
  const type = good?.contents[0]?.type;
  if (good && type === undefined) return 'empty';
  // Lines of JSON are described as JSON; their paths say that they stream.
  if (type === 'text/event-stream' || (type?.includes('json') && path.includes('/stream/'))) return 'stream';
  return !type || type.includes('json') || type.startsWith('text/') ? 'json' : 'file';
}

const endings: Record<string, string> = { opus: 'ogg', ulaw: 'raw', alaw: 'raw' };

function fileOf({ query }: TryValues): string {
  const format = typeof query.output_format === 'string' ? query.output_format.split('_')[0]! : 'mp3';
  return `audio.${endings[format] ?? format}`;
}

/** One whole argument of a POSIX shell. */
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function curlOf({ method, address, headers, body, answer, file }: Sample): string {
  const flags = answer === 'stream' ? ' -N' : '';
  return [
    `curl${flags}${method === 'GET' ? '' : ` -X ${method}`} ${quote(address)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body?.kind === 'json' ? [`-d ${quote(JSON.stringify(body.value))}`] : []),
    ...(body?.kind === 'form'
      ? body.parts.map(([name, value]) => `-F ${quote(`${name}=${value instanceof File ? `@${value.name}` : value}`)}`)
      : []),
    ...(answer === 'file' ? [`--output ${file}`] : []),
  ].join(' \\\n  ');
}

/** A literal of JavaScript, in single quotes as the rest of the code. */
const literal = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
const indent = (text: string, by: string) => text.replaceAll('\n', `\n${by}`);

const reading: Record<Sample['answer'], string> = {
  file: 'const audio = await response.arrayBuffer();',
  stream: 'for await (const text of response.body.pipeThrough(new TextDecoderStream())) console.log(text);',
  empty: 'console.log(response.status);',
  json: 'console.log(response.status, await response.json());',
};

function javascriptOf({ method, address, headers, body, answer }: Sample): string {
  const named = Object.entries(headers).map(([name, value]) => `${literal(name)}: ${literal(value)}`);
  const form = body?.kind === 'form' ? body.parts : undefined;
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}',`]),
    ...(named.length > 0 ? [`headers: { ${named.join(', ')} },`] : []),
    ...(body?.kind === 'json' ? [`body: JSON.stringify(${indent(JSON.stringify(body.value, null, 2), '  ')}),`] : []),
    ...(form ? ['body: form,'] : []),
  ];
  const rest = options.length > 0 ? `, {\n  ${options.join('\n  ')}\n}` : '';
  return [
    ...(form ? ["import { openAsBlob } from 'node:fs';", '', 'const form = new FormData();'] : []),
    ...(form ?? []).map(([name, value]) =>
      value instanceof File
        ? `form.append(${literal(name)}, await openAsBlob(${literal(value.name)}), ${literal(value.name)});`
        : `form.append(${literal(name)}, ${literal(value)});`,
    ),
    `const response = await fetch(${literal(address)}${rest});`,
    reading[answer],
  ].join('\n');
}

/** A value as Python writes it. */
function python(value: unknown, by = ''): string {
  const inner = `${by}    `;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (Array.isArray(value)) {
    return value.length === 0 ? '[]' : `[\n${value.map((one) => `${inner}${python(one, inner)},\n`).join('')}${by}]`;
  }
  if (typeof value === 'object' && !('toJSON' in value)) {
    const entries = Object.entries(value).filter(([, one]) => one !== undefined);
    const lines = entries.map(([name, one]) => `${inner}${JSON.stringify(name)}: ${python(one, inner)},\n`);
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}${by}}`;
  }
  return JSON.stringify(value);
}

function pythonOf({ method, address, headers, body, answer, file }: Sample): string {
  // The library names the type itself.
  const { 'content-type': _, ...own } = headers;
  const parts = body?.kind === 'form' ? body.parts : [];
  const texts = parts.filter(([, value]) => typeof value === 'string');
  const files = parts.flatMap(([name, value]) => (value instanceof File ? [{ name, file: value.name }] : []));
  const args = [
    JSON.stringify(address),
    ...(Object.keys(own).length > 0 ? [`headers=${python(own, '    ')}`] : []),
    ...(body?.kind === 'json' ? [`json=${python(body.value, '    ')}`] : []),
    ...(texts.length > 0 ? [`data=${python(Object.fromEntries(texts), '    ')}`] : []),
    ...(files.length > 0
      ? [
          `files=[${files.map((one) => `(${JSON.stringify(one.name)}, open(${JSON.stringify(one.file)}, "rb"))`).join(', ')}]`,
        ]
      : []),
    ...(answer === 'stream' ? ['stream=True'] : []),
  ];
  const ends: Record<Sample['answer'], string[]> = {
    file: [
      'response.raise_for_status()',
      `with open("${file}", "wb") as output:`,
      '    output.write(response.content)',
    ],
    stream: ['for line in response.iter_lines(decode_unicode=True):', '    print(line)'],
    empty: ['print(response.status_code)'],
    json: ['print(response.status_code, response.json())'],
  };
  return [
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    ...args.map((one) => `    ${one},`),
    ')',
    ...ends[answer],
  ].join('\n');
}
