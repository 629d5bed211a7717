import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isConflict, problemsOf } from './conflicts.ts';
import { diffRules, isEmptyDifference } from './diff.ts';
import { findMatches, withRules } from './matches.ts';
import { mergeRules } from './merge.ts';
import { isSameRule, makeRule, saidOf, type Rule, type RuleKind } from './rule.ts';
import { readSheet } from './sheet.ts';
import { convertSounds, soundsProblem } from './sounds.ts';
import { wordAt } from './word-borders.ts';

const rule = (written: string, said: string, kind: RuleKind = 'alias', more: Partial<Rule> = {}): Rule =>
  ({ ...makeRule({ written, kind, said }), ...more }) as Rule;
const written = (rules: readonly Rule[]) => rules.map((one) => `${one.string_to_replace}=${saidOf(one)}`);

const oneRule = fc
  .record({
    written: fc.constantFrom('a', 'b', 'ab', 'a b', 'A'),
    said: fc.constantFrom('x', 'y'),
    kind: fc.constantFrom<RuleKind>('alias', 'ipa'),
    isCaseSensitive: fc.boolean(),
    isWholeWord: fc.boolean(),
  })
  .map(makeRule);
const someRules = fc.array(oneRule, { maxLength: 6 });

describe('the difference of two versions', () => {
  it('names what was added, removed and changed', () => {
    const from = [rule('Catharus', 'KATH-rus'), rule('Mt.', 'Mount'), rule('read', 'red')];
    const to = [rule('fuscescens', 'fus-kes-enz'), rule('Catharus', 'KATH-uh-rus'), rule('read', 'red')];
    const { changes, ...counts } = diffRules(from, to);
    expect(counts).toEqual({ added: 1, removed: 1, changed: 1, isReordered: false });
    expect(changes.map(({ kind }) => kind)).toEqual(['added', 'changed', 'removed']);
  });

  it('tells the order apart, because it decides between rules for one word', () => {
    const rules = [rule('a', 'x'), rule('b', 'y')];
    expect(diffRules(rules, rules.toReversed())).toMatchObject({ changes: [], isReordered: true });
    expect(isEmptyDifference(diffRules(rules, rules))).toBe(true);
  });
});

describe('what two people changed at once', () => {
  const base = [rule('a', '1'), rule('b', '2'), rule('c', '3')];

  it('is put together', () => {
    const mine = [rule('a', 'one'), base[1]!, base[2]!, rule('mine', 'x')];
    const theirs = [base[0]!, rule('theirs', 'y'), base[2]!];
    const { rules, conflicts } = mergeRules(base, mine, theirs);
    expect(written(rules)).toEqual(['a=one', 'theirs=y', 'c=3', 'mine=x']);
    expect(conflicts).toEqual([]);
  });

  it('is shown where both changed the same rule', () => {
    const mine = [rule('a', 'mine'), base[1]!, base[2]!];
    const theirs = [rule('a', 'theirs'), base[2]!];
    const { rules, conflicts } = mergeRules(base, mine, theirs);
    expect(written(rules)).toEqual(['a=mine', 'c=3']);
    expect(conflicts.map(({ mine: my, theirs: their }) => [saidOf(my!), saidOf(their!)])).toEqual([['mine', 'theirs']]);
  });

  it('never loses a rule of either, whatever they did', () => {
    fc.assert(
      fc.property(someRules, someRules, someRules, (was, mine, theirs) => {
        const { rules, conflicts } = mergeRules(was, mine, theirs);
        const isHere = (one: Rule) =>
          rules.some((other) => isSameRule(one, other)) ||
          conflicts.some(({ mine: my, theirs: their }) => [my, their].some((other) => other && isSameRule(one, other)));
        for (const { kind, ...change } of [...diffRules(was, mine).changes, ...diffRules(was, theirs).changes])
          if (kind !== 'removed' && 'after' in change) expect(isHere(change.after)).toBe(true);
        expect(mergeRules(was, mine, was).rules.map(saidOf)).toEqual(mine.map(saidOf));
      }),
      { numRuns: 300 },
    );
  });
});

describe('conflicts', () => {
  const kinds = (...rules: Rule[]) => rules.map((_, at) => problemsOf(rules).get(at)?.kind);

  it('are rules that are never used', () => {
    expect(kinds(rule('read', 'red'), rule('read', 'reed'))).toEqual([undefined, 'duplicate']);
    expect(kinds(rule('New', 'x'), rule('New York', 'y'))).toEqual([undefined, 'shadowed']);
    expect(kinds(rule('New York', 'y'), rule('New', 'x'))).toEqual([undefined, undefined]);
    expect(kinds(rule('New', 'x'), rule('Newer', 'y'))).toEqual([undefined, undefined]);
    const anyCase = { case_sensitive: false };
    expect(kinds(rule('read', 'red', 'alias', anyCase), rule('Read', 'reed'))).toEqual([undefined, 'duplicate']);
    expect(kinds(rule('Read', 'red'), rule('read', 'reed', 'alias', anyCase))).toEqual([undefined, undefined]);
    expect(kinds(rule('ad', 'x'), rule('ad', 'y', 'alias', { word_boundaries: false }))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('hold for every text: a rule with a conflict is used nowhere', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'A', ' '), maxLength: 16 });
    fc.assert(
      fc.property(someRules, text, (rules, sentence) => {
        const problems = problemsOf(rules);
        for (const { at } of findMatches(sentence, rules))
          expect(isConflict(problems.get(at) ?? { kind: 'no_vowel' })).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('do not hide what cannot be saved or said', () => {
    expect(kinds(rule(' ', 'x'), rule('a', ' '), rule('a', 'kæt', 'ipa'), rule('b', 'qħ', 'ipa'))).toEqual([
      'no_written',
      'no_said',
      undefined,
      'unknown_sound',
    ]);
    expect(kinds(rule('SQL', 'SQL server'), rule('x'.repeat(201), 'y'))).toEqual([
      'contains_itself',
      'written_too_long',
    ]);
  });

  it('are found in ten thousand rules', () => {
    const rules = Array.from({ length: 10_000 }, (_, at) => rule(`word${at % 9999}`, 'said'));
    expect([...problemsOf(rules)]).toEqual([[9999, { kind: 'duplicate', by: 0 }]]);
  });
});

describe('sheets', () => {
  it.each([
    ['SQL\tsequel\nGIF\tjif', ['SQL=sequel', 'GIF=jif']],
    ['string_to_replace,type,said\nSQL,alias,sequel\nGIF,ipa,dʒɪf', ['SQL=sequel', 'GIF=dʒɪf']],
    ['a;"b;c"\n"say ""hi""";x', ['a=b;c', 'say "hi"=x']],
    ['Claughton,/ˈklɔtən/', ['Claughton=ˈklɔtən']],
    ['Claughton,K L AO1 T AH0 N,cmu', ['Claughton=K L AO1 T AH0 N']],
    ['مرحبا,marhaba', ['مرحبا=marhaba']],
  ])('%j', (source, expected) => {
    const sheet = readSheet(source);
    expect(written(sheet.rules)).toEqual(expected);
    expect(sheet.refused).toEqual([]);
  });

  it('name each line that is no rule', () => {
    const { rules, refused } = readSheet('a\tb\n\nalone\nx\t\n\ty\nq\tr\tbraille\n');
    expect(written(rules)).toEqual(['a=b']);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'one_column'],
      [4, 'no_said'],
      [5, 'no_written'],
      [6, 'unknown_kind'],
    ]);
  });
});

it('reads sounds as the engines do, and writes them in the other alphabet', () => {
  expect(convertSounds('/ˈtaɪ.lænd/', 'ipa', 'cmu-arpabet')).toBe('T AY1 L AE0 N D');
  expect(convertSounds('T AY1 L AE0 N D', 'cmu-arpabet', 'ipa')).toBe('ˈtaɪlænd');
  expect(convertSounds('əˈbaʊt', 'ipa', 'cmu-arpabet')).toBe('AX0 B AW1 T');
  expect(soundsProblem('tyːr', 'ipa')).toEqual({ sign: 'y' });
  expect(soundsProblem('K Q', 'cmu-arpabet')).toEqual({ sign: 'Q' });
  expect(soundsProblem('pst', 'ipa')).toBe('no_vowel');
});

it('puts rules into a text that is not saved with them', () => {
  const rules = [rule('SQL', 'a < b'), rule('veery', 'ˈvɪɹi', 'ipa')];
  expect(withRules('SQL of a veery, MySQL.', rules)).toBe(
    'a &lt; b of a <phoneme alphabet="ipa" ph="ˈvɪɹi">veery</phoneme>, MySQL.',
  );
});

it.each([
  ['the |veery sang', 'veery'],
  ['the vee|ry sang', 'veery'],
  ['the veery| sang', 'veery'],
  ['O’Bri|en came', 'O’Brien'],
  ['wait | here', undefined],
  ['𝒜𝒷|𝒸 x', '𝒜𝒷𝒸'],
])('finds the word at the caret of %s', (marked, expected) => {
  const text = marked.replace('|', '');
  const found = wordAt(text, marked.indexOf('|'));
  expect(found && text.slice(found.from, found.to)).toBe(expected);
});
