/** Writes the call of a dialogue in four languages, ready to run once the key is filled in. */
import { describeFormat } from '#contract/speech/output-formats.ts';
import {
  javascriptOf,
  keyPlaceholder,
  pythonOf,
  shellWord,
  type Language,
  type Value,
} from '../../../lib/code-samples/literals.ts';
import type { DialogueInput } from '../generation/dialogue-state.ts';

const formatOf = ({ query }: DialogueInput) => query?.output_format ?? 'mp3_44100_128';

export const dialoguePath = (input: DialogueInput): string =>
  `/v1/text-to-dialogue?${new URLSearchParams({ output_format: formatOf(input) }).toString()}`;

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const camelled = (value: Value): Value => {
  if (Array.isArray(value)) return value.map(camelled);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [camel(name), camelled(one as Value)]));
};

type Writer = (request: { url: string; origin: string; body: Value; format: string; file: string }) => string;

const curl: Writer = ({ url, body, file }) =>
  [
    `curl -X POST ${shellWord(url)}`,
    `-H 'xi-api-key: ${keyPlaceholder}'`,
    `-H 'content-type: application/json'`,
    `-d ${shellWord(JSON.stringify(body, null, 2))}`,
    `--fail-with-body --output ${shellWord(file)}`,
  ].join(' \\\n  ');

const javascript: Writer = ({ url, body, file }) => `import { writeFile } from 'node:fs/promises';

const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'xi-api-key': '${keyPlaceholder}', 'content-type': 'application/json' },
  body: JSON.stringify(${javascriptOf(body, '  ')}),
});
if (!response.ok) throw new Error(await response.text());
await writeFile(${JSON.stringify(file)}, Buffer.from(await response.arrayBuffer()));`;

const python: Writer = ({ url, body, file }) => `import requests

response = requests.post(
    ${JSON.stringify(url)},
    headers={"xi-api-key": "${keyPlaceholder}"},
    json=${pythonOf(body, '    ')},
)
if not response.ok:
    raise SystemExit(response.text)
with open(${JSON.stringify(file)}, "wb") as file:
    file.write(response.content)`;

const sdk: Writer = ({ origin, body, format, file }) => {
  const options = camelled({ ...(body as Record<string, Value>), output_format: format });
  return `import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { writeFile } from 'node:fs/promises';

const client = new ElevenLabsClient({ apiKey: '${keyPlaceholder}', baseUrl: ${JSON.stringify(origin)} });
const audio = await client.textToDialogue.convert(${javascriptOf(options)});
await writeFile(${JSON.stringify(file)}, audio);`;
};

const writers: Record<Language, Writer> = { curl, javascript, python, sdk };

export function sampleOf(language: Language, input: DialogueInput, origin: string): string {
  const format = formatOf(input);
  const file = `dialogue.${describeFormat(format).codec}`;
  const { body } = input;
  return writers[language]({ url: origin + dialoguePath(input), origin, body: body as Value, format, file });
}
