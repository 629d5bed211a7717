import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { checkTimes } from '../../check-times.ts';
import { createSpeech } from '../../speech.ts';
import { english, natural, speechInput, rms, samplesOf, speakAll } from '../../testing.ts';
import type { InputOverrides } from '../../testing.ts';

const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
afterAll(() => speech.close());

const say = async (text: string, overrides: InputOverrides = {}) => {
  const spoken = await speakAll(speech, speechInput(text, { voice: natural, ...overrides }));
  checkTimes(text, spoken);
  return spoken;
};

test.each(['slt', 'rms', 'awb', 'kal16'] as const)('%s speaks, with the sounds of every word', async (name) => {
  const spoken = await say('The well-known captain paid $25.50.', { voice: { ...natural, name } });
  expect(rms(samplesOf(spoken.audio))).toBeGreaterThan(500);
  const words = spoken.alignments.flatMap((alignment) => alignment.words);
  expect(words.map(({ text }) => text)).toEqual(['The', 'well', 'known', 'captain', 'paid', '25.50']);
  const lengths = words.map(({ start, end }) => end - start);
  expect(Math.min(...lengths)).toBeGreaterThan(0.04);
  // The number is spoken as many words.
  expect(lengths.at(-1)).toBeGreaterThan(1);
  const phonemes = spoken.alignments.flatMap((alignment) => alignment.phonemes.map(({ text }) => text));
  expect(phonemes.slice(0, 8).join(' ')).toMatch(/^ð . w ɛ l n oʊ n/u);
});

test('the first sound does not wait for the first silence, and sentences are apart', async () => {
  const spoken = await say('All of us are here and well today. Everyone is.');
  const samples = samplesOf(spoken.audio);
  expect(samples.findIndex((sample) => Math.abs(sample) > 500) / 22050).toBeLessThan(0.08);
  const begin = spoken.alignments.find((alignment) => alignment.characters[0] === 'E')?.starts[0] ?? 0;
  expect(rms(samples.subarray((begin - 0.3) * 22050, (begin - 0.05) * 22050))).toBeLessThan(100);
});

test('a changed pitch affects one voice and one chunk only', async () => {
  const plain = await say('All of us are here.', { voice: { ...natural, name: 'rms' }, seed: 1 });
  await say('All of us are here.', { voice: { ...natural, name: 'rms', pitch: 1.3, range: 1.5 } });
  const again = await say('All of us are here.', { voice: { ...natural, name: 'rms' }, seed: 1 });
  expect(again.audio.equals(plain.audio)).toBe(true);
});

test('generated texts', async () => {
  const chunk = fc.constantFrom(
    'word',
    '1,234',
    '$',
    '%',
    "'",
    '"',
    '. ',
    ', ',
    '\n\n',
    '-',
    '/',
    '@',
    'Dr.',
    'é',
    'ж',
    '😀',
    'www.x.org',
    'I.V.',
    '(',
    'AT&T',
    '3rd',
    '12:30',
    '\u0301',
    ' ',
  );
  const mixed = fc.array(chunk, { maxLength: 14 }).map((parts) => parts.join('') || 'x');
  const text = fc.oneof(
    mixed,
    fc.string({ unit: 'grapheme', maxLength: 25 }).map((text) => text.replaceAll('\0', '') || 'x'),
  );
  await fc.assert(
    fc.asyncProperty(text, async (text) => void (await say(text, { voice: { ...natural, name: 'kal16' } }))),
    { numRuns: 200 },
  );
});

test.skipIf(process.platform !== 'linux')(
  'the process ends with its parent, and ignores the interrupt of a terminal',
  async () => {
    const script = `
    import { createSpeech } from '${new URL('../../speech.ts', import.meta.url).href}';
    await createSpeech({ espeakWorkers: 1, fliteWorkers: 1 }).describe();
    console.log('ready');
    setInterval(() => {}, 1000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const [child] = readFileSync(`/proc/${parent.pid}/task/${parent.pid}/children`, 'utf8').trim().split(' ');
    // A process that is dead but not yet reaped has no command line.
    const isAlive = () => {
      try {
        return readFileSync(`/proc/${child}/cmdline`, 'utf8') !== '';
      } catch {
        return false;
      }
    };
    process.kill(Number(child), 'SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isAlive()).toBe(true);
    parent.kill('SIGKILL');
    for (let i = 0; i < 100 && isAlive(); i++) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isAlive()).toBe(false);
  },
);

test('both engines speak parts of one text', async () => {
  const texts = [
    { text: 'The Germans say: ', language: 'en' },
    { text: 'Guten Morgen. ', language: 'de' },
    { text: 'And so on.', language: 'en' },
  ];
  const spoken = await speakAll(speech, speechInput('', { voice: { ...natural, elsewhere: english }, texts }));
  checkTimes(texts.map(({ text }) => text).join(''), spoken);
  expect(spoken.seconds).toBeGreaterThan(2);
});

test('signs that flite cannot speak cause a warning, and an emoji alone is read by the other engine', () => {
  const say = (text: string) => speech.warnings(speechInput('', { voice: natural, texts: [{ text, language: 'en' }] }));
  expect(say('Well done 🎉 and thanks 🎉 ☂.')).toEqual([
    { code: 'signs_not_spoken', message: 'The voice has no words for 🎉 ☂: left out.' },
  ]);
  expect(say('Fish & chips for £5 at 20°.')).toEqual([]);
});
