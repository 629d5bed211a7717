import { formatLocale } from '../../lib/language/locale.ts';

const style = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The day of something to be paid, in full: "on tomorrow" would be no date for an invoice. */
export const billingDay = (unix: number): string => new Date(unix * 1000).toLocaleDateString(formatLocale, style);
