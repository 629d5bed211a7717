import { expect, test } from 'vitest';
import { createQueue } from './socket-queue.ts';

const queueOf = (onDrain = () => {}) => createQueue<string>({ size: 10, messages: 3, onDrain });

test('messages come out in order, at once or when they arrive', async () => {
  const queue = queueOf();
  queue.push('a', 1);
  queue.push('b', 1);
  expect(await queue.next(1000)).toEqual({ kind: 'message', message: 'a' });
  expect(await queue.next(1000)).toEqual({ kind: 'message', message: 'b' });
  const later = queue.next(1000);
  queue.push('c', 1);
  expect(await later).toEqual({ kind: 'message', message: 'c' });
});

test('no message within the time is a timeout, and the next one is not lost', async () => {
  const queue = queueOf();
  expect(await queue.next(5)).toEqual({ kind: 'timeout' });
  queue.push('a', 1);
  expect(await queue.next(5)).toEqual({ kind: 'message', message: 'a' });
});

test('it reports when it is full, by size or by number, and when it has drained', async () => {
  let rooms = 0;
  const queue = queueOf(() => (rooms += 1));
  queue.push('a', 10);
  expect(queue.isFull()).toBe(true);
  await queue.next(5);
  expect([queue.isFull(), rooms]).toEqual([false, 1]);
  for (const one of ['a', 'b', 'c']) queue.push(one, 1);
  expect(queue.isFull()).toBe(true);
  await queue.next(5);
  await queue.next(5);
  expect(rooms).toBe(2);
});

test('closing drops what waits, wakes the reader, and accepts nothing more', async () => {
  let rooms = 0;
  const queue = queueOf(() => (rooms += 1));
  queue.push('a', 10);
  queue.close();
  expect([await queue.next(1000), rooms]).toEqual([{ kind: 'closed' }, 1]);
  queue.push('b', 1);
  expect(await queue.next(1000)).toEqual({ kind: 'closed' });
  const other = queueOf();
  const next = other.next(10_000);
  other.close();
  expect(await next).toEqual({ kind: 'closed' });
});
