import { columns } from './columns.ts';

export const templateName = 'Veery_bulk_template.csv';

const rows = [
  ['Good morning. The ferry to the islands leaves at nine.', 'Ada', 'ferry', 'en', '1.0', '', '', '', '', ''],
  ['"Mind the gap," said the sign, and everybody did.', 'Bruno', 'gap', 'en', '0.9', '0.5', '0.75', '0', '', '7'],
  ['Guten Morgen. Die Fähre fährt um neun Uhr.', 'Lina', 'faehre', 'de', '', '', '', '', '', ''],
];

const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The template starts with a byte order mark, so that spreadsheets read it as UTF-8. */
export const template = `\uFEFF${[columns, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
