import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxDialogueCharacters, maxDialogueTurns } from '#contract/dialogue/types.ts';
import { colorsOf } from '#contract/voices/speaker-colors.ts';
import { isScript, readScript, turnsOfScript, withBrackets } from './script.ts';
import {
  answeringVoice,
  countDialogue,
  duplicateTurn,
  insertAt,
  insertTurns,
  moveTurn,
  problemOf,
  readStored,
  removeTurn,
  replaceVoice,
  restoreTurn,
  speakersOf,
  spokenTurns,
  withoutBreaks,
  type Turn,
} from './turns.ts';
import { dialogueInput } from '../generation/dialogue-input.ts';

const turn = (id: string, voice_id: string, text: string): Turn => ({ id, voice_id, text });
const three = [turn('1', 'a', 'One.'), turn('2', 'b', 'Two.'), turn('3', 'a', 'Three.')];
const ids = (turns: readonly Turn[]) => turns.map(({ id }) => id).join('');
const voices = new Set(['a', 'b', 'c']);

const anyTurns = fc
  .array(fc.record({ voice_id: fc.constantFrom('a', 'b', 'c', ''), text: fc.string({ maxLength: 90 }) }), {
    maxLength: 70,
  })
  .map((list) => list.map((one, at): Turn => ({ ...one, id: String(at) })));

it('moves, copies and removes turns, and puts a removed one back', () => {
  expect(ids(moveTurn(three, '3', 0))).toBe('312');
  expect(ids(moveTurn(three, '1', 9))).toBe('231');
  expect(moveTurn(three, '2', 1)).toBe(three);
  expect(ids(duplicateTurn(three, '2', 'x').turns)).toBe('12x3');
  const fewer = removeTurn(three, '2');
  expect(ids(restoreTurn(fewer, three[1]!, 1))).toBe('123');
  expect(ids(restoreTurn(three, three[1]!, 1))).toBe('123');
  expect(ids(restoreTurn([], three[1]!, 5))).toBe('2');
});

it('keeps every turn through any moves, and never has more than fifty', () => {
  fc.assert(
    fc.property(anyTurns, fc.array(fc.tuple(fc.nat(70), fc.nat(70)), { maxLength: 20 }), (turns, moves) => {
      let moved: readonly Turn[] = turns;
      for (const [from, to] of moves) moved = moveTurn(moved, String(from), to);
      expect(ids([...moved].toSorted((a, b) => Number(a.id) - Number(b.id)))).toBe(ids(turns));
      const { turns: all, dropped } = insertTurns([], 0, turns);
      expect(all.length).toBeLessThanOrEqual(maxDialogueTurns);
      expect(all.length + dropped).toBe(turns.length);
    }),
  );
});

it('takes pasted turns in the place of an empty one, after one with a text, or instead of nothing', () => {
  const pasted = [turn('x', 'a', 'X'), turn('y', 'b', 'Y')];
  const empty = [turn('1', 'a', ''), turn('2', 'b', ' ')];
  expect(ids(insertAt(empty, '1', pasted).turns)).toBe('xy');
  expect(ids(insertAt(three, '1', pasted).turns)).toBe('1xy23');
  expect(ids(insertAt([...three, turn('4', 'a', '')], '4', pasted).turns)).toBe('123xy');
  expect(ids(insertAt(three, null, pasted).turns)).toBe('123xy');
  const sixty = Array.from({ length: 60 }, (_, at) => turn(`p${at}`, 'a', 'Word.'));
  const kept = insertAt(empty, '1', sixty);
  expect([kept.turns.length, kept.dropped]).toEqual([50, 10]);
  expect(kept.turns.at(-1)?.id).toBe('p49');
});

it('knows who speaks, who answers, and gives each a color of its own', () => {
  expect(speakersOf(three)).toEqual([
    { voice_id: 'a', turns: 2 },
    { voice_id: 'b', turns: 1 },
  ]);
  expect(answeringVoice(three, 3, 'z')).toBe('b');
  expect(answeringVoice(three, 2, 'z')).toBe('a');
  expect(answeringVoice(three, 1, 'z')).toBe('b');
  expect(answeringVoice(three.slice(0, 1), 1, 'z')).toBe('a');
  expect(answeringVoice([], 0, 'z')).toBe('z');
  expect([...colorsOf(three)]).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(speakersOf(replaceVoice(three, 'a', 'b'))).toEqual([{ voice_id: 'b', turns: 3 }]);
});

it('leaves empty turns out and writes tags tightly', () => {
  const turns = [turn('1', 'a', ' [ laughs ]   No. '), turn('2', 'b', ' \n'), turn('3', 'a', 'Yes.')];
  expect(spokenTurns(turns).map(({ text }) => text)).toEqual(['[laughs] No.', 'Yes.']);
  expect(countDialogue(turns)).toBe('[laughs] No.Yes.'.length);
  expect(withoutBreaks('One \n two.\r\n\r\nThree.')).toBe('One two. Three.');
});

it('says what the server would refuse, and names the turn', () => {
  expect(problemOf([turn('1', 'a', ' ')], voices)).toEqual({ kind: 'empty' });
  expect(problemOf([...three, turn('4', 'gone', 'Four.')], voices)).toEqual({ kind: 'no_voice', turn: 4 });
  expect(problemOf([three[0]!, turn('2', 'b', '[laughs]')], voices)).toEqual({ kind: 'only_tags', turn: 2 });
  const long = turn('1', 'a', 'x'.repeat(maxDialogueCharacters + 1));
  expect(problemOf([long], voices)).toEqual({ kind: 'too_long', count: 1 });
  expect(problemOf([{ ...long, text: 'x'.repeat(maxDialogueCharacters) }], voices)).toBeUndefined();
  const crowd = Array.from({ length: 11 }, (_, at) => turn(String(at), `v${at}`, 'Word.'));
  const known = new Set(crowd.map(({ voice_id }) => voice_id));
  expect(problemOf(crowd, known)).toEqual({ kind: 'too_many_voices', count: 11 });
  expect(problemOf(crowd.slice(1), known)).toBeUndefined();
});

it('reads what is stored, whatever it is', () => {
  expect(
    readStored([{ text: '[ sighs ] Well.', voice_id: 'a' }, { text: ' ', voice_id: 'a' }, { text: 1 }, null]),
  ).toEqual([{ text: '[sighs] Well.', voice_id: 'a' }]);
  fc.assert(
    fc.property(fc.jsonValue(), anyTurns, (value, turns) => {
      expect(readStored(value).length).toBeLessThanOrEqual(maxDialogueTurns);
      const stored = readStored(turns);
      expect(stored.length).toBe(Math.min(maxDialogueTurns, turns.filter(({ text }) => text.trim() !== '').length));
      // What was stored is read as it is.
      expect(readStored(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    }),
  );
});

const script = `FERRYMAN: You are late, or I am early.
PASSENGER (softly): I only need the far bank.
(The rope creaks.)

**Ferryman:** [ dry ] Everybody only needs the far bank.
GULL:
Kee-ow.
  Kee-ow again.
See https://example.org at 12:30.`;

it('reads a script: names in any case, remarks behind them, texts below them, and lines without one', () => {
  const { lines, speakers } = readScript(script);
  expect(lines).toEqual([
    { name: 'FERRYMAN', text: 'You are late, or I am early.' },
    { name: 'PASSENGER', text: 'I only need the far bank.' },
    { name: null, text: '(The rope creaks.)' },
    { name: 'FERRYMAN', text: '[ dry ] Everybody only needs the far bank.' },
    { name: 'GULL', text: 'Kee-ow. Kee-ow again.' },
    { name: null, text: 'See https://example.org at 12:30.' },
  ]);
  expect(speakers).toEqual([
    { name: 'FERRYMAN', lines: 2 },
    { name: 'PASSENGER', lines: 1 },
    { name: 'GULL', lines: 1 },
    { name: null, lines: 2 },
  ]);
});

it('takes for a script only what has two named lines', () => {
  expect(isScript(script)).toBe(true);
  expect(isScript('One: first\nTwo: second')).toBe(true);
  for (const text of ['Note: this is one remark.', 'At 12:30\nAt 13:45', 'https://a.example\nhttps://b.example', ''])
    expect(isScript(text), text).toBe(false);
});

it('makes turns of a script, with the words in brackets as they are wanted', () => {
  const voicesOf = new Map<string | null, string>([
    ['FERRYMAN', 'a'],
    [null, 'c'],
  ]);
  const turns = turnsOfScript(readScript(script), voicesOf, 'play');
  expect(turns.map(({ voice_id }) => voice_id)).toEqual(['a', '', 'c', 'a', '', 'c']);
  expect(turns[3]?.text).toBe('[dry] Everybody only needs the far bank.');
  expect(withBrackets('[ dry ] Well [sighs] then.', 'omit')).toBe('Well then.');
  expect(withBrackets('[ dry ] Well.', 'read')).toBe('dry Well.');
  expect(turnsOfScript(readScript('A: [laughs]\nB: Yes.'), new Map(), 'omit')).toEqual([
    { voice_id: '', text: 'Yes.' },
  ]);
});

it('loses no word of any script', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const line = fc.tuple(
    fc.option(fc.constantFrom('ANNA', 'Old Tom', 'Zoë')),
    fc.array(word, { minLength: 1, maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (written) => {
      const text = written.map(([name, words]) => (name ? `${name}: ` : '') + words.join(' ')).join('\n');
      const read = readScript(text).lines;
      expect(read.map(({ name, text: said }) => [name, said])).toEqual(
        written.map(([name, words]) => [name, words.join(' ')]),
      );
    }),
  );
});

describe('the request', () => {
  const settings = {
    stability: null,
    use_speaker_boost: null,
    language_code: '',
    output_format: null,
    seed: null,
    normalization: 'auto',
    dictionaries: null,
  } as const;
  const turns = [{ id: 'a', voice_id: 'v', text: 'Hello' }];
  const inputs = [{ voice_id: 'v', text: 'Hello' }];

  it('leaves out what the settings leave open', () => {
    expect(dialogueInput(turns, settings, 'mp3_44100_128')).toEqual({
      query: { output_format: 'mp3_44100_128' },
      body: { inputs, model_id: 'eleven_v3' },
    });
  });

  it('has the seed, the normalization and the dictionaries of Advanced, also 0 and none', () => {
    const locator = { pronunciation_dictionary_id: 'd', version_id: 'n' };
    const chosen = { ...settings, seed: 0, normalization: 'off', language_code: 'de' } as const;
    const { body } = dialogueInput(turns, { ...chosen, dictionaries: [locator] }, 'mp3_44100_128');
    expect(body).toEqual({
      ...{ inputs, model_id: 'eleven_v3', language_code: 'de', seed: 0, apply_text_normalization: 'off' },
      pronunciation_dictionary_locators: [locator],
    });
    // No dictionary at all is another wish than those of the workspace.
    const none = dialogueInput(turns, { ...chosen, dictionaries: [] }, 'wav_44100').body;
    expect(none.pronunciation_dictionary_locators).toEqual([]);
  });
});
