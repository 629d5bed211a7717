import { beforeEach, expect, it } from 'vitest';
import type { DraftStorage } from './draft-storage.ts';
import { createDraftText } from './draft-text.ts';

/** Simulates the storage of a browser with several tabs. A frozen tab receives no events. */
function createBrowser() {
  const stored = new Map<string, string>();
  const listeners: { tab: string; key: string; onWrite(value: unknown): void }[] = [];
  const frozen = new Set<string>();
  let isFull = false;
  const parse = (text: string | undefined): unknown => (text === undefined ? null : JSON.parse(text));
  const storageOf = (tab: string): DraftStorage => ({
    read: (key) => parse(stored.get(key)),
    write(key, value) {
      if (isFull) return false;
      stored.set(key, JSON.stringify(value));
      for (const one of listeners)
        if (one.key === key && one.tab !== tab && !frozen.has(one.tab)) one.onWrite(parse(stored.get(key)));
      return true;
    },
    listen: (key, onWrite) => void listeners.push({ tab, key, onWrite }),
  });
  return {
    store: (key: string, value: unknown) => void stored.set(key, JSON.stringify(value)),
    storageOf,
    open: (tab: string) => createDraftText(storageOf(tab)),
    close: (tab: string) => frozen.add(tab),
    freeze: (tab: string) => frozen.add(tab),
    thaw: (tab: string) => frozen.delete(tab),
    setFull: (full: boolean) => void (isFull = full),
  };
}

let browser: ReturnType<typeof createBrowser>;
beforeEach(() => void (browser = createBrowser()));

const alpha = 'The first text, written in the one tab.';
const beta = 'Something else entirely, from over there!';

it('follows the other tab live while the text is only written on', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  one.edit('H');
  one.edit('Hello');
  expect(two.store.get()).toEqual({ text: 'Hello', replaced: null, isSaved: true });
  two.edit('Hello, harbour');
  expect(one.store.get()).toEqual({ text: 'Hello, harbour', replaced: null, isSaved: true });
  one.edit('Hello, harbour.');
  expect(two.store.get()).toEqual({ text: 'Hello, harbour.', replaced: null, isSaved: true });
});

it('lets the last writer win, tells the other tab, and brings its text back', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  one.edit(alpha);
  two.edit(beta);
  expect(one.store.get()).toMatchObject({ text: beta, replaced: alpha });
  expect(two.store.get()).toMatchObject({ text: beta, replaced: null });
  one.restoreReplaced();
  expect(one.store.get()).toMatchObject({ text: alpha, replaced: null });
  // Now the other tab is the one that was overwritten.
  expect(two.store.get()).toMatchObject({ text: alpha, replaced: beta });
  two.dismissReplaced();
  for (const tab of [one, two, browser.open('three')])
    expect(tab.store.get()).toMatchObject({ text: alpha, replaced: null });
});

it('loses no text when both tabs are written in by turns', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  one.edit(alpha);
  two.edit(beta);
  one.edit('A third text.');
  expect(two.store.get()).toMatchObject({ text: 'A third text.', replaced: beta });
  two.dismissReplaced();
  expect(one.store.get()).toMatchObject({ text: 'A third text.', replaced: alpha });
});

it('does not report a text that the other tab cleared, when it was empty or never typed here', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  one.edit(' ');
  two.edit(beta);
  expect(one.store.get()).toMatchObject({ text: beta, replaced: null });
  two.edit('');
  expect(one.store.get()).toMatchObject({ text: '', replaced: null });
});

it('keeps a replaced text whose tab was closed', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  one.edit(alpha);
  two.edit(beta);
  browser.close('one');
  const next = browser.open('next');
  expect(next.store.get()).toMatchObject({ text: beta, replaced: alpha });
  next.restoreReplaced();
  expect(next.store.get()).toMatchObject({ text: alpha, replaced: null });
  expect(two.store.get()).toMatchObject({ text: alpha, replaced: beta });
});

it('tells a tab that was frozen meanwhile', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  one.edit(alpha);
  browser.freeze('one');
  two.edit(beta);
  browser.thaw('one');
  one.catchUp();
  expect(one.store.get()).toMatchObject({ text: beta, replaced: alpha });
});

it('loses no text when a key is pressed before the news of the other tab arrives', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  browser.freeze('one');
  two.edit(beta);
  browser.close('two');
  browser.thaw('one');
  one.edit(alpha);
  expect(one.store.get()).toMatchObject({ text: alpha, replaced: beta });
});

it('keeps the five latest of the replaced texts', () => {
  const [one, two] = [browser.open('one'), browser.open('two')];
  for (let round = 1; round <= 7; round++) {
    one.edit(`Text ${round} of the one tab.`);
    two.edit('Over there.');
  }
  const rounds = [];
  for (let text = one.store.get().replaced; text !== null; text = one.store.get().replaced) {
    rounds.push(text);
    one.dismissReplaced();
  }
  expect(rounds).toHaveLength(5);
  expect(rounds[0]).toBe('Text 7 of the one tab.');
});

it('says when the browser stores nothing, and carries on', () => {
  const one = browser.open('one');
  browser.setFull(true);
  one.edit(alpha);
  one.edit(`${alpha}?`);
  expect(one.store.get()).toEqual({ text: `${alpha}?`, replaced: null, isSaved: false });
  browser.setFull(false);
  one.edit(`${alpha}!`);
  expect(one.store.get().isSaved).toBe(true);
  expect(browser.open('two').store.get().text).toBe(`${alpha}!`);
});

it('carries over a draft of the version before, and the texts that it had set aside', () => {
  browser.store('tts-draft', { text: alpha, tab: 'old', count: 3, seen: { other: 1 }, isChosen: false });
  browser.store('tts-kept', [{ tab: 'other', text: beta }, { tab: 'broken' }, null]);
  const tab = browser.open('one');
  expect(tab.store.get()).toEqual({ text: alpha, replaced: beta, isSaved: true });
  tab.edit(`${alpha} And more.`);
  tab.dismissReplaced();
  // What was dismissed does not come back.
  expect(browser.open('two').store.get()).toEqual({ text: `${alpha} And more.`, replaced: null, isSaved: true });
});

it('understands a tab of the version before that is still open', () => {
  const tab = browser.open('one');
  tab.edit(alpha);
  browser.storageOf('old').write('tts-draft', { text: beta, tab: 'old', count: 1, seen: {}, isChosen: false });
  expect(tab.store.get()).toMatchObject({ text: beta, replaced: alpha });
});

it('carries over the draft of the first version, unless there is a newer one', () => {
  browser.store('tts-text', alpha);
  expect(browser.open('one').store.get().text).toBe(alpha);
  browser.open('two').edit('');
  expect(browser.open('three').store.get().text).toBe('');
  browser.store('tts-text', alpha);
  browser.store('tts-draft', beta);
  expect(browser.open('four').store.get().text).toBe(beta);
});

it('keeps a former draft for the next time where the browser stores nothing', () => {
  browser.store('tts-text', alpha);
  browser.setFull(true);
  browser.open('one');
  browser.setFull(false);
  expect(browser.open('two').store.get().text).toBe(alpha);
});
