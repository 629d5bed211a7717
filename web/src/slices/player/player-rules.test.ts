import { describe, expect, test } from 'vitest';
import type { PlayableItem } from './stored-item.ts';
import { loopJump, nextLoop, noLoop, loopRestart, type Loop } from '../../lib/player/loop.ts';
import { insertNext, removeItem } from './queue/queue-order.ts';
import { titleOf } from './title.ts';

describe('loop', () => {
  test('one control goes through the whole, a part and off', () => {
    let loop: Loop = noLoop;
    const seen: Loop[] = [];
    for (const time of [4, 5, 9, 9]) seen.push((loop = nextLoop(loop, time)));
    expect(seen).toEqual([{ kind: 'whole' }, { kind: 'from', start: 5 }, { kind: 'part', start: 5, end: 9 }, noLoop]);
  });

  test('marks set backwards are put in order, and a slip of the finger sets none', () => {
    const from: Loop = { kind: 'from', start: 8 };
    expect(nextLoop(from, 3)).toEqual({ kind: 'part', start: 3, end: 8 });
    expect(nextLoop(from, 8.2)).toBe(from);
  });

  test('a part jumps at its end only, and whoever is before it is let be', () => {
    const part: Loop = { kind: 'part', start: 2, end: 5 };
    expect(loopJump(part, 1)).toBeNull();
    expect(loopJump(part, 4.9)).toBeNull();
    expect(loopJump(part, 5)).toBe(2);
    expect(loopJump({ kind: 'whole' }, 99)).toBeNull();
  });

  test('what has ended starts again where its loop does', () => {
    expect(loopRestart(noLoop)).toBeNull();
    expect(loopRestart({ kind: 'whole' })).toBe(0);
    // Only the start is set, so the end of the audio acts as the end of the loop.
    expect(loopRestart({ kind: 'from', start: 3 })).toBe(0);
    expect(loopRestart({ kind: 'part', start: 3, end: 9 })).toBe(3);
  });
});

describe('queue', () => {
  const item = (id: string): PlayableItem => ({ history_item_id: id, text: id, voice_id: null, voice_name: null });
  const ids = (items: readonly PlayableItem[]) => items.map(({ history_item_id }) => history_item_id).join('');
  const items = ['a', 'b', 'c'].map(item);

  test('what is put in plays after what plays now', () => {
    const next = insertNext({ items, at: 1 }, item('x'));
    expect([ids(next.items), next.at]).toEqual(['abxc', 1]);
    expect(ids(insertNext({ items, at: -1 }, item('x')).items)).toBe('xabc');
  });

  test('what goes away does not move what plays', () => {
    const before = removeItem({ items, at: 1 }, 'a');
    expect([ids(before.items), before.at]).toEqual(['bc', 0]);
    const after = removeItem({ items, at: 1 }, 'c');
    expect([ids(after.items), after.at]).toEqual(['ab', 1]);
    // When the playing item is removed, the next one follows.
    const current = removeItem({ items, at: 1 }, 'b');
    expect([ids(current.items), current.items[current.at + 1]?.history_item_id]).toEqual(['ac', 'c']);
    expect(removeItem({ items, at: 1 }, 'z')).toEqual({ items, at: 1 });
  });
});

test('a title has the first words that are spoken', () => {
  expect(titleOf('[laughs] One  two\nthree <break time="1s"/> four', 3)).toBe('One two three');
  // A text of nothing but tags still has a title.
  expect(titleOf('[laughs]')).toBe('[laughs]');
});
