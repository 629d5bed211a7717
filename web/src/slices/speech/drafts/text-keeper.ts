/** One text in several tabs of a browser. See draft-sync.ts for who follows whom. */
import { isString } from '../../../lib/storage.ts';
import { createStore, type Store } from '../../../lib/store.ts';
import { decide, isTextVersion, type TextVersion } from './draft-sync.ts';

export interface Shelf {
  read(key: string): unknown;
  /** False where nothing was kept. */
  write(key: string, value: unknown): boolean;
  /** Calls back with what another tab wrote. */
  listen(key: string, heard: (value: unknown) => void): void;
}

interface KeptText {
  text: string;
  /** A second text that somebody has to choose about. */
  other: string | null;
  /** False while the browser refuses to keep it. */
  isSaved: boolean;
}

/** A text that was overtaken, under the name of its tab. It outlives the tab. */
interface Leftover {
  tab: string;
  text: string;
}

const textKey = 'tts-draft';
const leftoversKey = 'tts-kept';
const mostLeftovers = 5;

const readLeftovers = (value: unknown): Leftover[] =>
  Array.isArray(value)
    ? value.filter((one: Partial<Leftover> | null) => isString(one?.tab) && isString(one?.text))
    : [];

interface TextKeeper {
  store: Store<KeptText>;
  edit(text: string): void;
  choose(which: 'mine' | 'other'): void;
  /** Looks for what was missed while the page was frozen. */
  catchUp(): void;
  forget(): void;
}

export function createTextKeeper(shelf: Shelf, tab: string): TextKeeper {
  let latest: TextVersion | null = null;
  let count = 0;
  let isEdited = false;
  /** Whose text is the leftover: this tab's, which was overtaken, or one that was left by another. */
  let aside: 'mine' | 'theirs' | null = null;
  const store = createStore<KeptText>({ text: '', other: null, isSaved: true });

  const readLatest = () => {
    const value = shelf.read(textKey);
    return isTextVersion(value) ? value : null;
  };
  const leftovers = () => readLeftovers(shelf.read(leftoversKey));

  function write(isChosen: boolean): void {
    const seen = { ...latest?.seen, ...(latest ? { [latest.tab]: latest.count } : {}), [tab]: ++count };
    latest = { text: store.get().text, tab, count, seen, isChosen };
    store.set({ isSaved: shelf.write(textKey, latest) });
  }

  function setAside(text: string): void {
    const others = leftovers().filter((one) => one.tab !== tab);
    store.set({ isSaved: shelf.write(leftoversKey, [...others, { tab, text }].slice(-mostLeftovers)) });
  }

  function offerLeftover(): void {
    const left = leftovers().at(-1);
    aside = left ? 'theirs' : null;
    store.set({ other: left?.text ?? null });
  }

  function drop(owner: string | undefined): void {
    const all = leftovers();
    const rest = all.filter((one) => one.tab !== owner);
    if (rest.length < all.length) shelf.write(leftoversKey, rest);
    offerLeftover();
  }

  function hear(value: unknown): void {
    if (!isTextVersion(value)) return;
    latest = value;
    const verdict = decide({ text: store.get().text, tab, count, isEdited }, value);
    if (verdict === 'ask') {
      aside = 'mine';
      setAside(store.get().text);
      store.set({ other: value.text });
      return;
    }
    if (verdict === 'follow') store.set({ text: value.text });
    isEdited = false;
    if (aside === 'mine') drop(tab);
  }

  /** Another tab has chosen about a leftover. */
  function hearLeftovers(value: unknown): void {
    const all = readLeftovers(value);
    if (aside !== 'mine') offerLeftover();
    else if (all.every((one) => one.tab !== tab)) {
      isEdited = false;
      store.set({ text: latest?.text ?? store.get().text });
      offerLeftover();
    }
  }

  function catchUp(): void {
    const stored = readLatest();
    if (stored && (stored.tab !== latest?.tab || stored.count !== latest.count)) hear(stored);
  }

  latest = readLatest();
  store.set({ text: latest?.text ?? '' });
  offerLeftover();
  shelf.listen(textKey, hear);
  shelf.listen(leftoversKey, hearLeftovers);

  return {
    store,
    edit(text) {
      // Its news may still be on the way.
      catchUp();
      isEdited = true;
      store.set({ text });
      if (aside === 'mine') setAside(text);
      else write(false);
    },
    choose(which) {
      const left = aside === 'mine' ? tab : leftovers().at(-1)?.tab;
      const { other } = store.get();
      if (which === 'other' && other !== null) store.set({ text: other });
      isEdited = false;
      write(true);
      drop(left);
    },
    catchUp,
    forget() {
      latest = null;
      isEdited = false;
      aside = null;
      store.set({ text: '', other: null, isSaved: true });
    },
  };
}
