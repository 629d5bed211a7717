/** Holds the current file until its job starts or the page is closed. */
import type { TimedTextFormat } from '#contract/history/files.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import { defaultFormat } from '../settings/formats.ts';
import type { BulkRow } from './bulk-rows.ts';
import type { Table } from './read-file.ts';

interface Bulk {
  /** null while no file is chosen. */
  rows: BulkRow[] | null;
  ignored: string[];
  name: string;
  /** An empty id means the draft's voice, or else the first one. */
  voice_id: string;
  model_id: string;
  output_format: OutputFormat;
  /** What the rows are spoken with: what Text to Speech has chosen, the list of the workspace, or no dictionary. */
  dictionaries: 'draft' | 'workspace' | 'none';
  /** The file beside the audio of each row; an empty text for none. */
  subtitles: TimedTextFormat | '';
}

const nothing: Bulk = {
  rows: null,
  ignored: [],
  name: '',
  voice_id: '',
  model_id: '',
  output_format: defaultFormat,
  subtitles: '',
  dictionaries: 'draft',
};

export const bulkStore = createStore<Bulk>(nothing);

export const openTable = ({ rows, ignored }: Table, fileName: string): void =>
  bulkStore.set({ rows, ignored, name: fileName.replace(/\.\w{1,5}$/, '').slice(0, 200) });

export function editRow(id: number, change: Partial<BulkRow>): void {
  const rows = bulkStore.get().rows?.map((row) => (row.id === id ? { ...row, ...change } : row));
  if (rows) bulkStore.set({ rows });
}

export function removeRows(ids: ReadonlySet<number>): void {
  const rows = bulkStore.get().rows?.filter(({ id }) => !ids.has(id)) ?? [];
  bulkStore.set(rows.length > 0 ? { rows } : { rows: null });
}

export const closeTable = (): void => bulkStore.set({ rows: null, ignored: [], name: '' });

onSignOut(() => bulkStore.set(nothing));
