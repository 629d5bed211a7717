import { expect, test } from 'vitest';
import { lastWordBoundary, lastSentenceEnd } from './text-boundaries.ts';
import { cpuMsOf } from '../../testing/cpu-time.ts';

/** The text with a bar where it would be cut. */
const barred = (text: string, at: number) => `${text.slice(0, at)}|${text.slice(at)}`;
const cut = (text: string) => barred(text, lastWordBoundary(text));
const sentence = (text: string, isPhrase = false) => barred(text, lastSentenceEnd(text, isPhrase));

test('a cut is after the last white space, never inside a word', () => {
  expect(cut('The quick brown fo')).toBe('The quick brown |fo');
  expect(cut('The quick brown fox ')).toBe('The quick brown fox |');
  expect(cut('The quick\n\n  brown')).toBe('The quick\n\n  |brown');
  expect(cut('It costs $5')).toBe('It costs |$5');
  expect(cut('wo')).toBe('|wo');
  expect(cut('')).toBe('|');
  expect(cut('नमस्ते दुनि')).toBe('नमस्ते |दुनि');
});

test('tags stay whole, closed or not', () => {
  expect(cut('Wait. <break time="1s" /> Now')).toBe('Wait. <break time="1s" /> |Now');
  expect(cut('Wait. <break time="1s" />')).toBe('Wait. |<break time="1s" />');
  expect(cut('Wait. <break ti')).toBe('Wait. |<break ti');
  expect(cut('Wait. <break time="1s" ')).toBe('Wait. |<break time="1s" ');
  expect(cut('Wait. <')).toBe('Wait. |<');
  expect(cut('Oh [laughs very')).toBe('Oh |[laughs very');
  expect(cut('Oh [laughs very loudly] no')).toBe('Oh [laughs very loudly] |no');
  expect(cut('Oh [laughs very ')).toBe('Oh |[laughs very ');
  expect(cut('Say <phoneme alphabet="ipa" ph="x">two wo')).toBe('Say |<phoneme alphabet="ipa" ph="x">two wo');
  expect(cut('Say <phoneme alphabet="ipa" ph="x">two words</phoneme> and')).toBe(
    'Say <phoneme alphabet="ipa" ph="x">two words</phoneme> |and',
  );
});

test('text that only looks like a tag is not held back', () => {
  expect(cut('3 < 5 is true')).toBe('3 < 5 is |true');
  expect(cut(`a [${'b '.repeat(150)}c`)).toBe(`a [${'b '.repeat(150)}|c`);
});

test('scripts without spaces are cut between words, or after a punctuation mark', () => {
  expect(cut('今日はとても天気がいいですね。散歩に行きま')).toMatch(/^今日はとても天気がいいですね。.*\|.+$/u);
  expect(cut('今日は、')).toBe('今日は、|');
  expect(cut('ภาษาไทยง่าย')).toMatch(/^ภาษา.*\|.+$/u);
});

test('a sequence longer than any word is cut, but not inside a character', () => {
  expect(lastWordBoundary('x'.repeat(299))).toBe(0);
  expect(lastWordBoundary('x'.repeat(300))).toBe(300);
  const half = `${'x'.repeat(300)}\ud83d`;
  expect(lastWordBoundary(half)).toBe(300);
});

test('a sentence ends at its mark when something follows', () => {
  expect(sentence('One. Two! Three? Fo')).toBe('One. Two! Three? |Fo');
  expect(sentence('He said "no!" and ')).toBe('He said "no!" |and ');
  expect(sentence('It is 3.14 or www.example.com then')).toBe('|It is 3.14 or www.example.com then');
  expect(sentence('A line\n\nanother')).toBe('A line\n\n|another');
  expect(sentence('好。吗？呢')).toBe('好。吗？|呢');
  expect(sentence('यह है। वह')).toBe('यह है। |वह');
});

test('titles, initials and list numbers do not end a sentence', () => {
  expect(sentence('Ask Dr. Smith')).toBe('|Ask Dr. Smith');
  expect(sentence('1. First')).toBe('|1. First');
  expect(sentence('J. R. R. Tolkien')).toBe('|J. R. R. Tolkien');
  expect(sentence('In 1999. Then')).toBe('In 1999. |Then');
});

test('at the end of the input a full stop may continue, but other marks end the sentence', () => {
  expect(sentence('Visit example.')).toBe('|Visit example.');
  expect(sentence('Really?')).toBe('Really?|');
  expect(sentence('I came home late.', true)).toBe('I came home late.|');
  expect(sentence('I saw Dr.', true)).toBe('|I saw Dr.');
});

test('hostile text costs no more than its length', async () => {
  const work = () => {
    for (const text of [
      '.'.repeat(1e6) + 'x',
      '\n'.repeat(1e6) + 'x',
      '. '.repeat(5e5),
      `"${'.'.repeat(1e6)}`,
      '.)'.repeat(5e5),
    ]) {
      lastSentenceEnd(text, true);
      lastWordBoundary(text);
    }
    for (let i = 0; i < 1000; i++) lastWordBoundary('<[<a'.repeat(1000 + i));
  };
  expect(await cpuMsOf(work)).toBeLessThan(3000);
});
