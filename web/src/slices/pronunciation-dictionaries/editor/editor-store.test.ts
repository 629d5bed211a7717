/** The editor against a server that keeps the versions of one dictionary by the rules of the real one. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../../testing/fake-browser.ts';
import { makeRule, saidOf, type Rule } from '../rules/rule.ts';
import type { Editor, OpenDictionary } from './editor-store.ts';

let versions: Rule[][];
let next: 'lost answer' | undefined;
let browser: FakeBrowser;
const opened: Editor[] = [];

const rule = (written: string, said: string): Rule => makeRule({ written, kind: 'alias', said });
const latest = () => ({ latest_version_id: `v${versions.length}`, rules: versions.at(-1) ?? [] });
const details = () => ({ id: 'd1', name: 'Names', ...latest() }) as OpenDictionary;

async function answer(url: string, init?: RequestInit): Promise<Response> {
  if (url.endsWith('/set-rules')) {
    const { rules, if_version_id } = JSON.parse(init?.body as string) as { rules: Rule[]; if_version_id: string };
    if (if_version_id !== latest().latest_version_id)
      return Response.json({ detail: { status: 'pronunciation_dictionary_changed', message: 'x' } }, { status: 409 });
    versions.push(rules);
    if (next === 'lost answer') throw new TypeError('offline');
    return Response.json({ version_id: latest().latest_version_id });
  }
  const [, number] = /versions\/v(\d+)\/rules$/.exec(url) ?? [];
  return Response.json(number ? { rules: versions[Number(number) - 1] } : details());
}

async function open(): Promise<Editor> {
  const { createEditor } = await import('./editor-store.ts');
  const editor = createEditor(structuredClone(details()));
  editor.open();
  opened.push(editor);
  await vi.advanceTimersByTimeAsync(0);
  return editor;
}

const add = (editor: Editor, one: Rule) => editor.edit((rows) => [...rows, ...editor.rowsOf([one])]);
const shown = (editor: Editor) => editor.store.get().rows.map((row) => saidOf(row.rule));

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  browser.send.mockImplementation(answer);
  vi.stubGlobal('removeEventListener', browser.page.removeEventListener.bind(browser.page));
  vi.resetModules();
  versions = [[rule('a', '1'), rule('b', '2')]];
  next = undefined;
});
afterEach(() => {
  for (const editor of opened.splice(0)) editor.close();
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('saves a version, and undoes and redoes what was edited', async () => {
  const editor = await open();
  add(editor, rule('c', '3'));
  editor.undo();
  expect(shown(editor)).toEqual(['1', '2']);
  editor.redo();
  expect(await editor.save()).toBe(true);
  expect(versions.at(-1)?.map(saidOf)).toEqual(['1', '2', '3']);
  // Nothing has changed, so there is no further version.
  await editor.save();
  expect(versions).toHaveLength(2);
});

it('tells the later of two editors, and saves what both changed', async () => {
  const [first, second] = [await open(), await open()];
  add(first, rule('c', 'theirs'));
  add(second, rule('d', 'mine'));
  await first.save();
  expect(await second.save()).toBe(false);
  const { meeting } = second.store.get();
  expect(meeting?.conflicts).toEqual([]);
  expect(shown(second)).toEqual(['1', '2', 'mine']);
  second.settle(meeting?.merged ?? null);
  expect(await second.save()).toBe(true);
  expect(versions.at(-1)?.map(saidOf)).toEqual(['1', '2', 'theirs', 'mine']);
});

it('takes a save for done whose answer was lost', async () => {
  const editor = await open();
  add(editor, rule('c', '3'));
  next = 'lost answer';
  expect(await editor.save()).toBe(false);
  expect(editor.store.get().error).not.toBeNull();
  next = undefined;
  expect(await editor.save()).toBe(true);
  expect(editor.store.get().meeting).toBeNull();
  expect(versions).toHaveLength(2);
  expect(shown(editor)).toEqual(['1', '2', '3']);
});

it('brings back what was not saved, also onto a version that is newer', async () => {
  const editor = await open();
  add(editor, rule('c', 'draft'));
  editor.close();
  versions.push([rule('a', 'changed'), rule('b', '2')]);
  const again = await open();
  expect(shown(again)).toEqual(['1', '2', 'draft']);
  const { meeting } = again.store.get();
  expect(meeting?.merged.map(saidOf)).toEqual(['changed', '2', 'draft']);
  again.settle(null);
  expect(shown(again)).toEqual(['changed', '2']);
  again.close();
  expect(shown(await open())).toEqual(['changed', '2']);
});
