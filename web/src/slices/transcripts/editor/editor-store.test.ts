/** The save loop against a server that keeps one document by the rules of the real one. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TranscriptChange, TranscriptDetails, TranscriptDocument } from '#contract/speech-to-text/transcripts.ts';
import { applyChange } from '../../../../../server/src/slices/speech-to-text/document.rules.ts';
import { fakeBrowser, type FakeBrowser } from '../../../testing/fake-browser.ts';
import { textOf } from '../document/model.ts';
import { editText, removeSegment, splitSegment } from '../document/segments.ts';
import type { Editor } from './editor-store.ts';

let server: TranscriptDocument;
/** What becomes of the next saves: the answer is lost behind the server, the request before it, or another answer. */
let next: ('lost answer' | 'lost request' | Response)[];
let saves: TranscriptChange[];
/** Holds back saves until it is called. */
let held: (() => void)[] | undefined;
let browser: FakeBrowser;

const segment = (id: string, start: number, text: string): TranscriptDocument['segments'][number] => ({
  ...{ segment_id: id, speaker_id: 'speaker_0', channel_index: null, start, end: start + 2 },
  words: text
    .split(' ')
    .flatMap((word, i) => [
      ...(i > 0 ? [{ text: ' ', start, end: start, type: 'spacing' as const, logprob: null }] : []),
      { text: word, start: start + i / 4, end: start + i / 4 + 0.2, type: 'word' as const, logprob: -0.1 },
    ]),
});

const details = (canEdit = true) =>
  ({ transcript: { transcription_id: 'tr1', can_edit: canEdit }, document: server }) as TranscriptDetails;

async function answer(url: string, init?: RequestInit): Promise<Response> {
  if (!url.includes('/document')) return Response.json({});
  if (init?.method !== 'PATCH') return Response.json(details());
  const change = JSON.parse(init.body as string) as TranscriptChange;
  saves.push(change);
  if (held) await new Promise<void>((resolve) => held?.push(resolve));
  const fault = next.shift();
  if (fault instanceof Response) return fault;
  if (fault === 'lost request') throw new TypeError('offline');
  try {
    server = applyChange(server, change);
  } catch {
    return Response.json({ detail: { status: 'revision_conflict', message: 'Stale.' } }, { status: 409 });
  }
  if (fault === 'lost answer') throw new TypeError('offline');
  const { segments: _segments, cues, ...rest } = server;
  return Response.json({ transcript: {}, document: change.remake_cues ? { ...rest, cues } : rest });
}

const opened: Editor[] = [];
async function open(canEdit = true): Promise<Editor> {
  const { createEditor } = await import('./editor-store.ts');
  const editor = createEditor(structuredClone(details(canEdit)));
  editor.open();
  opened.push(editor);
  return editor;
}

const type = (editor: Editor, id: string, text: string) => editor.edit((now) => editText(now, id, text), `text:${id}`);
const shown = (editor: Editor) => editor.store.get().edits.document.segments.map(({ words }) => textOf(words));
const kept = () => server.segments.map(({ words }) => words.map(({ text }) => text).join(''));
const stateOf = (editor: Editor) => editor.store.get().save;
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const drafts = () => Object.keys(browser.local).filter((key) => key.includes('transcript-drafts'));
/** Somebody else saves. */
const elsewhere = (change: Partial<TranscriptChange>) => {
  const nothing = { segments: [], removed_segment_ids: [], cues: [], removed_cue_ids: [], remake_cues: false };
  server = applyChange(server, { ...nothing, revision: server.revision, ...change });
};

beforeEach(() => {
  vi.useFakeTimers();
  browser = fakeBrowser();
  browser.send.mockImplementation(answer);
  vi.stubGlobal('removeEventListener', browser.page.removeEventListener.bind(browser.page));
  vi.resetModules();
  next = [];
  saves = [];
  held = undefined;
  server = {
    revision: 3,
    speakers: [{ speaker_id: 'speaker_0', name: 'Speaker 0', color: 0 }],
    segments: [segment('s1', 0, 'one two'), segment('s2', 3, 'three four'), segment('s3', 6, 'five six')],
    cues: [],
    subtitle_rules: { max_characters_per_line: 42, max_lines: 2, max_seconds: 7 },
  };
});
afterEach(() => {
  // Nobody listens to the page of a test that is over.
  for (const editor of opened.splice(0)) editor.store.set({ save: 'gone' });
  for (const editor of opened) editor.close();
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('saves once after the last key, and only what changed', async () => {
  const editor = await open();
  type(editor, 's2', 'three');
  await wait(500);
  type(editor, 's2', 'three and four');
  await wait(500);
  expect(saves).toEqual([]);
  await wait(400);
  expect(saves.map(({ segments }) => segments.map(({ segment_id }) => segment_id))).toEqual([['s2']]);
  expect(kept()).toEqual(['one two', 'three and four', 'five six']);
  expect(stateOf(editor)).toBe('saved');
  expect(drafts()).toEqual([]);
});

it('an answer that is lost neither repeats nor loses an edit, also when somebody types on or takes it back', async () => {
  const editor = await open();
  next = ['lost answer'];
  editor.edit((now) => splitSegment(now, 's1', 4, 's9'));
  type(editor, 's2', 'sent');
  await wait(900);
  expect(stateOf(editor)).toBe('offline');
  expect(kept()).toEqual(['one', 'two', 'sent', 'five six']);
  type(editor, 's2', 'sent and more');
  await wait(900);
  expect(editor.store.get().conflict).toBeUndefined();
  expect(kept()).toEqual(['one', 'two', 'sent and more', 'five six']);
  expect(shown(editor)).toEqual(kept());

  next = ['lost answer'];
  type(editor, 's3', 'wrong');
  await wait(900);
  editor.undo();
  await wait(900);
  expect(kept()).toEqual(['one', 'two', 'sent and more', 'five six']);
  expect(stateOf(editor)).toBe('saved');
});

it('a request that never arrived is repeated by itself, and at once when the connection is back', async () => {
  const editor = await open();
  next = ['lost request', 'lost request'];
  type(editor, 's1', 'first');
  await wait(900);
  expect(stateOf(editor)).toBe('offline');
  await wait(8000);
  expect(saves).toHaveLength(2);
  browser.page.dispatchEvent(new Event('online'));
  await wait(0);
  expect(kept()[0]).toBe('first');
  expect(stateOf(editor)).toBe('saved');
});

it('joins what two tabs changed apart, and asks only about what both did', async () => {
  const editor = await open();
  elsewhere({ segments: [segment('s3', 6, 'theirs')] });
  type(editor, 's1', 'mine');
  await wait(900);
  expect(kept()).toEqual(['mine', 'three four', 'theirs']);
  expect(shown(editor)).toEqual(kept());

  elsewhere({ segments: [segment('s2', 3, 'their words')] });
  type(editor, 's2', 'my words');
  type(editor, 's1', 'mine alone');
  await wait(900);
  expect(stateOf(editor)).toBe('conflict');
  expect(editor.store.get().conflict?.count).toBe(1);
  type(editor, 's3', 'written meanwhile');
  await wait(900);
  editor.settleConflict('theirs');
  await wait(0);
  expect(kept()).toEqual(['mine alone', 'their words', 'written meanwhile']);
  editor.undo();
  await wait(900);
  expect(kept()).toEqual(['mine alone', 'my words', 'written meanwhile']);
});

it('what one tab removed and the other changed is asked about, and either answer is carried out', async () => {
  for (const [choice, text] of [
    ['mine', ['one two', 'three four']],
    ['theirs', ['one two', 'three four', 'theirs']],
  ] as const) {
    server = {
      ...server,
      segments: [segment('s1', 0, 'one two'), segment('s2', 3, 'three four'), segment('s3', 6, 'x')],
    };
    const editor = await open();
    elsewhere({ segments: [segment('s3', 6, 'theirs')] });
    editor.edit((now) => removeSegment(now, 's3'));
    await wait(900);
    editor.settleConflict(choice);
    await wait(0);
    expect(kept()).toEqual(text);
    editor.close();
  }
});

it('two saves never run at once, and what is typed meanwhile follows', async () => {
  const editor = await open();
  held = [];
  type(editor, 's1', 'a');
  await wait(900);
  type(editor, 's1', 'b');
  const both = Promise.all([editor.flush(), editor.flush()]);
  await wait(0);
  expect(saves).toHaveLength(1);
  const release = held;
  held = undefined;
  for (const go of release) go();
  expect(await both).toEqual([true, true]);
  expect(kept()[0]).toBe('b');
  expect(saves.map(({ revision }) => revision)).toEqual([3, 4]);
});

it('keeps what is not saved for the next visit, beside what other tabs keep, and joins it with what is new', async () => {
  const [first, second] = [await open(), await open()];
  next = Array<'lost request'>(9).fill('lost request');
  type(first, 's1', 'from the first tab');
  type(second, 's2', 'from the second tab');
  await wait(900);
  first.close();
  second.close();
  await wait(0);
  elsewhere({ segments: [segment('s3', 6, 'somebody else')] });
  next = [];
  const third = await open();
  expect(shown(third)).toEqual(['from the first tab', 'from the second tab', 'somebody else']);
  await wait(0);
  expect(kept()).toEqual(shown(third));
  expect(drafts()).toEqual([]);
});

it('a draft that the server has is forgotten without a word, and one that contradicts it is asked about', async () => {
  const editor = await open();
  next = ['lost answer'];
  type(editor, 's1', 'sent');
  await wait(900);
  // The tab is gone before it hears anything.
  browser.page.dispatchEvent(new Event('pagehide'));
  editor.store.set({ save: 'gone' });
  const again = await open();
  expect([stateOf(again), shown(again)[0]]).toEqual(['saved', 'sent']);
  expect(drafts()).toEqual([]);

  next = ['lost request'];
  type(again, 's1', 'mine');
  await wait(900);
  again.store.set({ save: 'gone' });
  elsewhere({ segments: [segment('s1', 0, 'theirs')] });
  const last = await open();
  expect(stateOf(last)).toBe('conflict');
  last.settleConflict('mine');
  await wait(0);
  expect(kept()[0]).toBe('mine');
});

it('asks before a page closes that has unsaved edits, and not otherwise', async () => {
  const isAsked = () => !browser.page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const editor = await open();
  expect(isAsked()).toBe(false);
  type(editor, 's1', 'new');
  expect(isAsked()).toBe(true);
  await wait(900);
  expect(isAsked()).toBe(false);
  type(editor, 's1', 'newer');
  editor.close();
  expect(isAsked()).toBe(false);
});

it('says that a transcript was deleted elsewhere, and stops', async () => {
  const editor = await open();
  next = [Response.json({ detail: { status: 'transcript_not_found', message: 'Gone.' } }, { status: 404 })];
  type(editor, 's1', 'too late');
  await wait(900);
  expect(stateOf(editor)).toBe('gone');
  type(editor, 's1', 'later still');
  await wait(20_000);
  expect(saves).toHaveLength(1);
  expect(drafts()).toEqual([]);
});

it('a refusal is shown and not repeated; whoever may only read changes nothing', async () => {
  const editor = await open();
  next = [
    Response.json({ detail: { status: 'invalid_document', message: 'It contradicts itself.' } }, { status: 400 }),
  ];
  type(editor, 's1', 'refused');
  await wait(20_000);
  expect(editor.store.get()).toMatchObject({ save: 'failed', problem: 'It contradicts itself.' });
  expect(saves).toHaveLength(1);
  expect(drafts()).toHaveLength(1);

  const reader = await open(false);
  expect(shown(reader)[0]).toBe('one two');
  type(reader, 's1', 'not mine');
  reader.undo();
  await wait(20_000);
  expect(saves).toHaveLength(1);
});

it('subtitles are made of what was just typed', async () => {
  const editor = await open();
  type(editor, 's1', 'fresh words');
  await editor.remakeCues();
  expect(server.cues[0]?.text).toContain('fresh words');
  expect(editor.store.get().edits.document.cues).toEqual(server.cues);
  expect(stateOf(editor)).toBe('saved');
});
