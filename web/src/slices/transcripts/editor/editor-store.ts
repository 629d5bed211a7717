/** The transcript that is open: its edits, and their way to the server. */
import { getTranscriptDocument, saveTranscriptDocument } from '#contract/speech-to-text/api.ts';
import type { TranscriptDetails } from '#contract/speech-to-text/transcripts.ts';
import { call } from '../../../lib/api.ts';
import { readLocal, removeLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { ApiError, errorMessage } from '../../../lib/failures/errors.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { changeBetween, mergeDocuments } from '../document/changes.ts';
import type { WordPlace } from '../document/doubts.ts';
import { draftOf, isDrafts, restoreDraft, type Drafts } from '../document/drafts.ts';
import { newId, readDocument, type EditedDocument } from '../document/model.ts';
import { edited, endStep, firstEdits, redone, undone, type Edits } from '../document/undo.ts';
import { t } from './messages.ts';
import { note } from './notices.ts';

/** Milliseconds after the last key that edits are sent. */
const saveAfter = 800;
/** Milliseconds until a save is tried again that did not reach the server. */
const retryAfter = 8000;

/** How often a save follows another at once, because somebody typed or saved meanwhile. */
const maxAttempts = 5;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict' | 'gone';

export interface Conflict {
  theirs: EditedDocument;
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

const draftsKey = (id: string) => `transcript-drafts:${id}`;
const noDrafts: Drafts = {};

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
  /** What was sent without an answer. The server may have it. */
  let unanswered: EditedDocument[] = [];
  /** The drafts that this tab answers for: its own, and those of tabs that were closed before. */
  const ownDraft = newId('s');
  const drafts = new Set([ownDraft]);

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
    const draft = draftOf(saved, now(), revision);
    // Other tabs keep theirs.
    const all = Object.entries(readLocal(draftsKey(id), isDrafts, noDrafts)).filter(([tab]) => !drafts.has(tab));
    if (draft) all.push([ownDraft, draft]);
    if (all.length > 0) writeLocal(draftsKey(id), Object.fromEntries(all));
    else removeLocal(draftsKey(id));
  }

  function show(edits: Edits): void {
    if (edits === store.get().edits) return;
    const isChanged = edits.document !== now();
    store.set({ edits });
    if (!isChanged) return;
    const { save } = store.get();
    if (save === 'gone') return;
    if (save !== 'conflict') store.set({ save: 'unsaved', problem: undefined });
    later(saveAfter);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    for (let before = saving; before; before = saving) await before;
    const { save } = store.get();
    if (save === 'conflict' || save === 'gone') return false;
    saving = send(maxAttempts);
    try {
      return await saving;
    } finally {
      saving = undefined;
    }
  }

  async function send(attempts: number): Promise<boolean> {
    const document = now();
    const change = changeBetween(saved, document, revision);
    keepDraft();
    // What was sent without an answer and then taken back is still on the server.
    if (!change && unanswered.length > 0) return compare(attempts);
    if (!change) {
      store.set({ save: 'saved' });
      return true;
    }
    store.set({ save: 'saving' });
    try {
      const answer = await call(saveTranscriptDocument, { params, body: change });
      revision = answer.document.revision;
      saved = document;
      unanswered = [];
    } catch (error) {
      return refuse(error, document, attempts);
    }
    return again(attempts);
  }

  /** Goes on where somebody typed meanwhile. */
  function again(attempts: number): boolean | Promise<boolean> {
    keepDraft();
    if (!changeBetween(saved, now(), revision)) {
      store.set({ save: 'saved' });
      return true;
    }
    store.set({ save: 'unsaved' });
    if (attempts > 1) return send(attempts - 1);
    later(saveAfter);
    return false;
  }

  async function refuse(error: unknown, document: EditedDocument, attempts: number): Promise<boolean> {
    const { status } = error instanceof ApiError ? error : { status: undefined };
    if (status === 409) return compare(attempts);
    if (status === 404) {
      giveUp();
    } else if (status === 0 || status === 429 || (status !== undefined && status >= 500)) {
      if (!unanswered.includes(document)) unanswered.push(document);
      retryLater('offline');
    } else {
      store.set({ save: 'failed', problem: errorMessage(error) });
    }
    return false;
  }

  async function compare(attempts: number): Promise<boolean> {
    try {
      if (await meet()) return await again(attempts);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) giveUp();
      else retryLater('offline');
    }
    return false;
  }

  /** The transcript was deleted elsewhere, so nothing can be saved any more. */
  function giveUp(): void {
    clearTimeout(timer);
    removeLocal(draftsKey(id));
    store.set({ save: 'gone', conflict: undefined });
  }

  function retryLater(save: SaveState): void {
    if (isClosed) return;
    store.set({ save });
    later(retryAfter);
  }

  /**
   * Somebody else has saved: what only one side changed is joined, and the user decides about the rest. Returns false
   * where they must.
   */
  async function meet(): Promise<boolean> {
    const { document: other } = await call(getTranscriptDocument, { params });
    if (!other) throw new Error('The transcript is not ready any more.');
    const theirs = readDocument(other);
    const { document: merged, conflicts } = mergeDocuments(saved, now(), theirs, { sent: unanswered });
    if (conflicts > 0) {
      store.set({ save: 'conflict', conflict: { theirs, revision: other.revision, count: conflicts } });
      return false;
    }
    const hasTheirs = changeBetween(now(), merged, 0) !== undefined;
    saved = theirs;
    ({ revision } = other);
    unanswered = [];
    if (hasTheirs) note(t('merged'));
    store.set({ edits: edited(store.get().edits, merged), save: 'unsaved' });
    return true;
  }

  /** Takes up what closed tabs have left. */
  function restore(): void {
    const server = saved;
    let conflicts = 0;
    for (const [tab, draft] of Object.entries(readLocal(draftsKey(id), isDrafts, noDrafts))) {
      drafts.add(tab);
      const restored = restoreDraft(saved, draft);
      // Several drafts are rare; the later ones are put onto the earlier ones.
      const onTop = now() === server ? restored.document : mergeDocuments(server, now(), restored.document).document;
      store.set({ edits: edited(store.get().edits, onTop) });
      conflicts += restored.conflicts;
      if (restored.conflicts > 0) saved = restored.base;
    }
    if (conflicts > 0) store.set({ save: 'conflict', conflict: { theirs: server, revision, count: conflicts } });
    else if (changeBetween(saved, now(), revision)) {
      store.set({ save: 'unsaved' });
      note(t('draft_restored'));
      later(0);
    } else keepDraft();
  }
  if (!isReadOnly) restore();

  const onOnline = () => void flush();
  const onHide = () => keepDraft();
  const onLeave = (event: BeforeUnloadEvent) => {
    const { save } = store.get();
    if (save !== 'saved' && save !== 'gone') event.preventDefault();
  };

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
      const { theirs } = conflict;
      const [chosen, other] = (choice === 'mine' ? (['mine', 'theirs'] as const) : (['theirs', 'mine'] as const)).map(
        (prefer) => mergeDocuments(saved, edits.document, theirs, { sent: unanswered, prefer }).document,
      ) as [EditedDocument, EditedDocument];
      saved = theirs;
      ({ revision } = conflict);
      unanswered = [];
      // What was not chosen stays one step of undo away.
      store.set({ edits: edited(edited(edits, other), chosen), save: 'unsaved', conflict: undefined });
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
      addEventListener('beforeunload', onLeave);
    },
    close() {
      isClosed = true;
      removeEventListener('online', onOnline);
      removeEventListener('pagehide', onHide);
      removeEventListener('beforeunload', onLeave);
      if (store.get().save === 'gone') return;
      keepDraft();
      void flush();
      // What the cache has of it is older than what was saved.
      queryClient.removeQueries({ queryKey: readKey(getTranscriptDocument, { params }) });
    },
  };
}
