/** Exports the list as CSV for a spreadsheet. */
import { scriptOf } from '../../lib/player/item-script.ts';
import { voiceNameOf } from '../../lib/player/item-text.ts';
import { listHistory } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { call } from '../../lib/api.ts';
import { saveBlob } from '../../lib/download.ts';
import type { HistoryQuery } from './history.queries.ts';

export const maxRows = 10_000;
const pageSize = 1000;

/** The column names are not translated, because programs read them. */
const columns = [
  'date',
  'text',
  'voice',
  'model',
  'seconds',
  'credits',
  'format',
  'speed',
  'stability',
  'similarity_boost',
  'style',
  'use_speaker_boost',
  'history_item_id',
  'request_id',
] as const;

export const creditsOfItem = (item: HistoryItem): number =>
  Math.abs(item.character_count_change_to - item.character_count_change_from);

type Row = Record<(typeof columns)[number], string | number | boolean | null | undefined>;

const rowOf = (item: HistoryItem): Row => ({
  date: new Date(item.date_unix * 1000).toISOString(),
  text: scriptOf(item),
  voice: voiceNameOf(item),
  model: item.model_id,
  seconds: item.duration_seconds,
  credits: creditsOfItem(item),
  format: item.output_format,
  speed: item.settings?.speed,
  stability: item.settings?.stability,
  similarity_boost: item.settings?.similarity_boost,
  style: item.settings?.style,
  use_speaker_boost: item.settings?.use_speaker_boost,
  history_item_id: item.history_item_id,
  request_id: item.request_id,
});

/** A spreadsheet runs a text that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: Row[keyof Row]): string {
  if (typeof value !== 'string') return value === null || value === undefined ? '' : String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

export const csvOf = (items: readonly HistoryItem[]): string =>
  items
    .map(rowOf)
    .map((row) => line(columns.map((name) => cell(row[name]))))
    .join('');

/** Downloads the list as CSV. @returns how many rows were written, and whether there were more */
export async function exportCsv(query: HistoryQuery): Promise<{ count: number; isCut: boolean }> {
  // Spreadsheets read UTF-8 only where the file says so.
  const parts = ['\uFEFF', line(columns)];
  let after: string | undefined;
  let count = 0;
  let hasMore = true;
  while (hasMore && count < maxRows) {
    const page = await call(listHistory, {
      query: { ...query, page_size: pageSize, ...(after ? { start_after_history_item_id: after } : {}) },
    });
    parts.push(csvOf(page.history));
    count += page.history.length;
    after = page.last_history_item_id ?? undefined;
    hasMore = page.has_more && after !== undefined;
  }
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '_');
  saveBlob(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `Veery_${time}_history.csv`);
  return { count, isCut: hasMore };
}
