/** One draft text in several tabs: the last writer wins, and the text that was replaced can be brought back. */
import { isString } from '../../../lib/browser/storage.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import type { DraftStorage } from './draft-storage.ts';
import { draftTextIn, migrateFormerDraft } from './former-draft.ts';

interface DraftText {
  text: string;
  /** The text that another tab replaced, until the user restores or discards it. */
  replaced: string | null;
  /** False while the browser refuses to store the text. */
  isSaved: boolean;
}

const textKey = 'tts-draft';
const replacedKey = 'tts-replaced';
const maxReplaced = 5;

interface DraftTextStore {
  store: Store<DraftText>;
  edit(text: string): void;
  restoreReplaced(): void;
  dismissReplaced(): void;
  /** Reads changes that were missed while the page was frozen. */
  catchUp(): void;
  forget(): void;
}

export function createDraftText(storage: DraftStorage): DraftTextStore {
  const readReplaced = () => {
    const value = storage.read(replacedKey);
    return Array.isArray(value) ? value.filter(isString) : [];
  };
  migrateFormerDraft(storage, { textKey, replacedKey, replaced: readReplaced() });
  const readText = () => draftTextIn(storage.read(textKey));
  /** The stored text as this tab last read or wrote it. */
  let known = readText();
  /** True if the text on the screen was typed in this tab. */
  let isOwn = false;
  const store = createStore<DraftText>({
    text: known ?? '',
    replaced: readReplaced().at(-1) ?? null,
    isSaved: true,
  });

  /** Stores the replaced text, so that it outlives this tab. */
  function keepReplaced(text: string): void {
    if (text.trim() === '') return;
    const others = readReplaced().filter((one) => one !== text);
    store.set({ replaced: text, isSaved: storage.write(replacedKey, [...others, text].slice(-maxReplaced)) });
  }

  function receive(written: string | undefined): void {
    if (written === undefined || written === known) return;
    known = written;
    const { text } = store.get();
    // Nothing is lost if the other tab only continued the text.
    if (isOwn && !written.includes(text)) keepReplaced(text);
    isOwn = false;
    store.set({ text: written });
  }

  function edit(text: string): void {
    const stored = readText();
    // Another tab wrote at the same moment, and this tab is about to overwrite a text that it has not shown.
    if (stored !== undefined && stored !== known) keepReplaced(stored);
    isOwn = true;
    const isSaved = storage.write(textKey, text);
    if (isSaved) known = text;
    store.set({ text, isSaved });
  }

  function dismissReplaced(): void {
    const { replaced } = store.get();
    const rest = readReplaced().filter((one) => one !== replaced);
    storage.write(replacedKey, rest);
    store.set({ replaced: rest.at(-1) ?? null });
  }

  storage.listen(textKey, (value) => receive(draftTextIn(value)));

  return {
    store,
    edit,
    restoreReplaced() {
      const { replaced } = store.get();
      if (replaced === null) return;
      // In this order, because the other tab answers the edit with a replaced text of its own.
      dismissReplaced();
      edit(replaced);
    },
    dismissReplaced,
    catchUp: () => receive(readText()),
    forget() {
      known = undefined;
      isOwn = false;
      store.set({ text: '', replaced: null, isSaved: true });
    },
  };
}
