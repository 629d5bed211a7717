/** Runs the samples with the network replaced, and compares what they would send with the screen. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { changeCall, sampleOf } from './code-samples.ts';

const settings = { stability: 0.5, similarity_boost: 0.75, style: 0, speed: 1, use_speaker_boost: true };
const file = `it's "my" \\ voice $HOME.wav`;
const wanted = { voice_id: 'aDa7Veery0Premade001', model_id: 'eleven_english_sts_v2', settings, file };
const call = changeCall({ ...wanted, removesNoise: true }, 'http://studio.example.test:8080');
const url = 'http://studio.example.test:8080/v1/speech-to-speech/aDa7Veery0Premade001?output_format=mp3_44100_128';

it('curl: the shell hands over the file and every field', () => {
  const fake = `curl() { for word; do printf '%s\\0' "$word"; done; }\n`;
  const { stdout } = spawnSync('sh', ['-s'], { input: fake + sampleOf('curl', call), encoding: 'utf8' });
  const words = stdout.split('\0');
  expect(words).toContain(url);
  expect(words).toContain(String.raw`audio=@"it's \"my\" \\ voice $HOME.wav"`);
  expect(words).toContain('model_id=eleven_english_sts_v2');
  expect(words).toContain(`voice_settings=${JSON.stringify(settings)}`);
  expect(words).toContain('remove_background_noise=true');
});

it('JavaScript: what is fetched', async () => {
  const Run = Object.getPrototypeOf(async () => undefined).constructor as new (
    ...names: string[]
  ) => (...values: unknown[]) => Promise<void>;
  const sent: { to: string; body: FormData }[] = [];
  const code = sampleOf('javascript', call).replaceAll(/^import.*$/gm, '');
  await new Run('fetch', 'openAsBlob', 'writeFile', code)(
    (to: string, { body }: { body: FormData }) => (sent.push({ to, body }), new Response('sound')),
    async (name: string) => new Blob([name]),
    () => undefined,
  );
  const { to, body } = sent[0]!;
  expect(to).toBe(url);
  const recording = body.get('audio') as File;
  expect([recording.name, await recording.text()]).toEqual([file, file]);
  expect(JSON.parse(String(body.get('voice_settings')))).toEqual(settings);
});

it('leaves out what is not asked for', () => {
  const plain = changeCall({ ...wanted, removesNoise: false }, 'http://studio.example.test:8080');
  for (const language of ['curl', 'javascript', 'python', 'sdk'] as const) {
    expect(sampleOf(language, call)).toMatch(/remove_?background_?noise/i);
    expect(sampleOf(language, plain)).not.toMatch(/remove_?background_?noise/i);
  }
});
