/** The promises that every engine must keep. `speech.test.ts` runs it with a voice of each. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { checkTimes } from './check-times.ts';
import { continuity, SpeechBusy, SpeechFailed } from './port.ts';
import type { EngineVoice, LocalModel, MonolingualText, Speech } from './port.ts';
import { createSpeech } from './speech.ts';
import type { SpeechOptions } from './speech.ts';
import { decode, hasFfmpeg, inputOf, speechInput, rms, samplesOf, speakAll } from './testing.ts';
import type { InputOverrides } from './testing.ts';

const never = new AbortController().signal;
const sentence = 'All of us are here, and everyone is well. ';
const faultyUrls = {
  espeak: new URL('./engines/espeak/faulty.worker.ts', import.meta.url),
  flite: new URL('./engines/flite/faulty.process.ts', import.meta.url),
};
const faultyModelUrl = new URL('./engines/neural/faulty.process.ts', import.meta.url);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** @param model of the voice, where it is one of a model */
export function describeEngine(name: string, voice: EngineVoice, model?: LocalModel): void {
  describe(name, () => {
    let speech: Speech;
    const opened: Speech[] = [];
    const open = (options: SpeechOptions) => {
      const one = createSpeech(options);
      if (model) one.setModels([model]);
      opened.push(one);
      return one;
    };
    beforeAll(() => void (speech = open({ maxQueued: 8 })));
    afterAll(() => Promise.all(opened.map((one) => one.close())));

    const say = async (text: string, overrides: InputOverrides = {}, by = speech) => {
      const what = speechInput(text, { voice, ...overrides });
      const spoken = await speakAll(by, what);
      checkTimes(what.texts.map((input) => input.text).join(''), spoken);
      return spoken;
    };

    test('it describes its engines', () => {
      expect(speech.languagesOf(voice)[0]).toBe('en');
      expect(speech.languagesOf(voice).length).toBeGreaterThan(30);
      expect(speech.versionOf(voice)).toMatch(/^\S+ \d+\.\d+\.\d+/);
      expect(speech.warnings(speechInput('Hello.', { voice }))).toEqual([]);
    });

    test.each([
      'Hello there, my friend. This is a second sentence! And is this the third one?',
      'a',
      '7',
      "Don't pay $25.50 to (Dr. Smith), e.g. on the 3rd: 2,000 times \u2014 it\u2019s \u201cfine\u201d\u2026",
      'na\u00efve caf\u00e9 \u00dcbermut \u0142\u00f3d\u017a',
      'SylStructure and Segment are words -t -o /m/wav %s',
      'x'.repeat(500),
      '1234567890'.repeat(20),
      `${'word '.repeat(150)}end`,
      '...',
      '\u{1f600}',
      ' \n\t ',
      '\u0301',
      '\ud800',
      '\u0001\u0002\u001b',
      '\u05e9\u05dc\u05d5\u05dd and \u0645\u0631\u062d\u0628\u0627',
      '\u65e5\u672c\u8a9e\u306e\u30c6\u30ad\u30b9\u30c8\u3002Mixed \u6f22\u5b57 text\uff01',
      'one\u0001two\u0007 three\u001b[31m four\u0085 five',
      'family \u{1f468}\u200d\u{1f469}\u200d\u{1f467} flag \u{1f1e9}\u{1f1ea} thumb \u{1f44d}\u{1f3fd} end',
      'one\n\ntwo\r\n\r\nthree\tfour "quoted" `ticks` $HOME & <b>',
    ])('the alignment of %j covers the whole text', async (text) => {
      const { seconds, audio } = await say(text);
      expect(audio.length / 2 / 22050).toBeCloseTo(seconds, 6);
      if (/[\p{L}\p{N}]/u.test(text)) expect(rms(samplesOf(audio))).toBeGreaterThan(300);
    });

    // In a room the previous word is still heard.
    test.skipIf(voice.room)('a word begins where its sound does', async () => {
      const spoken = await say('Moon, river, lemon, yellow, never, window.');
      const samples = samplesOf(spoken.audio);
      const peak = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);
      const words = spoken.alignments.flatMap((alignment) => alignment.words);
      expect(words.map(({ text }) => text)).toEqual(['Moon', 'river', 'lemon', 'yellow', 'never', 'window']);
      const errors = words.map((word) => {
        let at = Math.max(0, Math.round((word.start - 0.08) * 22050));
        while (at < samples.length && Math.abs(samples[at] ?? 0) < peak * 0.03) at++;
        return Math.abs(at / 22050 - word.start);
      });
      errors.sort((a, b) => a - b);
      expect(errors[3]).toBeLessThan(0.035);
      expect(errors.at(-1)).toBeLessThan(0.1);
    });

    test('the same seed gives the same bytes, whichever worker speaks and whatever it spoke before', async () => {
      const other = open({ espeakWorkers: 1, fliteWorkers: 1 });
      await speakAll(other, speechInput('Something else is said here.', { voice, language: 'de' }));
      await speakAll(other, speechInput('And more of it.', { voice }));
      const text = `${sentence}${sentence}And that is all.`;
      for (const format of ['pcm_22050', 'mp3_44100_128', 'opus_48000_64', 'wav_16000', 'ulaw_8000'] as const) {
        const [one, two, three] = await Promise.all([
          say(text, { seed: 5, format }),
          say(text, { seed: 5, format }, other),
          say(text, { seed: 6, format }),
        ]);
        expect(one.audio.equals(two.audio)).toBe(true);
        expect(one.audio.equals(three.audio)).toBe(false);
      }
    }, 90_000);

    test('pauses are as long as requested, and silent', async () => {
      const texts = (pause?: number): MonolingualText[] => [
        { text: 'All of us. ', language: 'en', ...(pause === undefined ? {} : { pause }) },
        { text: 'Only one.', language: 'en' },
      ];
      const secondsWith = async (pause?: number) => (await say('', { texts: texts(pause), seed: 1 })).seconds;
      const none = await secondsWith(0);
      expect((await secondsWith(1.5)) - none).toBeCloseTo(1.5, 3);
      expect((await secondsWith()) - none).toBeGreaterThan(0.15);
      expect((await secondsWith()) - none).toBeLessThan(0.6);
      const silence = await say('', { texts: [{ text: '', language: 'en', pause: 0.7 }] });
      expect(silence.seconds).toBeCloseTo(0.7, 3);
      expect(rms(samplesOf(silence.audio))).toBe(0);
    });

    test('other languages are spoken, and differ from each other', async () => {
      const phonemes = async (language: string) =>
        (await say('Die Tage sind lang.', { language })).alignments.flatMap((a) => a.phonemes).map((p) => p.text);
      expect(await phonemes('de')).not.toEqual(await phonemes('en'));
      const unknown = speechInput('Hello.', { voice, language: 'qq' });
      expect(speech.warnings(unknown).map(({ code }) => code)).toContain('language_not_supported');
      await speakAll(speech, unknown);
    });

    test.skipIf(model)('a pronunciation is spoken, and an unknown one causes a warning', async () => {
      const passage: MonolingualText = { text: 'The harbour is here.', language: 'en' };
      const given = { from: 4, to: 11, alphabet: 'ipa' as const, phonemes: 'k\u02c8\u00e6t\u0259l' };
      const spoken = await say('', { texts: [{ ...passage, pronunciations: [given] }] });
      const sounds = spoken.alignments
        .flatMap((a) => a.phonemes)
        .map((p) => p.text)
        .join('');
      expect(sounds.replace(/[ˈˌ]/g, '')).toMatch(/k[a\u00e6]/u);
      const word = spoken.alignments.flatMap((a) => a.words).find(({ text }) => text === 'harbour');
      expect((word?.end ?? 0) - (word?.start ?? 0)).toBeGreaterThan(0.15);
      const bad = { ...given, phonemes: '\u01c3\u0298' };
      const [warning] = speech.warnings(speechInput('', { voice, texts: [{ ...passage, pronunciations: [bad] }] }));
      expect(warning).toMatchObject({
        code: 'pronunciation_not_honoured',
        message: expect.stringContaining('harbour'),
      });
    });

    test.skipIf(!hasFfmpeg).each(['mp3_44100_128', 'pcm_16000', 'wav_24000', 'opus_48000_64'] as OutputFormat[])(
      'several speeches of one continuity join to one file: %s',
      async (format) => {
        const { sampleRate, codec } = describeFormat(format);
        const shared = continuity();
        const parts: Buffer[] = [];
        const begins: number[] = [0];
        for (const [i, text] of ['All of us ', 'are here. ', 'Everyone is well.', ''].entries()) {
          const followedBy = i === 0 ? ('sentence' as const) : ('text' as const);
          const overrides = { voice, format, continuity: shared, hasMore: i < 3, followedBy };
          const { audio, seconds } = await speakAll(speech, speechInput(text, overrides));
          parts.push(audio);
          begins.push((begins.at(-1) ?? 0) + seconds);
        }
        const samples = decode(Buffer.concat(parts), inputOf(format), sampleRate);
        const total = begins.at(-1) ?? 0;
        expect(Math.abs(samples.length / sampleRate - total)).toBeLessThan(codec === 'mp3' ? 0.014 : 0.001);
        for (const begin of begins.slice(1, 3)) {
          const at = Math.round(begin * sampleRate);
          const loudest = (from: number, to: number) =>
            samples
              .subarray(at + from * sampleRate, at + to * sampleRate)
              .reduce((top, s) => Math.max(top, Math.abs(s)), 0);
          expect(loudest(-0.004, -0.001)).toBeLessThan(700);
          expect(loudest(0, 0.12)).toBeGreaterThan(1500);
        }
      },
    );

    test('abort ends at once, without error', async () => {
      const abort = new AbortController();
      const running = speakAll(speech, speechInput(sentence.repeat(200), { voice }), abort.signal);
      await pause(100);
      const begin = performance.now();
      abort.abort();
      await running;
      expect(performance.now() - begin).toBeLessThan(150);
      expect((await say('Hi there.')).seconds).toBeGreaterThan(0.2);
    });

    test('too many speeches are refused before anything starts', async () => {
      const narrow = open({ maxQueued: 1, espeakWorkers: 1, fliteWorkers: 1 });
      const abort = new AbortController();
      const long = speakAll(narrow, speechInput(sentence.repeat(50), { voice }), abort.signal);
      await expect(speakAll(narrow, speechInput('One more.', { voice }))).rejects.toThrow(SpeechBusy);
      abort.abort();
      await long;
    });

    test.each(['HANG', 'CRASH'])(
      'a %s fails its own speech, and others are not affected',
      async (word) => {
        const faulty = open({
          workerUrls: faultyUrls,
          hangMs: 3000,
          models: { workerUrl: faultyModelUrl, hangMs: 3000 },
        });
        await say('Hello.', {}, faulty);
        const text = sentence.repeat(12);
        // Its own unread audio holds it back, so it has much left to say when the worker dies.
        const neighbour = faulty.speak(speechInput(text.repeat(2), { voice }), never)[Symbol.asyncIterator]();
        let characters = 0;
        const first = await neighbour.next();
        if (!first.done) characters += first.value.alignment?.characters.length ?? 0;
        const fine = 'This one is fine here. ';
        const heard: string[] = [];
        const victim = (async () => {
          const text = `${fine}And here comes ${word} with it. And more follows.`;
          for await (const chunk of faulty.speak(speechInput(text, { voice }), never))
            heard.push(...(chunk.alignment?.characters ?? []));
        })();
        await expect(victim).rejects.toThrow(SpeechFailed);
        expect(fine.startsWith(heard.join('').slice(0, fine.length))).toBe(true);
        for (let step = await neighbour.next(); !step.done; step = await neighbour.next())
          characters += step.value.alignment?.characters.length ?? 0;
        expect(characters).toBe(text.length * 2);
        expect((await say('Hello again.', {}, faulty)).seconds).toBeGreaterThan(0.2);
      },
      // A model is loaded three times, which takes seconds each on a busy machine.
      model ? 90_000 : 30_000,
    );

    test('when a worker does not start, speeches fail instead of waiting', async () => {
      const nowhere = new URL('./no-such.worker.ts', import.meta.url);
      const broken = open({ workerUrls: { [voice.engine]: nowhere }, models: { workerUrl: nowhere } });
      await expect(speakAll(broken, speechInput('Hello.', { voice }))).rejects.toThrow(SpeechFailed);
      // The engines of models start when they are needed, so nobody waits for them.
      if (!model) await expect(broken.describe()).rejects.toThrow(SpeechFailed);
    }, 20_000);
  });
}
