/** What a share video shows: captions of any text, word by word, without a command in them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { orbPalettes } from '#contract/voices/orb.ts';
import { orbColours } from '#contract/voices/orb-colours.ts';
import { wordedCuesOf } from '../../history/subtitles/cues.rules.ts';
import { wordsOf } from '../../history/subtitles/words.rules.ts';
import { assTime, escapeAss } from './ass.rules.ts';
import { captionEvents, pixelsOf, statesOf, wrap } from './captions.rules.ts';
import { layouts } from './layout.rules.ts';
import { compute, type SceneInput } from './scene.compute.ts';

function alignmentOf(text: string): CharacterAlignment {
  const characters = [...text];
  return {
    characters,
    character_start_times_seconds: characters.map((_, i) => i * 0.1),
    character_end_times_seconds: characters.map((_, i) => (i + 1) * 0.1),
  };
}

const inputOf = (text: string, more: Partial<SceneInput> = {}): SceneInput => ({
  alignment: alignmentOf(text),
  dialogue: null,
  peaks: new Uint8Array(100).fill(90),
  seconds: [...text].length * 0.1,
  voiceId: 'voice',
  voiceName: 'Ada',
  theme: 'light',
  orientation: 'landscape',
  isStill: false,
  ...more,
});

const cuesOf = (text: string) => wordedCuesOf(wordsOf(alignmentOf(text)));
/** The letters of an event as they are drawn. */
const seenOf = (text: string) =>
  text
    .replaceAll(/(?<!\\)\{[^}]*\}/g, '')
    .replaceAll('\\N', '\n')
    .replaceAll('\\{', '{')
    .replaceAll('\\}', '}')
    .replaceAll('\u2060', '');

describe('a text', () => {
  test.each([
    ['{\\pos(0,0)\\fs300}Big', '\\{\\\u2060pos(0,0)\\\u2060fs300\\}Big'],
    ['a\\Nb\\hc', 'a\\\u2060Nb\\\u2060hc'],
    ['a\nDialogue: 0,0:00:00.00,9:00:00.00,Rest,,0,0,0,,b', 'a Dialogue: 0,0:00:00.00,9:00:00.00,Rest,,0,0,0,,b'],
    ['\u0000\u2028x', ' x'],
    ["' ; : = [v] %{pts}", "' ; : = [v] %\\{pts\\}"],
  ])('%j is no command', (text, escaped) => expect(escapeAss(text)).toBe(escaped));

  test('of a hostile user adds no event and no style, and neither does a name', () => {
    const hostile = '{\\p1}m\u00a00 x\\N{\\clip(0,0,1,1)} [Events] Style: Now';
    const { scene } = compute(inputOf(hostile, { voiceName: 'A\nStyle: Rest,Arial{\\p1}' }));
    const lines = scene.overlay.trimEnd().split('\n');
    const events = lines.slice(lines.indexOf('[Events]') + 2);
    expect(events.every((line) => line.startsWith('Dialogue: '))).toBe(true);
    expect(lines.filter((line) => line.startsWith('Style: '))).toHaveLength(5);
    // Commands are ours alone: a hostile one has a backslash before its brace.
    expect(scene.overlay).not.toMatch(/(?<!\\)\{\\(?:clip|p1\}m\u00a0)/);
  });

  test.each([
    ['landscape', 'Before the light reaches the water, the veery begins. It sings two notes at once.'],
    ['portrait', 'Before the light reaches the water, the veery begins. It sings two notes at once.'],
    ['portrait', 'مرحبا بكم في العالم الجديد، هذا نص طويل للتجربة.'],
    ['portrait', '你好，世界。今天天气很好，我们去公园吧。'],
    ['landscape', 'Smile 😀 twice 👩‍👩‍👧 and {stay} calm.'],
    ['portrait', `A ${'Donaudampfschiff'.repeat(8)} sails.`],
  ] as const)('in %s is shown whole, and fits: %s', (orientation, text) => {
    const { captions } = layouts[orientation];
    const shown = new Map<string, string>();
    for (const { text: event } of captionEvents(cuesOf(text), layouts[orientation])) {
      const seen = seenOf(event);
      shown.set(seen, event);
      const size = Number(/\\fs(\d+)/.exec(event)?.[1]);
      for (const line of seen.split('\n')) expect(pixelsOf(line, size)).toBeLessThanOrEqual(captions.width + 1);
    }
    expect([...shown.keys()].join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
  });
});

test('the current word is marked while it is heard, and those before it are played', () => {
  const word = (start: number, end: number) => ({ text: 'x', gap: ' ', start, end, speaker: null });
  const states = statesOf({ start: 1, end: 5 }, [word(1, 1.5), word(1.6, 2), word(3, 4)]);
  expect(states.map(({ from, to, now, played }) => [from, to, now, played])).toEqual([
    [1, 1.6, 0, 0],
    [1.6, 2, 1, 1],
    [2, 3, -1, 2],
    [3, 4, 2, 2],
    [4, 5, -1, 3],
  ]);
});

test('lines of a tall video are about equally long', () => {
  const words = wordsOf(alignmentOf('Before the light reaches the water, the veery begins.'));
  const lines = wrap(words, 24).map((line) => line.map(({ text }) => text).join(' '));
  expect(lines).toEqual(['Before the light', 'reaches the water,', 'the veery begins.']);
});

test('captions of a dialogue name who begins to speak, on the picture and in the track', () => {
  const line = (text: string, voice_name: string) => ({ text, voice_name, voice_id: voice_name });
  const dialogue = [line('One two.', 'Ada'), line('Three {four}.', 'V{era'), line('Five.', 'V{era')];
  const { scene, captions } = compute(inputOf('One two.Three {four}.Five.', { dialogue }));
  const seen = scene.overlay
    .split('\n')
    .flatMap((row) => (row.includes('\\rQuiet') ? [seenOf(row.split(',,').at(-1) ?? '')] : []));
  expect(new Set(seen.map((text) => text.split('\n')[0]))).toEqual(new Set(['Ada', 'V{era']));
  expect(captions).toContain('<v Ada>One two.');
  expect(captions).toContain('<v V\uff5bera>Three \uff5bfour\uff5d.');
});

test('a preview shows a moment in which a word is marked', () => {
  const { scene, previewAt, captions } = compute(inputOf('One two three.', { isStill: true }));
  expect(previewAt).toBeCloseTo(0.55);
  expect(scene.overlay).toContain('\\rNow\\fs78}two');
  expect(scene.background).toHaveLength(1280 * 720 * 3);
  expect(captions).toBeNull();
});

test('a text of tags alone has no captions', () => expect(compute(inputOf('[laughs]')).captions).toBeNull());

test('times are hundredths of a second', () =>
  expect([0, 1.239, 61, 3661.5].map(assTime)).toEqual(['0:00:00.00', '0:00:01.24', '0:01:01.00', '1:01:01.50']));

test('the palettes are those of the web app', () => {
  const tokens = readFileSync(new URL('../../../../../web/src/tokens.css', import.meta.url), 'utf8');
  for (const name of orbPalettes)
    orbColours[name].forEach((colour, i) => expect(tokens).toContain(`--${name}-${i + 1}: ${colour};`));
});
