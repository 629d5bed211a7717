/** The rules of subtitles on texts and times that are made up, without any speech. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { boundaryBetween } from './boundaries.rules.ts';
import { cuesOf, maxCueSeconds, maxLineWidth, minCueSeconds, minGapSeconds, widthOf, type Cue } from './cues.rules.ts';
import { srtOf, vttOf } from './subtitle-files.rules.ts';
import { wordsOf } from './words.rules.ts';
import { cpuMsOf } from '../../../testing/cpu-time.ts';

/** Every character takes its seconds; marks that end a sentence take a pause. */
function align(text: string, seconds = 0.06, pause = 0.4): CharacterAlignment {
  const characters = [...text];
  let at = 0;
  const times = characters.map((character) => {
    const start = at;
    at += /[.!?。]/.test(character) ? pause : /\s/.test(character) ? seconds / 2 : seconds;
    return [start, at] as const;
  });
  return {
    characters,
    character_start_times_seconds: times.map(([start]) => start),
    character_end_times_seconds: times.map(([, end]) => end),
  };
}

const cues = (text: string, seconds?: number, pause?: number) => cuesOf(wordsOf(align(text, seconds, pause)));
const linesOf = (text: string) => cues(text).map(({ lines }) => lines);
const withoutSpace = (text: string) => text.replace(/\s+/g, '');

/** The rules that hold for every list of cues. Times are those that the files tell, in milliseconds. */
function expectRules(made: readonly Cue[], text: string): void {
  expect(withoutSpace(made.flatMap(({ lines }) => lines).join(''))).toBe(withoutSpace(text));
  made.forEach(({ start, end, lines }, i) => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const line of lines) {
      expect(widthOf(line)).toBeLessThanOrEqual(maxLineWidth);
      expect([...line].length).toBeLessThanOrEqual(42);
      expect(line).toBe(line.trim());
    }
    expect(end - start).toBeGreaterThan(0);
    expect(end - start).toBeLessThanOrEqual(maxCueSeconds + 1e-9);
    const next = made[i + 1];
    if (!next) return;
    expect(next.start).toBeGreaterThanOrEqual(end);
    // A cue that is shorter than it should be leaves nothing but the gap before the next one.
    if (end - start < minCueSeconds - 1e-9) expect(next.start - end).toBeLessThanOrEqual(minGapSeconds + 1e-9);
  });
}

test('cues keep to other rules, with every word once', () => {
  const word = fc.stringMatching(/^[a-z]{1,14}[,.]?$/);
  const rules = fc.record({
    maxLineWidth: fc.integer({ min: 10, max: 60 }),
    maxLines: fc.integer({ min: 1, max: 4 }),
    maxSeconds: fc.integer({ min: 1, max: 12 }),
    maxWidth: fc.integer({ min: 20, max: 120 }),
    maxSilence: fc.constantFrom(0.3, Infinity),
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), rules, (words, given) => {
      const text = words.join(' ');
      const made = cuesOf(wordsOf(align(text)), given);
      // Lines that part a word are not parted by a space.
      const parted = words.some((one) => widthOf(one) > given.maxLineWidth) ? '' : ' ';
      expect(withoutSpace(made.flatMap(({ lines }) => lines).join(''))).toBe(withoutSpace(text));
      for (const { start, end, lines } of made) {
        expect(lines.length).toBeLessThanOrEqual(given.maxLines);
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(given.maxLineWidth);
        expect(end - start).toBeLessThanOrEqual(given.maxSeconds + 1e-9);
        if (lines.length > 1) expect(widthOf(lines.join(parted))).toBeLessThanOrEqual(given.maxWidth);
        // A full stop is a pause of 0.4 seconds here, which ends a cue.
        if (given.maxSilence < 0.4) expect(lines.join(' ').slice(0, -1)).not.toMatch(/[.] /);
      }
    }),
    { numRuns: 60 },
  );
});

describe('words', () => {
  test('have the times of their letters, without the pause that a mark holds', () => {
    const [hello, world] = wordsOf(align('Hello, world!', 0.1));
    expect(hello).toEqual({ text: 'Hello,', gap: '', start: 0, end: 0.5, speaker: null });
    expect(world?.text).toBe('world!');
    expect(world?.start).toBeCloseTo(0.65);
    expect(world?.end).toBeCloseTo(1.15);
  });

  test('leave out tags, which nobody hears', () => {
    const words = wordsOf(align('One <break time="1s"/> two [laughs] three, 2 < 3.'));
    expect(words.map(({ text }) => text)).toEqual(['One', 'two', 'three,', '2', '<', '3.']);
  });

  test('are found where no spaces are written, with marks on the right side', () => {
    const words = wordsOf(align('「今日は」、いい天気です。'));
    expect(words.length).toBeGreaterThan(3);
    expect(words.map(({ text }) => text).join('')).toBe('「今日は」、いい天気です。');
    for (const { text } of words) {
      expect(text).not.toMatch(/^[」、。]/);
      expect(text).not.toMatch(/「$/);
    }
    expect(words.at(-1)?.text).toMatch(/。$/);
    expect(wordsOf(align('สวัสดีครับวันนี้อากาศดี')).length).toBeGreaterThan(2);
  });

  test('never run backwards, whatever the alignment says', () => {
    const alignment = { ...align('a b c'), character_start_times_seconds: [3, 3, 1, 1, 2] };
    const starts = wordsOf(alignment).map(({ start }) => start);
    expect(starts).toEqual([3, 3, 3]);
  });
});

describe('breaks', () => {
  const kind = (text: string) => {
    const [left = '', right = ''] = text.split('|');
    const before = { text: left.trim().split(/\s/).at(-1) ?? '', gap: ' ', start: 0, end: 1, speaker: null };
    return boundaryBetween(before, {
      text: right.trim().split(/\s/)[0] ?? '',
      gap: ' ',
      start: 1.1,
      end: 2,
      speaker: null,
    });
  };

  test.each([
    '1 | 000',
    '12 345 | 678',
    '3 | 1/4 tsp.',
    '5 | €',
    '$ | 5',
    '10 | km',
    '30 | °C',
    '(2 + 1) | - 4',
    '4 | / 2',
    '5 | million',
    'No. | 5',
    'Dr. | Bean',
    'St. | Louis',
    'Mrs. | Brown',
    'J. | R. Tolkien',
    'z. | B. so',
    'EE. | UU.',
    'am 3. | Oktober',
    'Prof. | Ahn',
    '5:30 | p.m.',
    '20 | %',
    '8 | Uhr',
    'am 1. | September',
    'July | 4, 1776',
    '5th | January',
    'Jan. | 5th',
    '12 | mars',
  ])('never: %s', (text) => expect(kind(text)).toBe('inseparable'));

  test.each([
    ['It ends. | Then', 'sentence'],
    ['in 1999. | Then', 'sentence'],
    ['He said no. | Then', 'sentence'],
    ['so it is, | and', 'clause'],
    ['Ludwig XIV. | war', 'clinging'],
    ['z. B. | die', 'clinging'],
    ['in 1999, | 300', 'clause'],
    ['bread | and', 'phrase'],
    ['the old | lighthouse', 'plain'],
    ['the | lighthouse', 'clinging'],
  ])('%s is %s', (text, expected) => expect(kind(text)).toBe(expected));
});

describe('cues', () => {
  test('break at the ends of sentences and clauses', () => {
    expect(
      linesOf(
        'Before the light reaches the water, the veery begins. It sings two notes at once, one rising while the other falls. You never see the bird.',
      ),
    ).toEqual([
      ['Before the light reaches the water,', 'the veery begins.'],
      ['It sings two notes at once,', 'one rising while the other falls.'],
      ['You never see the bird.'],
    ]);
  });

  test('never break inside a number or an abbreviation of a name', () => {
    const text =
      'We paid 1 000 000 dollars to Dr. Bean of St. Louis for 3 1/4 acres near J. R. R. Tolkien street and it took us 12 years to get 10 km further.';
    const lines = linesOf(text).flat();
    for (const whole of ['1 000 000 dollars', 'Dr. Bean', 'St. Louis', '3 1/4', 'J. R. R. Tolkien', '10 km'])
      expect(
        lines.some((line) => line.includes(whole)),
        whole,
      ).toBe(true);
  });

  test('end no line in an article where there is a better place', () => {
    const lines = linesOf(
      'Nobody in the village knew the name of the man who kept the light on the island in the winter.',
    ).flat();
    for (const line of lines) expect(line).not.toMatch(/\b(?:the|of|in|on|a)$/);
  });

  test('stay long enough to be read, where there is time', () => {
    const [yes, no] = cues('Yes.\n\nNo.', 0.05, 3);
    expect(yes && yes.end - yes.start).toBeCloseTo(minCueSeconds);
    expect(no && no.end - no.start).toBeCloseTo(minCueSeconds);
  });

  test('show no words of a sentence that begins after a long pause', () => {
    expect(cues('Wait. Now.', 0.05, 3).map(({ lines }) => lines)).toEqual([['Wait.'], ['Now.']]);
  });

  test('begin with the sound and end with it, and the next one begins after a gap', () => {
    const made = cues(
      'It is a long way to the island, and the ferry is late again. Nobody minds, because nobody is going.',
    );
    for (const [i, cue] of made.entries())
      expect((made[i + 1]?.start ?? Infinity) - cue.end).toBeGreaterThanOrEqual(minGapSeconds - 1e-9);
  });

  test('count a wide letter twice', () => {
    const text = '今日はとても天気がいいので、みんなで海へ行って、夕方まで泳いだり、砂で城を作ったりして遊びました。';
    const made = cues(text, 0.15);
    expectRules(made, text);
    expect(made.length).toBeGreaterThan(1);
    for (const line of made.flatMap(({ lines }) => lines)) expect([...line].length).toBeLessThanOrEqual(21);
  });

  test('cut a word that is wider than a line', () => {
    const text = `See https://${'example'.repeat(12)}.org for more.`;
    expectRules(cues(text), text);
  });

  test('name a speaker where their turn begins, within the line', () => {
    const first = wordsOf(align('It is a long way to the island, says who?'), 'Professor Adelaide Wintersberger');
    const second = wordsOf(align(' Nobody.'), 'Ada').map((word) => ({
      ...word,
      start: word.start + 6,
      end: word.end + 6,
    }));
    const made = cuesOf([...first, ...second]);
    const srt = srtOf(made);
    expect(srt).toContain('Professor Adelaide …: ');
    expect(srt).toContain('Ada: Nobody.');
    for (const line of srt.split('\n')) expect(line.length).toBeLessThanOrEqual(42);
    expect(vttOf(made)).toContain('<v Ada>Nobody.');
  });

  const pieces = fc.constantFrom(
    ...[
      'the',
      'old',
      'lighthouse',
      'keeper,',
      'Dr.',
      'Bean',
      'No.',
      '5',
      '1',
      '000',
      '10',
      'km',
      '—',
      'and',
      'Wait!',
      'so.',
    ],
    ...[
      '今日は',
      '天気。',
      'สวัสดีครับ',
      'مرحبا',
      '…',
      '"Who?"',
      'Donaudampfschifffahrtsgesellschaftskapitän',
      '👩‍🚀',
      'x'.repeat(60),
    ],
  );
  const text = fc
    .array(fc.tuple(pieces, fc.constantFrom(' ', ' ', ' ', '\n', '\n\n', '')), { minLength: 1, maxLength: 60 })
    .map((parts) => parts.flat().join(''));

  test('keep every word in order and every limit, whatever the text and its times', () => {
    fc.assert(
      fc.property(
        text,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 4, noNaN: true }),
        (written, seconds, pause) => {
          expectRules(cues(written, seconds, pause), written);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('a text of forty thousand characters takes a moment', async () => {
    const long = 'The ferry leaves the harbour at nine, and the islands are far. '.repeat(640);
    const work = () =>
      expectRules(
        cues(long).slice(0, 5),
        cues(long)
          .slice(0, 5)
          .flatMap(({ lines }) => lines)
          .join(' '),
      );
    expect(await cpuMsOf(work)).toBeLessThan(3000);
  });
});

describe('files', () => {
  const two: Cue[] = [
    { start: 0, end: 1.5, lines: ['One & <two>,', 'three.'], speaker: null },
    { start: 3725.0625, end: 3726.5, lines: ['Four --> five.'], speaker: null },
  ];

  test('SubRip', () =>
    expect(srtOf(two)).toBe(
      '1\n00:00:00,000 --> 00:00:01,500\nOne & <two>,\nthree.\n\n2\n01:02:05,063 --> 01:02:06,500\nFour --> five.\n',
    ));

  test('WebVTT', () =>
    expect(vttOf(two)).toBe(
      'WEBVTT\n\n1\n00:00:00.000 --> 00:00:01.500\nOne &amp; &lt;two&gt;,\nthree.\n\n2\n01:02:05.063 --> 01:02:06.500\nFour --&gt; five.\n',
    ));

  test('of nothing', () => expect([srtOf([]), vttOf([])]).toEqual(['', 'WEBVTT\n']));
});
