/** Handles one row of a bulk file: its values, its problems, and its request to the server. */
import { BatchRow } from '#contract/speech-batches/types.ts';
import { t } from './messages.ts';
import { columns, type Column } from './columns.ts';

/** The values as written. They are empty where the file has none. */
export type BulkRow = Record<Column, string> & {
  /** The id stays the same when other rows are removed. */
  id: number;
  /** The number of the row in the file, as a spreadsheet counts: from 1, with the names of the columns. */
  number: number;
};

export const emptyRow = (id: number, number: number): BulkRow =>
  ({ id, number, ...Object.fromEntries(columns.map((column) => [column, ''])) }) as BulkRow;

const settings = {
  speed: 'speed',
  stability: 'stability',
  similarity: 'similarity_boost',
  style: 'style',
} as const;
const settingNames = Object.keys(settings) as (keyof typeof settings)[];

/** Reads a number. Spreadsheets in many countries write a decimal comma. */
const numberIn = (text: string): number => (/^[+-]?[\d.,]+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN);

export function toBatchRow(row: BulkRow): BatchRow {
  const names = settingNames.filter((name) => row[name] !== '');
  return {
    text: row.text,
    ...(row.voice ? { voice: row.voice } : {}),
    ...(row.model ? { model_id: row.model } : {}),
    ...(row.language ? { language_code: row.language } : {}),
    ...(row.filename ? { filename: row.filename } : {}),
    ...(row.seed ? { seed: numberIn(row.seed) } : {}),
    ...(names.length > 0
      ? { voice_settings: Object.fromEntries(names.map((name) => [settings[name], numberIn(row[name])])) }
      : {}),
  };
}

/** Puts the rows with these ids first. Each part keeps the order of the file. */
export const withFirst = (rows: readonly BulkRow[], first: ReadonlySet<number>): BulkRow[] => [
  ...rows.filter(({ id }) => first.has(id)),
  ...rows.filter(({ id }) => !first.has(id)),
];

/** Finds values that the server could not even parse. It checks everything else itself, row by row. */
export function problemOf(row: BulkRow): string | undefined {
  if (row.text.trim() === '') return t('bulk_no_text');
  const noNumber = settingNames.find((name) => row[name] !== '' && Number.isNaN(numberIn(row[name])));
  if (noNumber) return t('bulk_no_number', { column: noNumber, value: row[noNumber] });
  const parsed = BatchRow.safeParse(toBatchRow(row));
  if (parsed.success) return undefined;
  const [issue] = parsed.error.issues;
  return t('bulk_bad_value', { column: String(issue?.path[0] ?? ''), problem: issue?.message ?? '' });
}
