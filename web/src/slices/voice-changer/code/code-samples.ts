/** Writes the call of a change of voice in four languages, each ready to run once the key is filled in. */
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import {
  javascriptOf,
  keyPlaceholder,
  pythonOf,
  shellWord,
  type Language,
} from '../../../lib/code-samples/literals.ts';

export interface ChangeCall {
  origin: string;
  voice_id: string;
  path: string;
  /** The name of the recording on the computer of whoever runs the sample. */
  file: string;
  /** The fields of the form, in the order in which they are sent. */
  fields: Readonly<Record<string, string>>;
}

const output_format = 'mp3_44100_128';
const result = 'speech.mp3';

interface Wanted {
  voice_id: string;
  model_id: string;
  settings: ResolvedVoiceSettings;
  removesNoise: boolean;
  file: string;
}

export const changeCall = (
  { voice_id, model_id, settings, removesNoise, file }: Wanted,
  origin: string,
): ChangeCall => ({
  ...{ origin, voice_id, file },
  path: `/v1/speech-to-speech/${encodeURIComponent(voice_id)}?output_format=${output_format}`,
  fields: {
    model_id,
    voice_settings: JSON.stringify(settings),
    ...(removesNoise ? { remove_background_noise: 'true' } : {}),
  },
});

/** curl reads a file name between quotes, in which it unescapes both of these. */
const curlName = (name: string): string => `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

const curl = ({ origin, path, file, fields }: ChangeCall): string =>
  [
    `curl -X POST ${shellWord(origin + path)}`,
    `-H 'xi-api-key: ${keyPlaceholder}'`,
    `-F ${shellWord(`audio=@${curlName(file)}`)}`,
    ...Object.entries(fields).map(([name, value]) => `--form-string ${shellWord(`${name}=${value}`)}`),
    `--fail-with-body --output ${result}`,
  ].join(' \\\n  ');

const javascript = ({ origin, path, file, fields }: ChangeCall): string => `import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const form = new FormData();
form.append('audio', await openAsBlob(${JSON.stringify(file)}), ${JSON.stringify(file)});
${Object.entries(fields)
  .map(([name, value]) => `form.append(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  .join('\n')}
const response = await fetch(${JSON.stringify(origin + path)}, {
  method: 'POST',
  headers: { 'xi-api-key': '${keyPlaceholder}' },
  body: form,
});
if (!response.ok) throw new Error(await response.text());
await writeFile('${result}', Buffer.from(await response.arrayBuffer()));`;

const python = ({ origin, path, file, fields }: ChangeCall): string => `import requests

with open(${JSON.stringify(file)}, "rb") as recording:
    response = requests.post(
        ${JSON.stringify(origin + path)},
        headers={"xi-api-key": "${keyPlaceholder}"},
        files={"audio": recording},
        data=${pythonOf(fields, '        ')},
    )
if not response.ok:
    raise SystemExit(response.text)
with open("${result}", "wb") as file:
    file.write(response.content)`;

const sdk = ({ origin, voice_id, file, fields }: ChangeCall): string => {
  const { model_id: modelId, voice_settings: voiceSettings, remove_background_noise: noise } = fields;
  const options = javascriptOf({
    outputFormat: output_format,
    modelId,
    voiceSettings,
    ...(noise === undefined ? {} : { removeBackgroundNoise: true }),
  });
  return `import { ElevenLabsClient } from '@elevenlabs/elevenlabs-js';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';

const client = new ElevenLabsClient({
  apiKey: '${keyPlaceholder}',
  baseUrl: ${JSON.stringify(origin)},
});
const options = ${options};
const audio = createReadStream(${JSON.stringify(file)});
const speech = await client.speechToSpeech.convert(${JSON.stringify(voice_id)}, { audio, ...options });
await writeFile('${result}', speech);`;
};

const writers: Record<Language, (call: ChangeCall) => string> = { curl, javascript, python, sdk };

export const sampleOf = (language: Language, call: ChangeCall): string => writers[language](call);
