/** The library of the system and the package speak alike, repeatably, and stand in for each other. */
import { afterAll, describe, expect, test, vi } from 'vitest';
import { previewTexts } from '../../../../slices/voices/preview-texts.ts';
import { createPooledSpeech } from '../../pool/pooled-speech.ts';
import type { Speech } from '../../port.ts';
import { english, samplesOf, speakAll, speechInput, rms } from '../../testing.ts';
import { espeakLanguages, packagedVoices } from './espeak-languages.ts';
import { espeak } from './espeak.ts';
import * as systemEspeak from './system-espeak.ts';

const open: Speech[] = [];
function start(options: Partial<Parameters<typeof espeak>[0]> = {}) {
  const engine = espeak({ workers: 1, ...options });
  const speech = createPooledSpeech([engine], { maxQueued: 40, hangMs: 20_000 });
  open.push(speech);
  return { engine, speech };
}
afterAll(() => Promise.all(open.map((speech) => speech.close())));

const text = 'The ferry left the harbour at nine, and by noon the islands were already out of sight.';
const voice = { ...english, name: 'en', variant: 'f2' };
const seededSpeech = { voice, seed: 7 };

describe.runIf(systemEspeak.findSystemEspeak())('the library of the system', () => {
  const { engine, speech } = start();
  const packaged = start({ isPackagedOnly: true });

  test('has its own version, so that nothing spoken by the package is taken for its speech', async () => {
    await speech.describe();
    expect(engine.version).toMatch(/^espeak-ng \d[\d.]* \(system\)$/);
    expect(packaged.engine.version).not.toBe(engine.version);
  });

  test('speaks a seed the same again, whatever was spoken before and in whichever process', async () => {
    const first = await speakAll(speech, speechInput(text, seededSpeech));
    await speakAll(speech, speechInput('Etwas anderes.', { voice: { ...english, variant: 'klatt4' }, language: 'de' }));
    const second = await speakAll(speech, speechInput(text, seededSpeech));
    const elsewhere = await speakAll(start().speech, speechInput(text, seededSpeech));
    expect(second.audio.equals(first.audio)).toBe(true);
    expect(elsewhere.audio.equals(first.audio)).toBe(true);
  });

  test('takes as long as the package, word for word, and is as loud', async () => {
    const sounds = (spoken: Awaited<ReturnType<typeof speakAll>>) =>
      spoken.alignments.flatMap(({ phonemes }) => phonemes.map((one) => one.text.replaceAll(/[ˈˌ]/gu, ''))).join(' ');
    for (const [language, written] of Object.entries(previewTexts)) {
      const input = () => speechInput(written, { voice: english, language, seed: 1 });
      const [ours, theirs] = [await speakAll(speech, input()), await speakAll(packaged.speech, input())];
      expect(Math.abs(ours.seconds / theirs.seconds - 1), language).toBeLessThan(0.02);
      expect(sounds(ours).length, language).toBeGreaterThan(20);
      const loudness = (spoken: typeof ours) => 20 * Math.log10(rms(samplesOf(spoken.audio)));
      expect(Math.abs(loudness(ours) - loudness(theirs)), language).toBeLessThan(0.5);
      const begins = (spoken: typeof ours) =>
        spoken.alignments.flatMap(({ words }) => words.map((word) => `${word.text} ${Math.round(word.start * 10)}`));
      expect(begins(ours).length, language).toBe(begins(theirs).length);
    }
  });

  test('leaves the languages to the package that only that speaks well', async () => {
    for (const language of ['fo', 'zh']) {
      expect(packagedVoices).toContain(espeakLanguages[language]);
      const input = () => speechInput(previewTexts[language] ?? 'Góðan morgun.', { language, seed: 1 });
      const [ours, theirs] = [await speakAll(speech, input()), await speakAll(packaged.speech, input())];
      expect(ours.audio.equals(theirs.audio), language).toBe(true);
    }
  });
});

test('a library that does not load is replaced by the package', async () => {
  const broken = vi.spyOn(systemEspeak, 'findSystemEspeak').mockReturnValue({ library: '/nowhere.so', version: '9' });
  const { engine, speech } = start();
  broken.mockRestore();
  expect(engine.version).toBe('espeak-ng 9 (system)');
  expect((await speakAll(speech, speechInput(text))).seconds).toBeGreaterThan(3);
  expect(engine.version).toMatch(/^espeak-ng 0/);
});
