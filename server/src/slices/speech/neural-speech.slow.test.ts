/** An installed model over HTTP: it speaks, is removed while it speaks, and its process is killed. Toys take its place. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followInstalledModels } from '../engine-models/speech-models.service.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { writeToyVits } from '../../testing/toy-models/toy-vits.ts';

/** No premade voice has it as its own. */
const language = 'fi';
let t: TestApp;
let ada: TestUser;
let stopFollowing: () => Promise<void>;
let voiceId: string;

beforeAll(async () => {
  t = await testApp();
  ada = await t.user({ tier: 'creator' });
  const { folder, manifest } = writeToyVits(t.parts.config.modelsDir, { id: 'toy-heron' });
  const file = path.join(folder, 'model.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(JSON.stringify(manifest.languages[0]), `"${language}"`));
  stopFollowing = await followInstalledModels(t.parts);
  const response = await fetch(`${t.url}/v2/voices?page_size=100&search=toy`, {
    headers: { 'xi-api-key': ada.apiKey },
  });
  const { voices } = (await response.json()) as { voices: { voice_id: string; name: string }[] };
  voiceId = voices[0]?.voice_id ?? '';
});
afterAll(async () => {
  await stopFollowing();
  await t.close();
});

function speak(text: string) {
  return fetch(`${t.url}/v1/text-to-speech/${voiceId}/stream?output_format=pcm_22050`, {
    method: 'POST',
    headers: { 'xi-api-key': ada.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ text, model_id: 'eleven_flash_v2_5', language_code: language }),
  });
}

const used = async () => (await untilSettled(t, ada)).account.credits_used;

/** The processes of the toy. */
const processes = () =>
  readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('neural.process');
    } catch {
      return false;
    }
  });

const sentence = 'Lautta lähti satamasta yhdeksältä ja kulki saarten ohi. ';

test('an installed model speaks the language, and the answer says that it did', async () => {
  const response = await speak(sentence);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-veery-engine')).toBe('model:toy-heron');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(22_050);
});

test.skipIf(process.platform !== 'linux')(
  'what a killed process was speaking is spoken again, and is charged once',
  async () => {
    const before = await used();
    const text = `Toinen. ${sentence.repeat(12)}`;
    const whole = (await (await speak(`${text} `)).arrayBuffer()).byteLength;
    const cost = (await used()) - before;

    const response = await speak(text);
    const reader = response.body!.getReader();
    const first = await reader.read();
    const killed = processes();
    expect(killed.length).toBeGreaterThan(0);
    for (const pid of killed) process.kill(Number(pid), 'SIGKILL');
    let bytes = first.value?.byteLength ?? 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) bytes += next.value.byteLength;
    expect(response.headers.get('x-veery-cache')).not.toBe('hit');
    expect(Math.abs(bytes - whole)).toBeLessThan(4410);
    expect((await used()) - before - cost).toBe(text.length / 2);
  },
);

test('a model that is removed while it speaks breaks the answer off, and nothing is charged', async () => {
  const before = await used();
  const response = await speak(`Kolmas. ${sentence.repeat(40)}`);
  const reader = response.body!.getReader();
  await reader.read();
  await t.parts.models.remove('toy-heron');
  const readOn = async () => {
    while (!(await reader.read()).done);
  };
  // An answer that ended as a whole one does would pass for the whole text.
  await expect(readOn()).rejects.toThrow();
  expect(await used()).toBe(before);
  const after = await speak(sentence);
  expect(after.status).toBe(404);
});
