/** Writes a call in four languages, ready to run once the key is filled in. */
import type { CodeRequest } from './code-request.ts';
import {
  javascriptOf,
  keyPlaceholder,
  pythonOf,
  shellWord,
  type Language,
  type Value,
} from '../../../lib/code-samples/literals.ts';

const curl = ({ origin, path, body, file }: CodeRequest): string =>
  [
    `curl -X POST ${shellWord(origin + path)}`,
    `-H 'xi-api-key: ${keyPlaceholder}'`,
    `-H 'content-type: application/json'`,
    `-d ${shellWord(JSON.stringify(body, null, 2))}`,
    `--fail-with-body --output ${shellWord(file)}`,
  ].join(' \\\n  ');

const javascript = ({ origin, path, body, file }: CodeRequest): string => `import { writeFile } from 'node:fs/promises';

const response = await fetch(${JSON.stringify(origin + path)}, {
  method: 'POST',
  headers: {
    'xi-api-key': '${keyPlaceholder}',
    'content-type': 'application/json',
  },
  body: JSON.stringify(${javascriptOf(body as Value, '  ')}),
});
if (!response.ok) throw new Error(await response.text());
await writeFile(${JSON.stringify(file)}, Buffer.from(await response.arrayBuffer()));`;

const python = ({ origin, path, body, file }: CodeRequest): string => `import requests

response = requests.post(
    ${JSON.stringify(origin + path)},
    headers={"xi-api-key": "${keyPlaceholder}"},
    json=${pythonOf(body as Value, '    ')},
)
if not response.ok:
    raise SystemExit(response.text)
with open(${JSON.stringify(file)}, "wb") as file:
    file.write(response.content)`;

/** Turns a name into camel case, as the JavaScript library spells it. */
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camelled = (value: Value): Value =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, one]) => [camel(name), camelled(one as Value)]))
    : value;

const sdk = ({ origin, voice_id, body, output_format, file }: CodeRequest): string => {
  const { text, ...more } = body;
  const options = camelled({ text, output_format, ...more } as Value);
  return `import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { writeFile } from 'node:fs/promises';

const client = new ElevenLabsClient({
  apiKey: '${keyPlaceholder}',
  baseUrl: ${JSON.stringify(origin)},
});
const audio = await client.textToSpeech.convert(${JSON.stringify(voice_id)}, ${javascriptOf(options)});
await writeFile(${JSON.stringify(file)}, audio);`;
};

const writers: Record<Language, (request: CodeRequest) => string> = { curl, javascript, python, sdk };

export const sampleOf = (language: Language, request: CodeRequest): string => writers[language](request);
