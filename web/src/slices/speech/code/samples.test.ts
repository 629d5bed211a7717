/** Runs every sample in its own language with the network replaced, and compares what it would send with the screen. */
import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { codeRequest } from './code-request.ts';
import { sampleOf } from './samples.ts';

const nasty = [
  'Plain.',
  `It's "quoted", \`ticked\`, $HOME \${x} $(date) \\n \\\\ 100%!`,
  'Two lines\nand\ttabs\r\nand a bell \u0007',
  `''' and """ and '\\'' and <break time="1s" />`,
  'Emoji 🎙️👩‍🚀, Ünïcödé, 日本語, العربية, \u2028\u2029\u00a0\ufeff',
  '-starts with a dash',
  '@file and #{ruby} {{template}} <script></script>',
];
const inputOf = (text: string) => ({
  params: { voice_id: 'aDa7Veery0Premade001' },
  query: { output_format: 'wav_22050' as const },
  body: {
    text,
    model_id: 'eleven_multilingual_v2',
    voice_settings: { speed: 0.8, use_speaker_boost: false },
    seed: 0,
    previous_text: `Before: ${text}`,
  },
});
const origin = 'http://studio.example.test:8080';
const requestOf = (text: string) => codeRequest(inputOf(text), origin);
const url = `${origin}/v1/text-to-speech/aDa7Veery0Premade001?output_format=wav_22050`;

function run(command: string, args: string[], input: string): string {
  const { stdout, stderr, status } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

it('curl: the shell hands over the very bytes', () => {
  for (const text of nasty) {
    const fake = `curl() { for word; do printf '%s\\0' "$word"; done; }\n`;
    const words = run('sh', ['-s'], fake + sampleOf('curl', requestOf(text))).split('\0');
    expect(words).toContain(url);
    expect(words).toContain('xi-api-key: YOUR_API_KEY');
    expect(JSON.parse(words[words.indexOf('-d') + 1]!)).toEqual(inputOf(text).body);
    expect(words.at(-2)).toBe('speech.wav');
  }
});

type Sent = { url: string; init: { method: string; headers: Record<string, string>; body: string } };
const Run = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...names: string[]
) => (...values: unknown[]) => Promise<void>;

it('JavaScript: what is fetched', async () => {
  for (const text of nasty) {
    const sent: Sent[] = [];
    const written: unknown[] = [];
    const code = sampleOf('javascript', requestOf(text)).replace(/^import.*$/m, '');
    await new Run('fetch', 'writeFile', code)(
      (to: string, init: Sent['init']) => (sent.push({ url: to, init }), new Response('sound')),
      (name: string) => written.push(name),
    );
    expect(sent[0]).toMatchObject({ url, init: { method: 'POST', headers: { 'xi-api-key': 'YOUR_API_KEY' } } });
    expect(JSON.parse(sent[0]!.init.body)).toEqual(inputOf(text).body);
    expect(written).toEqual(['speech.wav']);
  }
});

it('the library: what it is asked for', async () => {
  for (const text of nasty) {
    const asked: unknown[] = [];
    class ElevenLabsClient {
      textToSpeech = { convert: (...values: unknown[]) => asked.push(...values) };
      constructor(options: unknown) {
        asked.push(options);
      }
    }
    const code = sampleOf('sdk', requestOf(text)).replaceAll(/^import.*$/gm, '');
    await new Run('ElevenLabsClient', 'writeFile', code)(ElevenLabsClient, () => undefined);
    expect(asked).toEqual([
      { apiKey: 'YOUR_API_KEY', baseUrl: origin },
      'aDa7Veery0Premade001',
      {
        text,
        outputFormat: 'wav_22050',
        modelId: 'eleven_multilingual_v2',
        voiceSettings: { speed: 0.8, useSpeakerBoost: false },
        seed: 0,
        previousText: `Before: ${text}`,
      },
    ]);
  }
});

const hasPython = spawnSync('python3', ['--version']).status === 0;

it.runIf(hasPython)('Python: what is posted', () => {
  // One process runs all samples, because starting it takes longer than the rest.
  const program = `import sys, types, json, io
sent = []
class Answer:
    ok = True
    content = b""
def post(url, headers, json):
    sent.append({"url": url, "headers": headers, "json": json})
    return Answer()
sys.modules["requests"] = types.SimpleNamespace(post=post)
for code in json.loads(sys.stdin.buffer.read()):
    exec(compile(code, "sample", "exec"), {"open": lambda *_: io.BytesIO()})
sys.stdout.write(json.dumps(sent))
`;
  const codes = nasty.map((text) => sampleOf('python', requestOf(text)));
  expect(JSON.parse(run('python3', ['-c', program], JSON.stringify(codes)))).toEqual(
    nasty.map((text) => ({ url, headers: { 'xi-api-key': 'YOUR_API_KEY' }, json: inputOf(text).body })),
  );
});
