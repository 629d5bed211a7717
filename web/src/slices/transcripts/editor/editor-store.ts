/** The transcript that is open: its edits, and their way to the server. */
import { getTranscriptDocument, saveTranscriptDocument } from '#contract/speech-to-text/api.ts';
import type { TranscriptChange, TranscriptDetails } from '#contract/speech-to-text/transcripts.ts';
import { call } from '../../../lib/api.ts';
import { readLocal, removeLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { ApiError, errorMessage } from '../../../lib/failures/errors.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { changeBetween, mergeDocuments, withChange } from '../document/changes.ts';
import type { WordPlace } from '../document/doubts.ts';
import { readDocument, type EditedDocument } from '../document/model.ts';
import { edited, endStep, firstEdits, redone, undone, type Edits } from '../document/undo.ts';
import { t } from './messages.ts';
import { note } from './notices.ts';

/** Milliseconds after the last key that edits are sent. */
const saveAfter = 800;
/** Milliseconds until a save is tried again that did not reach the server. */
const retryAfter = 8000;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface Conflict {
  theirs: EditedDocument;
  /** Everything that only one side changed, and mine of what both did. */
  merged: EditedDocument;
  revision: number;
  count: number;
}

export interface EditorState {
  edits: Edits;
  save: SaveState;
  /** Why the last save was refused. */
  problem: string | undefined;
  conflict: Conflict | undefined;
  /** The segment or cue whose tools are shown. */
  selected: string | undefined;
  /** A word that is marked, such as a doubtful one or what was found. */
  mark: (WordPlace & { from: number; to: number }) | undefined;
  /** Where the caret goes once its segment is drawn. */
  caret: { id: string; from: number; to: number } | undefined;
}

export interface Editor {
  store: Store<EditorState>;
  readonly id: string;
  readonly isReadOnly: boolean;
  /** Carries an edit out. Edits with the same key that follow each other are undone together. */
  edit(change: (document: EditedDocument) => EditedDocument, key?: string): void;
  undo(): void;
  redo(): void;
  select(id: string | undefined): void;
  /** Sends what is not saved yet. Resolves to whether the server has everything. */
  flush(): Promise<boolean>;
  settleConflict(choice: 'mine' | 'theirs'): void;
  /** The server makes the subtitles anew from what is said. */
  remakeCues(): Promise<void>;
  /** Begins to hear of the connection. */
  open(): void;
  close(): void;
}

const draftKey = (id: string) => `transcript-draft:${id}`;
const isDraft = (value: unknown): value is TranscriptChange =>
  typeof value === 'object' && value !== null && typeof (value as TranscriptChange).revision === 'number';
const noDraft = { revision: -1 } as TranscriptChange;

export function createEditor(details: TranscriptDetails): Editor {
  const { transcript, document: first } = details;
  if (!first) throw new Error('A transcript that is not ready cannot be edited.');
  const id = transcript.transcription_id;
  const params = { transcription_id: id };
  const isReadOnly = !transcript.can_edit;
  let { revision } = first;
  /** What the server has. */
  let saved = readDocument(first);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saving: Promise<boolean> | undefined;
  let isClosed = false;

  const store = createStore<EditorState>({
    edits: firstEdits(saved),
    save: 'saved',
    problem: undefined,
    conflict: undefined,
    selected: undefined,
    mark: undefined,
    caret: undefined,
  });
  const now = () => store.get().edits.document;

  function later(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), milliseconds);
  }

  /** Keeps what is not saved in this browser, so that closing the page without a connection loses nothing. */
  function keepDraft(): void {
    const change = changeBetween(saved, now(), revision);
    if (change) writeLocal(draftKey(id), change);
    else removeLocal(draftKey(id));
  }

  function show(edits: Edits): void {
    if (edits === store.get().edits) return;
    const isChanged = edits.document !== now();
    store.set({ edits });
    if (!isChanged) return;
    if (store.get().save !== 'conflict') store.set({ save: 'unsaved', problem: undefined });
    later(saveAfter);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    const before = saving;
    if (before) await before;
    if (store.get().save === 'conflict') return false;
    saving = send();
    try {
      return await saving;
    } finally {
      saving = undefined;
    }
  }

  async function send(): Promise<boolean> {
    const document = now();
    const change = changeBetween(saved, document, revision);
    if (!change) {
      removeLocal(draftKey(id));
      store.set({ save: 'saved' });
      return true;
    }
    keepDraft();
    store.set({ save: 'saving' });
    try {
      const answer = await call(saveTranscriptDocument, { params, body: change });
      revision = answer.document.revision;
      saved = document;
    } catch (error) {
      return refuse(error);
    }
    if (now() !== document) {
      store.set({ save: 'unsaved' });
      keepDraft();
      later(saveAfter);
      return false;
    }
    removeLocal(draftKey(id));
    store.set({ save: 'saved' });
    return true;
  }

  async function refuse(error: unknown): Promise<false> {
    const isApi = error instanceof ApiError;
    if (isApi && error.status === 409) {
      try {
        await meet();
      } catch {
        retryLater('offline');
      }
      return false;
    }
    const isPassing = isApi && (error.status === 0 || error.status >= 500 || error.status === 429);
    if (isPassing) retryLater('offline');
    else store.set({ save: 'failed', problem: errorMessage(error) });
    return false;
  }

  function retryLater(save: SaveState): void {
    if (isClosed) return;
    store.set({ save });
    later(retryAfter);
  }

  /** Somebody else has saved: what only one side changed is joined, and the user decides about the rest. */
  async function meet(): Promise<void> {
    const { document: other } = await call(getTranscriptDocument, { params });
    if (!other) return;
    const theirs = readDocument(other);
    const { document: merged, conflicts } = mergeDocuments(saved, now(), theirs);
    if (conflicts > 0) {
      store.set({ save: 'conflict', conflict: { theirs, merged, revision: other.revision, count: conflicts } });
      return;
    }
    saved = theirs;
    ({ revision } = other);
    store.set({ edits: edited(store.get().edits, merged), save: 'unsaved' });
    note(t('merged'));
    later(0);
  }

  const onOnline = () => void flush();
  const onHide = () => keepDraft();
  const draft = isReadOnly ? noDraft : readLocal(draftKey(id), isDraft, noDraft);
  if (draft.revision >= 0) {
    const own = withChange(saved, draft);
    if (draft.revision === revision) {
      store.set({ edits: edited(store.get().edits, own), save: 'unsaved' });
      note(t('draft_restored'));
      later(0);
    } else {
      const count = draft.segments.length + draft.cues.length + draft.removed_segment_ids.length;
      store.set({ save: 'conflict', conflict: { theirs: saved, merged: own, revision, count: Math.max(1, count) } });
    }
  }

  return {
    store,
    id,
    isReadOnly,
    edit(change, key) {
      if (!isReadOnly) show(edited(store.get().edits, change(now()), key));
    },
    undo: () => show(undone(store.get().edits)),
    redo: () => show(redone(store.get().edits)),
    select(selected) {
      if (selected === store.get().selected) return;
      store.set({ selected, edits: endStep(store.get().edits) });
    },
    flush,
    settleConflict(choice) {
      const { conflict, edits } = store.get();
      if (!conflict) return;
      saved = conflict.theirs;
      ({ revision } = conflict);
      const mine = edits.document;
      // What was not chosen stays one step of undo away.
      const before = choice === 'mine' ? edited(edits, conflict.theirs) : edited(edits, mine);
      const document = choice === 'mine' ? conflict.merged : conflict.theirs;
      store.set({ edits: edited(before, document), save: 'unsaved', conflict: undefined });
      later(0);
    },
    async remakeCues() {
      if (!(await flush())) return;
      const answer = await call(saveTranscriptDocument, {
        params,
        body: { revision, segments: [], removed_segment_ids: [], cues: [], removed_cue_ids: [], remake_cues: true },
      });
      ({ revision } = answer.document);
      const cues = answer.document.cues ?? [];
      saved = { ...saved, cues };
      store.set({ edits: edited(store.get().edits, { ...now(), cues }) });
    },
    open() {
      isClosed = false;
      addEventListener('online', onOnline);
      addEventListener('pagehide', onHide);
    },
    close() {
      isClosed = true;
      removeEventListener('online', onOnline);
      removeEventListener('pagehide', onHide);
      keepDraft();
      void flush();
    },
  };
}
