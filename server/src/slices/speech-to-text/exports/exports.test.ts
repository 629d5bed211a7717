/** Files of transcripts, read again by what others read them with. */
import { describe, expect, test } from 'vitest';
import yauzl from 'yauzl';
import type { TranscriptSegment, TranscriptWord } from '#contract/speech-to-text/transcripts.ts';
import { compute } from './exports.compute.ts';
import { partsOf, type ExportOptions, type ExportSource } from './parts.rules.ts';
import { unsettable } from './pdf.rules.ts';
import { cuesOfSegments } from './subtitles.rules.ts';

/** A word takes half a second, and a pause of 0.1 seconds follows it. */
function segmentOf(id: string, speaker: string | null, at: number, text: string): TranscriptSegment {
  const spoken = text.split(' ');
  const words = spoken.flatMap((word, i): TranscriptWord[] => {
    const start = at + i * 0.6;
    const written = { text: word, start, end: start + 0.5, type: 'word' as const, logprob: -0.1 };
    return i === 0
      ? [written]
      : [{ text: ' ', start: start - 0.1, end: start, type: 'spacing', logprob: null }, written];
  });
  return { segment_id: id, speaker_id: speaker, channel_index: null, start: at, end: at + spoken.length * 0.6, words };
}

const source: ExportSource = {
  name: 'Night shift <at> the "lighthouse"',
  language: 'en',
  seconds: 3700,
  speakers: [
    { speaker_id: 'a', name: 'Ana & Co', color: 0 },
    { speaker_id: 'b', name: 'Łukasz', color: 1 },
  ],
  segments: [
    segmentOf('s0', 'a', 0, 'You learn the fog by ear.'),
    segmentOf(
      's1',
      'b',
      5,
      'West of the Skerrow there is a bell buoy, and when you stop hearing it you sound the horn.',
    ),
    segmentOf('s2', 'a', 3661, 'Then <put> the kettle on.'),
  ],
  cues: [
    { cue_id: 'c0', start: 0, end: 3, text: 'You learn\nthe fog.' },
    { cue_id: 'c1', start: 5, end: 9.5, text: 'West <i>of</i> the Skerrow' },
  ],
};

const plain: ExportOptions = { format: 'txt', from: 'cues', hasSpeakers: true, hasTimes: true };
const write = async (options: Partial<ExportOptions>, of = source) =>
  Buffer.from(await compute({ source: of, options: { ...plain, ...options } }));
const writeText = async (options: Partial<ExportOptions>, of = source) => (await write(options, of)).toString();

describe('text', () => {
  test('names speakers and times, or neither', async () => {
    expect(await writeText({})).toMatch(/^Ana & Co {2}00:00:00\nYou learn the fog by ear\.\n\nŁukasz {2}00:00:05\n/);
    expect(await writeText({})).toContain('Ana & Co  01:01:01\nThen <put> the kettle on.\n');
    expect(await writeText({ hasSpeakers: false, hasTimes: false })).toMatch(/^You learn the fog by ear\.\n\nWest/);
  });

  test('breaks lines where it was told to', async () => {
    const text = await writeText({ lineCharacters: 20 });
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(20);
  });
});

describe('segments', () => {
  const texts = (options: Partial<ExportOptions>) => partsOf(source, { ...plain, ...options }).map(({ text }) => text);

  test('are cut by length, time and silence, and no word is lost', () => {
    const whole = texts({}).join(' ');
    for (const options of [{ maxCharacters: 12 }, { maxSeconds: 1.2 }, { maxSilence: 0.05 }]) {
      const cut = texts(options);
      expect(cut.length).toBeGreaterThan(3);
      expect(cut.join(' ')).toBe(whole);
    }
    expect(Math.max(...texts({ maxCharacters: 12 }).map(({ length }) => length))).toBeLessThanOrEqual(12);
  });
});

describe('subtitles', () => {
  test('are the cues as they were edited, with names at turns if they are wanted', async () => {
    expect(await writeText({ format: 'srt', hasSpeakers: false })).toBe(
      '1\n00:00:00,000 --> 00:00:03,000\nYou learn\nthe fog.\n\n2\n00:00:05,000 --> 00:00:09,500\nWest <i>of</i> the Skerrow\n',
    );
    const vtt = await writeText({ format: 'vtt' });
    expect(vtt).toMatch(/^WEBVTT\n\n1\n/);
    expect(vtt).toContain('<v Ana &amp; Co>You learn');
    expect(vtt).toContain('West &lt;i&gt;of');
  });

  test('are made of the segments where there are none, in the order of their times', async () => {
    const srt = await writeText({ format: 'srt', from: 'segments', maxSeconds: 4, maxCharacters: 84 });
    const starts = Array.from(srt.matchAll(/^(\S+) --> /gm), ([, start]) => start ?? '');
    expect(starts.length).toBeGreaterThan(3);
    expect(starts).toEqual(starts.toSorted());
    expect(await writeText({ format: 'srt' }, { ...source, cues: [] })).toContain('bell buoy');
  });

  test('of the editor hold every word once', () => {
    const rules = { max_characters_per_line: 30, max_lines: 2, max_seconds: 4 };
    const made = cuesOfSegments(source.segments, rules, (at) => `c${at}`);
    const words = made.flatMap(({ text }) => text.split(/\s/));
    expect(words.join(' ')).toBe(
      partsOf(source, plain)
        .map(({ text }) => text)
        .join(' '),
    );
    expect(made.every(({ text }) => text.split('\n').every((line) => line.length <= 30))).toBe(true);
  });
});

test('JSON holds words with their times and speakers', async () => {
  const file = JSON.parse(await writeText({ format: 'json' })) as { segments: Record<string, unknown>[] };
  expect(file).toMatchObject({ language_code: 'en', duration_seconds: 3700 });
  expect(file.segments[1]).toMatchObject({ start: 5, speaker: { id: 'b', name: 'Łukasz' } });
  expect(file.segments[0]?.words).toHaveLength(11);
});

test('a page shows the text and runs none of it', async () => {
  const page = await writeText({ format: 'html' });
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).toContain('Night shift &lt;at&gt; the &quot;lighthouse&quot;');
  expect(page).not.toContain('<put>');
  const hebrew = { ...source, segments: [segmentOf('s0', null, 0, 'שלום עולם')] };
  expect(await writeText({ format: 'html' }, hebrew)).toContain('dir="rtl"');
});

test('a document of Word holds the text, also one with characters that XML forbids', async () => {
  const segments = [...source.segments, segmentOf('s3', 'a', 4000, 'bad\u0000 \uD800half')];
  const xml = await entryOf(await write({ format: 'docx' }, { ...source, segments }), 'word/document.xml');
  expect(xml).toContain('Ana &amp; Co');
  expect(xml).toContain('Then &lt;put&gt; the kettle on.');
  expect(xml).not.toContain('\u0000');
});

test('a PDF is made of the scripts that have a font, and names a letter of another one', async () => {
  const file = await write({ format: 'pdf' });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.subarray(-6).toString()).toContain('%%EOF');
  expect(file.length).toBeGreaterThan(5000);
  expect(unsettable(source)).toBeUndefined();
  expect(unsettable({ ...source, name: 'Όνομα Имя' })).toBeUndefined();
  expect(unsettable({ ...source, name: 'fog 霧' })).toBe('霧');
  expect(unsettable({ ...source, segments: [segmentOf('s0', null, 0, 'שלום')] })).toBe('ש');
});

test('a transcript of two hours is written in seconds, in every format', async () => {
  const text = 'The fog has a different weight on every side of the tower tonight.';
  const segments = Array.from({ length: 1600 }, (_, i) => segmentOf(`s${i}`, i % 2 ? 'a' : 'b', i * 8, text));
  const begun = performance.now();
  for (const format of ['txt', 'json', 'html', 'srt', 'vtt', 'docx', 'pdf'] as const)
    expect((await write({ format, from: 'segments' }, { ...source, segments })).length).toBeGreaterThan(10_000);
  expect(performance.now() - begun).toBeLessThan(15_000);
});

function entryOf(zip: Buffer, name: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  yauzl.fromBuffer(zip, { lazyEntries: true }, (error, file) => {
    if (error) return reject(error);
    file.on('end', () => reject(new Error(`The zip has no ${name}.`)));
    file.on('entry', (entry: yauzl.Entry) => {
      if (entry.fileName !== name) return file.readEntry();
      return file.openReadStream(entry, (failure, stream) => {
        if (failure) return reject(failure);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => resolve(Buffer.concat(chunks).toString()));
        return undefined;
      });
    });
    return file.readEntry();
  });
  return promise;
}
