import { beforeEach, describe, expect, it } from 'vitest';
import { keepsMost } from './draft-sync.ts';
import { createTextKeeper, type Shelf } from './text-keeper.ts';

/** A browser's storage as its tabs see it. `hold` keeps the news from a tab, as a frozen page does. */
function browser() {
  const kept = new Map<string, string>();
  const listeners: { tab: string; key: string; heard(value: unknown): void }[] = [];
  const deaf = new Set<string>();
  let isFull = false;
  const parse = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));
  const shelf = (tab: string): Shelf => ({
    read: (key) => parse(kept.get(key)),
    write(key, value) {
      if (isFull) return false;
      kept.set(key, JSON.stringify(value));
      for (const one of listeners)
        if (one.key === key && one.tab !== tab && !deaf.has(one.tab)) one.heard(parse(kept.get(key)));
      return true;
    },
    listen: (key, heard) => void listeners.push({ tab, key, heard }),
  });
  return {
    open: (tab: string) => createTextKeeper(shelf(tab), tab),
    close: (tab: string) => deaf.add(tab),
    freeze: (tab: string) => deaf.add(tab),
    thaw: (tab: string) => deaf.delete(tab),
    fill: (full: boolean) => void (isFull = full),
  };
}

let tabs: ReturnType<typeof browser>;
beforeEach(() => void (tabs = browser()));

const alpha = 'The first text, written in the one tab.';
const beta = 'Something else entirely, from over there!';

describe('two tabs on one draft', () => {
  it('follow live while only one of them is written in', () => {
    const [one, two] = [tabs.open('one'), tabs.open('two')];
    one.edit('H');
    one.edit('Hello');
    expect(two.store.get()).toEqual({ text: 'Hello', other: null, isSaved: true });
    two.edit('Hello, harbour');
    expect(one.store.get().text).toBe('Hello, harbour');
    one.edit('Hello, harbour.');
    expect(two.store.get()).toEqual({ text: 'Hello, harbour.', other: null, isSaved: true });
  });
  it('lose neither text when both were written in', () => {
    const [one, two] = [tabs.open('one'), tabs.open('two')];
    one.edit(alpha);
    two.edit(beta);
    expect(one.store.get()).toMatchObject({ text: alpha, other: beta });
    expect(two.store.get()).toMatchObject({ text: beta, other: alpha });
    // Writing on in both changes nothing about that.
    one.edit(`${alpha} More.`);
    two.edit(`${beta} Yes.`);
    expect(one.store.get()).toMatchObject({ text: `${alpha} More.`, other: `${beta} Yes.` });
    expect(two.store.get()).toMatchObject({ text: `${beta} Yes.`, other: `${alpha} More.` });
  });
  it('agree on what was chosen, whichever it is and wherever', () => {
    for (const [at, which] of [
      [0, 'mine'],
      [0, 'other'],
      [1, 'other'],
      [1, 'mine'],
    ] as const) {
      tabs = browser();
      const [one, two] = [tabs.open('one'), tabs.open('two')];
      one.edit(alpha);
      two.edit(beta);
      [one, two][at]!.choose(which);
      const text = (which === 'mine') === (at === 0) ? alpha : beta;
      for (const tab of [one, two]) expect(tab.store.get()).toMatchObject({ text, other: null });
      expect(tabs.open('three').store.get()).toMatchObject({ text, other: null });
    }
  });
  it('do not follow a choice over what was written after it was seen', () => {
    const [one, two] = [tabs.open('one'), tabs.open('two')];
    one.edit(alpha);
    two.edit(beta);
    tabs.freeze('one');
    two.edit(`${beta} And on.`);
    tabs.thaw('one');
    one.choose('mine');
    expect(two.store.get()).toMatchObject({ text: `${beta} And on.`, other: alpha });
  });
  it('keep a text whose tab was closed or reloaded before anybody chose', () => {
    const [one, two] = [tabs.open('one'), tabs.open('two')];
    one.edit(alpha);
    two.edit(beta);
    tabs.close('one');
    const next = tabs.open('next');
    expect(next.store.get()).toMatchObject({ text: beta, other: alpha });
    next.choose('other');
    expect(next.store.get()).toMatchObject({ text: alpha, other: null });
    expect(two.store.get().text).toBe(alpha);
  });
  it('ask in the tab that slept through it', () => {
    const [one, two] = [tabs.open('one'), tabs.open('two')];
    one.edit(alpha);
    tabs.freeze('one');
    two.edit(beta);
    tabs.thaw('one');
    one.catchUp();
    expect(one.store.get()).toMatchObject({ text: alpha, other: beta });
  });
  it('ask when both wrote at the same moment, and lose nothing when the first key comes before the news', () => {
    const [one, two] = [tabs.open('one'), tabs.open('two')];
    tabs.freeze('one');
    two.edit(beta);
    tabs.thaw('one');
    one.edit(alpha);
    // Nobody had written in it: it had followed, and the key changed what it then held.
    expect(one.store.get().text).toBe(alpha);
    expect(two.store.get()).toMatchObject({ text: beta, other: alpha });
  });
  it('say when the browser keeps nothing, and go on', () => {
    const one = tabs.open('one');
    tabs.fill(true);
    one.edit(alpha);
    expect(one.store.get()).toEqual({ text: alpha, other: null, isSaved: false });
    tabs.fill(false);
    one.edit(`${alpha}!`);
    expect(one.store.get().isSaved).toBe(true);
    expect(tabs.open('two').store.get().text).toBe(`${alpha}!`);
  });
});

describe('keepsMost', () => {
  it('tells a changed text from another one', () => {
    expect(keepsMost('Hello', 'Hello, world')).toBe(true);
    expect(keepsMost('Good morning from the harbour', 'Good evening from the harbour')).toBe(true);
    expect(keepsMost(alpha, beta)).toBe(false);
    expect(keepsMost(alpha, '')).toBe(false);
    expect(keepsMost('aa', 'a')).toBe(true);
  });
});
