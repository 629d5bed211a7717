/** Which item the download menu shows, and where. One menu is open at a time. */
import type { LoudnessChoice } from '#contract/history/files.ts';
import { createStore } from '../../lib/store.ts';

interface ItemTarget {
  kind: 'item';
  id: string;
  /** Names what is downloaded, such as "Take 6, Softer close". */
  title: string;
  /** The takes of the same text, with this one. */
  takes?: readonly string[];
}

interface ManyTarget {
  kind: 'many';
  ids: readonly string[];
}

export type DownloadTarget = ItemTarget | ManyTarget;

interface OpenDownloads {
  target: DownloadTarget | null;
  anchor: HTMLElement | null;
}

const closed: OpenDownloads = { target: null, anchor: null };
export const downloadsStore = createStore<OpenDownloads>(closed);

/** The loudness that was chosen last holds for the next menu too. */
export const loudnessStore = createStore<{ loudness: LoudnessChoice }>({ loudness: 'as_made' });

export const closeDownloads = (): void => downloadsStore.set(closed);

function open(target: DownloadTarget, anchor: HTMLElement): void {
  if (downloadsStore.get().anchor === anchor) return closeDownloads();
  // A menu that closes returns the focus to its button first.
  setTimeout(() => downloadsStore.set({ target, anchor }));
}

/** Opens the menu of one item at a button. A second press closes it. */
export const openDownloads = (target: Omit<ItemTarget, 'kind'>, anchor: HTMLElement): void =>
  open({ kind: 'item', ...target }, anchor);

/** Opens the menu of several items, which are downloaded as a ZIP file. */
export const openZipDownload = (ids: readonly string[], anchor: HTMLElement): void =>
  open({ kind: 'many', ids }, anchor);
