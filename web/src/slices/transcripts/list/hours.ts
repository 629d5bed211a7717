import { formatLocale } from '../../../lib/language/locale.ts';

const short = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
const precise = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 2 });

/** Hours as a figure: the smaller, the more precise. */
export const hoursWords = (hours: number): string => (hours < 1 ? precise : short).format(hours);
