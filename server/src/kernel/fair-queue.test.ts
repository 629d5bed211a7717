import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FairQueue, type QueuedItem } from './fair-queue.ts';

class Speech implements QueuedItem<Speech> {
  running = 0;
  readonly group: string;
  readonly turn: number;
  left: number;
  constructor(group: string, turn: number, left: number) {
    this.group = group;
    this.turn = turn;
    this.left = left;
  }
  isBefore(other: Speech): boolean {
    return this.turn < other.turn;
  }
}

const groups = ['a', 'b', 'c', 'd', 'e'];
const canBegin = ({ left }: Speech) => left > 0;

/** Workers that speak one chunk after the other, in steps of the clock. */
class Workers {
  readonly queue = new FairQueue<Speech>();
  readonly begun: string[] = [];
  #turns = 0;
  #busy: { speech: Speech; until: number }[] = [];
  readonly #count: number;
  constructor(count: number) {
    this.#count = count;
  }

  add(group: string, chunks: number): void {
    const speech = new Speech(group, ++this.#turns, chunks);
    this.queue.add(speech, this.#turns);
  }

  /** Groups that wait although none of their chunks is under way. */
  waiting(): string[] {
    return groups.filter((group) => this.#waits(group));
  }

  #waits(group: string): boolean {
    const probe = this.queue.next((speech) => speech.group === group && canBegin(speech));
    return probe !== undefined && !this.#busy.some(({ speech }) => speech.group === group);
  }

  step(now: number, ms: () => number): void {
    for (const { speech } of this.#busy.filter(({ until }) => until <= now)) {
      speech.running -= 1;
      this.queue.moveToEnd(speech, ++this.#turns);
      if (speech.left === 0 && speech.running === 0) this.queue.remove(speech);
    }
    this.#busy = this.#busy.filter(({ until }) => until > now);
    while (this.#busy.length < this.#count) {
      const speech = this.queue.next(canBegin);
      if (!speech) return;
      speech.left -= 1;
      speech.running += 1;
      this.queue.moveToEnd(speech, ++this.#turns);
      this.#busy.push({ speech, until: now + ms() });
      this.begun.push(speech.group);
    }
  }
}

test('the only speech of a workspace begins next, whatever another has in the queue', () => {
  const workers = new Workers(1);
  for (let i = 0; i < 100; i++) workers.add('many', 50);
  workers.step(0, () => 10);
  workers.add('one', 2);
  for (let now = 10; now <= 40; now += 10) workers.step(now, () => 10);
  expect(workers.begun).toEqual(['many', 'one', 'many', 'one', 'many']);
});

test('two workers are shared evenly while two workspaces have work, and one has both when it is alone', () => {
  const workers = new Workers(2);
  workers.add('many', 20);
  workers.add('many', 20);
  workers.step(0, () => 10);
  expect(workers.begun).toEqual(['many', 'many']);
  workers.add('one', 3);
  for (let now = 10; now <= 30; now += 10) workers.step(now, () => 10);
  expect(workers.begun.slice(2, 8).toSorted()).toEqual(['many', 'many', 'many', 'one', 'one', 'one']);
});

test('a workspace that waits begins before any other one begins twice', () => {
  const arrival = fc.record({
    at: fc.integer({ min: 0, max: 60 }),
    group: fc.constantFrom(...groups),
    chunks: fc.integer({ min: 1, max: 8 }),
  });
  const property = (count: number, arrivals: { at: number; group: string; chunks: number }[], durations: number[]) => {
    const workers = new Workers(count);
    let drawn = 0;
    const ms = () => durations[drawn++ % durations.length] ?? 1;
    const since = new Map<string, number>();
    for (let now = 0; now < 120; now++) {
      for (const { at, group, chunks } of arrivals) if (at === now) workers.add(group, chunks);
      const before = workers.begun.length;
      const waited = workers.waiting();
      for (const group of since.keys()) if (!waited.includes(group)) since.delete(group);
      for (const group of waited) if (!since.has(group)) since.set(group, before);
      workers.step(now, ms);
      for (const [group, from] of since) {
        const end = workers.begun.indexOf(group, from);
        const others = workers.begun.slice(from, end === -1 ? undefined : end);
        expect(new Set(others).size).toBe(others.length);
        if (end !== -1) since.delete(group);
      }
    }
  };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.array(arrival, { minLength: 1, maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 10 }),
      property,
    ),
  );
});

test('a full queue takes speeches of workspaces that have less than their share', () => {
  const queue = new FairQueue<Speech>();
  for (let i = 0; i < 10; i++) queue.add(new Speech('many', i, 1), i);
  expect([queue.hasRoom('many', 10), queue.hasRoom('one', 10)]).toEqual([false, true]);
  for (let i = 0; i < 5; i++) queue.add(new Speech('one', i, 1), 10 + i);
  expect([queue.hasRoom('one', 10), queue.hasRoom('third', 10)]).toEqual([false, true]);
  for (let i = 0; i < 5; i++) queue.add(new Speech(`other ${i}`, i, 1), 20 + i);
  expect(queue.hasRoom('third', 10)).toBe(false);
});
