/** Files for spreadsheets. */
import { exportLedger } from '#contract/usage/api.ts';
import type { CallInput } from '#contract/kit/endpoint.ts';
import { send } from '../../lib/api.ts';
import { saveBlob } from '../../lib/download.ts';

/** A spreadsheet runs a text that begins like this as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(value: string | number): string {
  const text = typeof value === 'string' && formula.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface Columns {
  times: readonly number[];
  series: readonly { name: string; values: readonly number[] }[];
}

/** A row for each interval, a column for each series. */
export function csvOfSeries({ times, series }: Columns): string {
  const rows = [
    ['from', ...series.map(({ name }) => name)],
    ...times.map((at, i) => [new Date(at).toISOString(), ...series.map(({ values }) => values[i]!)]),
  ];
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

const save = (name: string, parts: BlobPart[]) => {
  const day = new Date().toISOString().slice(0, 10);
  // Spreadsheets read UTF-8 only where the file says so.
  saveBlob(new Blob(['\uFEFF', ...parts], { type: 'text/csv;charset=utf-8' }), `Veery_${day}_${name}.csv`);
};

export const saveSeries = (columns: Columns): void => save('usage', [csvOfSeries(columns)]);

export async function saveLedger(input: CallInput<typeof exportLedger>): Promise<void> {
  const answer = await send(exportLedger, input);
  save('ledger', [await answer.blob()]);
}
