import { describe, expect, it } from 'vitest';
import {
  baseOf,
  earlierTakes,
  groupOf,
  isTakeList,
  matchedVolume,
  noTakes,
  takesOf,
  withKept,
  withNumber,
  withoutTake,
  withTake,
  type TakeList,
} from './take-rules.ts';

const names = ({ takes }: TakeList) => takes.map(({ id, number, isKept }) => `${id}${number}${isKept ? '!' : ''}`);

describe('takes', () => {
  it('of one text stand together, the newest last', () => {
    const list = ['a', 'b', 'c'].reduce((before, id) => withTake(before, id, 'Hello'), noTakes);
    expect(names(list)).toEqual(['a1', 'b2', 'c3']);
    // The same item again is the same take.
    expect(names(withTake(list, 'b', 'Hello'))).toEqual(['a1', 'b2', 'c3']);
    expect(names(withTake(withoutTake(list, 'b'), 'd', 'Hello'))).toEqual(['a1', 'c3', 'd4']);
  });
  it('give way to those of another text, except the kept ones', () => {
    const first = withKept(withTake(withTake(noTakes, 'a', 'Hello'), 'b', 'Hello'), 'a', true);
    const second = withTake(withTake(first, 'c', 'Bye'), 'd', 'Bye');
    expect(names(second)).toEqual(['a1!', 'c1', 'd2']);
    // Back at the first text, the numbers continue after the kept take.
    expect(names(withTake(second, 'e', 'Hello'))).toEqual(['a1!', 'e2']);
    expect(names(withTake(withKept(second, 'a', false), 'e', 'Third'))).toEqual(['e1']);
  });
  it('belong to their text: another text shows only the kept ones, and the first text has its own again', () => {
    const list = withKept(withTake(withTake(noTakes, 'a', 'Hello'), 'b', 'Hello'), 'a', true);
    const ids = (text: string) => takesOf(list.takes, groupOf(list, text)).map(({ id }) => id);
    const waiting = (text: string) => earlierTakes(list, groupOf(list, text)).map(({ id }) => id);
    expect([ids('Hello'), waiting('Hello')]).toEqual([['a', 'b'], []]);
    expect([ids('Good day!'), waiting('Good day!')]).toEqual([['a'], ['b']]);
  });
  it('survive a correction of their text, and are numbered on', () => {
    const list = [
      'You never see the bird.',
      'You almost never see that bird.',
      'You hardly ever see that bird!',
    ].reduce((before, text, at) => withTake(before, `t${at}`, text), noTakes);
    expect(names(list)).toEqual(['t01', 't12', 't23']);
    const group = groupOf(list, 'You never see the bird.');
    expect(takesOf(list.takes, group)).toHaveLength(3);
    expect(groupOf(list, 'Something else entirely is written here.')).not.toBe(group);
    // A take that speaks the text comes first, then the one that is heard, then the newest.
    const base = (text: string, loaded: string | null) => baseOf(list.takes, group, text, loaded)?.id;
    expect(base('You never see the bird.', 't2')).toBe('t0');
    expect(base('You never hear the bird.', 't1')).toBe('t1');
    expect(base('You never hear the bird.', null)).toBe('t2');
    expect(names(withNumber(list, 't1', 7))).toEqual(['t01', 't17', 't23']);
  });
  it('are a dozen at most, kept ones not counted', () => {
    let list = withKept(withTake(noTakes, 'first', 'Hello'), 'first', true);
    for (let at = 0; at < 20; at++) list = withTake(list, `t${at}`, 'Hello');
    expect(list.takes).toHaveLength(13);
    expect([list.takes[0]?.id, list.takes.at(-1)?.number]).toEqual(['first', 21]);
  });
  it('are not read from what is none', () => {
    expect(isTakeList(withTake(noTakes, 'a', 'Hello'))).toBe(true);
    for (const bad of [null, [], {}, { of: '', words: [], takes: [{}] }, { of: 1, words: [], takes: [] }])
      expect(isTakeList(bad)).toBe(false);
  });
});

describe('matchedVolume', () => {
  it('lowers the louder by the difference and raises nothing', () => {
    expect(matchedVolume(-20, -26)).toBeCloseTo(0.501, 3);
    expect(matchedVolume(-26, -20)).toBe(1);
    expect(matchedVolume(-20, -20)).toBe(1);
    expect(matchedVolume(null, -20)).toBe(1);
  });
});
