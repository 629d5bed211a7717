/** The dictionary that is open: its rules as they are edited, and their way to the server. */
import {
  getDictionary,
  getVersion,
  listDictionaries,
  listVersions,
  restoreVersion,
  setRules,
} from '#contract/pronunciation-dictionaries/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { call } from '../../../lib/api.ts';
import { readLocal, removeLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { ApiError } from '../../../lib/failures/errors.ts';
import { invalidate } from '../../../lib/queries.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { mergeRules, type MergeConflict } from '../rules/merge.ts';
import { areSameRules, type Rule } from '../rules/rule.ts';
import { isDraft, type Draft } from './draft.ts';

export type OpenDictionary = Answer<typeof getDictionary>;

/** A rule with a key that stays when rules are moved or changed. */
export interface Row {
  key: number;
  rule: Rule;
}

/** Somebody else saved the dictionary while it was edited here. */
export interface Meeting {
  version_id: string;
  theirs: readonly Rule[];
  /** What both changed, put together, with mine where both changed the same rule. */
  merged: readonly Rule[];
  conflicts: readonly MergeConflict[];
}

export interface EditorState {
  rows: readonly Row[];
  /** The rules of the version that was opened or saved last. */
  saved: readonly Rule[];
  version_id: string;
  isSaving: boolean;
  error: unknown;
  meeting: Meeting | null;
  canUndo: boolean;
  canRedo: boolean;
  /** What is not saved is kept in this browser too. */
  isKept: boolean;
  /** Work of an earlier visit was found in this browser. */
  isRestored: boolean;
}

export interface Editor {
  store: Store<EditorState>;
  edit(change: (rows: readonly Row[]) => readonly Row[]): void;
  /** Makes rows of rules, each with a new key. */
  rowsOf(rules: readonly Rule[]): Row[];
  undo(): void;
  redo(): void;
  discard(): void;
  save(): Promise<boolean>;
  restore(versionId: string): Promise<void>;
  /** Takes up a version that somebody else saved. */
  receive(dictionary: OpenDictionary): void;
  settle(rules: readonly Rule[] | null): void;
  open(): void;
  close(): void;
}

const maxSteps = 100;
const keepAfter = 400;
const draftKey = (id: string) => `dictionary-draft:${id}`;

let lastKey = 0;
const rowsOf = (rules: readonly Rule[]): Row[] => rules.map((rule) => ({ key: ++lastKey, rule }));
const rulesOf = (rows: readonly Row[]): Rule[] => rows.map(({ rule }) => rule);

export const isUnsaved = ({ rows, saved }: Pick<EditorState, 'rows' | 'saved'>): boolean =>
  rows.length !== saved.length || !areSameRules(rulesOf(rows), saved);

export function createEditor(first: OpenDictionary): Editor {
  const { id } = first;
  const params = { pronunciation_dictionary_id: id };
  let past: (readonly Row[])[] = [];
  let future: (readonly Row[])[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const store = createStore<EditorState>({
    rows: rowsOf(first.rules),
    saved: first.rules,
    version_id: first.latest_version_id,
    isSaving: false,
    error: null,
    meeting: null,
    canUndo: false,
    canRedo: false,
    isKept: true,
    isRestored: false,
  });
  const now = () => rulesOf(store.get().rows);

  function show(rows: readonly Row[]): void {
    store.set({ rows, canUndo: past.length > 0, canRedo: future.length > 0 });
    clearTimeout(timer);
    timer = setTimeout(keep, keepAfter);
  }

  /** Keeps what is not saved in this browser, so that closing the page loses nothing. */
  function keep(): void {
    clearTimeout(timer);
    const { version_id } = store.get();
    if (!isUnsaved(store.get())) {
      removeLocal(draftKey(id));
      store.set({ isKept: true });
    } else store.set({ isKept: writeLocal(draftKey(id), { version_id, rules: now() } satisfies Draft) });
  }

  function edit(change: (rows: readonly Row[]) => readonly Row[]): void {
    const before = store.get().rows;
    const rows = change(before);
    if (rows === before) return;
    past = [...past, before].slice(-maxSteps);
    future = [];
    show(rows);
  }

  function step(from: (readonly Row[])[], to: (readonly Row[])[]): void {
    const rows = from.pop();
    if (!rows) return;
    to.push(store.get().rows);
    show(rows);
  }

  /** Takes up what the server has now, and keeps what was changed here. */
  function meet(version_id: string, theirs: readonly Rule[], base: readonly Rule[] = store.get().saved): void {
    const mine = now();
    const { rules: merged, conflicts } = mergeRules(base, mine, theirs);
    if (areSameRules(mine, theirs) || areSameRules(mine, base)) {
      store.set({ saved: theirs, version_id, meeting: null });
      past = [];
      future = [];
      show(rowsOf(theirs));
      keep();
    } else store.set({ meeting: { version_id, theirs, merged, conflicts } });
  }

  async function readNewest(): Promise<void> {
    const { latest_version_id, rules } = await call(getDictionary, { params });
    meet(latest_version_id, rules);
  }

  async function save(): Promise<boolean> {
    const { isSaving, version_id } = store.get();
    if (isSaving || !isUnsaved(store.get())) return true;
    const rules = now();
    store.set({ isSaving: true, error: null });
    try {
      const { version_id: made } = await call(setRules, { params, body: { rules, if_version_id: version_id } });
      store.set({ saved: rules, version_id: made });
      keep();
      invalidate(getDictionary, listDictionaries, listVersions);
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.type === 'pronunciation_dictionary_changed')
        await readNewest().catch((failure: unknown) => store.set({ error: failure }));
      else store.set({ error });
      // The answer of an earlier save may have been lost, and the server has it all.
      return !isUnsaved(store.get());
    } finally {
      store.set({ isSaving: false });
    }
  }

  async function restoreDraft(): Promise<void> {
    const draft = readLocal(draftKey(id), isDraft, null);
    if (!draft || areSameRules(draft.rules, store.get().saved)) return removeLocal(draftKey(id));
    const { version_id, saved } = store.get();
    const rows = rowsOf(draft.rules);
    store.set({ rows, isRestored: true });
    if (draft.version_id === version_id) return;
    // Somebody saved the dictionary since. What the draft was made of decides what was changed in it.
    const base = await call(getVersion, { params: { ...params, version_id: draft.version_id } }).catch(() => null);
    meet(version_id, saved, base?.rules ?? []);
  }

  const onLeave = (event: BeforeUnloadEvent) => {
    keep();
    if (!store.get().isKept) event.preventDefault();
  };

  return {
    store,
    edit,
    rowsOf,
    undo: () => step(past, future),
    redo: () => step(future, past),
    discard() {
      edit(() => rowsOf(store.get().saved));
      store.set({ isRestored: false });
      keep();
    },
    save,
    async restore(versionId) {
      const { version_id } = store.get();
      const input = { params: { ...params, version_id: versionId }, body: { if_version_id: version_id } };
      const restored = await call(restoreVersion, input);
      const { rules } = await call(getVersion, { params: { ...params, version_id: restored.version_id } });
      past = [...past, store.get().rows].slice(-maxSteps);
      future = [];
      store.set({ saved: rules, version_id: restored.version_id });
      show(rowsOf(rules));
      keep();
      invalidate(getDictionary, listDictionaries, listVersions);
    },
    receive({ latest_version_id, rules }) {
      const { version_id, isSaving, meeting } = store.get();
      if (isSaving || latest_version_id === version_id || meeting?.version_id === latest_version_id) return;
      meet(latest_version_id, rules);
    },
    settle(rules) {
      const { meeting } = store.get();
      if (!meeting) return;
      store.set({ saved: meeting.theirs, version_id: meeting.version_id, meeting: null });
      edit(() => rowsOf(rules ?? meeting.theirs));
      keep();
    },
    open() {
      addEventListener('beforeunload', onLeave);
      void restoreDraft();
    },
    close() {
      removeEventListener('beforeunload', onLeave);
      keep();
    },
  };
}
