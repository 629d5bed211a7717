/** Lines of CSV (RFC 4180). */

/** A value that begins like a formula is marked as text, because a spreadsheet would carry it out. */
const inert = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value);
const quoted = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

export const csvLine = (values: string[]): string => `${values.map((value) => quoted(inert(value))).join(',')}\r\n`;
