import { formatLocale } from './language/locale.ts';
import { t } from './language/ui-messages.ts';

/** The lengths are in seconds. A year includes its share of leap days. */
const [minute, hour, day, week, yearLength] = [60, 3600, 86_400, 604_800, 31_557_600];
const month = yearLength / 12;

const number = new Intl.NumberFormat(formatLocale);
export const formatNumber = (value: number): string => number.format(value);

const decimal = new Intl.NumberFormat(formatLocale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
/** Formats a setting with two decimal places. */
export const formatDecimal = (value: number): string => decimal.format(value);

export const formatCredits = (value: number): string => t('credits', { count: value });

/** Formats a duration as m:ss, or as h:mm:ss from one hour on. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

const speakUnit = (unit: string, value: number) =>
  value.toLocaleString(formatLocale, { style: 'unit', unit, unitDisplay: 'long' });

/** Formats a time as a screen reader should say it, such as "1 minute 12 seconds of 3 minutes". */
export function speakTime(seconds: number, length = 0): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  const time = [
    ...(minutes > 0 ? [speakUnit('minute', minutes)] : []),
    ...(rest > 0 || minutes === 0 ? [speakUnit('second', rest)] : []),
  ].join(' ');
  return length > 0 ? t('spoken_position', { time, length: speakTime(Math.round(length)) }) : time;
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
/** The result is rounded, because a day on which the clocks change has 23 or 25 hours. */
const daysBetween = (date: Date, now: Date) => Math.round((startOfDay(date) - startOfDay(now)) / (day * 1000));
const dayKeys = { [-1]: 'yesterday', 0: 'today', 1: 'tomorrow' } as const;
type NearDay = keyof typeof dayKeys;

/** Formats near days as words, days of the same week by name and others as month and day, always with the time. */
export function formatDate(unix: number, now: Date = new Date(), locale: string = formatLocale): string {
  const date = new Date(unix * 1000);
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const days = daysBetween(date, now);
  const near = dayKeys[days as NearDay];
  if (near) return t(`${near}_at`, { time });
  const style: Intl.DateTimeFormatOptions =
    Math.abs(days) < 7 ? { weekday: 'long' } : { month: 'short', day: 'numeric' };
  return t('day_at', { day: date.toLocaleDateString(locale, style), time });
}

/** Formats a day as the heading of a group. */
export function formatDay(unix: number, now: Date = new Date(), locale: string = formatLocale): string {
  const date = new Date(unix * 1000);
  const days = daysBetween(date, now);
  const near = dayKeys[days as NearDay];
  if (near) return t(near);
  if (Math.abs(days) < 7) return date.toLocaleDateString(locale, { weekday: 'long' });
  const isThisYear = date.getFullYear() === now.getFullYear();
  const year = isThisYear ? {} : ({ year: 'numeric' } as const);
  return date.toLocaleDateString(locale, { month: 'long', day: 'numeric', ...year });
}

/** Each step holds the second from which its unit is used, the unit, and its length in seconds. */
const relativeSteps: [number, Intl.RelativeTimeFormatUnit, number][] = [
  [0, 'second', 1],
  [60, 'minute', minute],
  [60 * minute, 'hour', hour],
  [24 * hour, 'day', day],
  [7 * day, 'week', week],
  [4 * week, 'month', month],
  [12 * month, 'year', yearLength],
];

/** Formats a time as "5 minutes ago" or "in 2 weeks". Fractions of a unit are dropped. */
export function formatRelative(unix: number, now: Date = new Date(), locale: string = formatLocale): string {
  const seconds = Math.trunc(unix - now.getTime() / 1000);
  const [, unit, length] = relativeSteps.findLast(([from]) => Math.abs(seconds) >= from)!;
  // Four weeks already count as a month, although most months are longer, so the count is at least 1.
  const count = Math.max(1, Math.floor(Math.abs(seconds) / length)) * Math.sign(seconds);
  return new Intl.RelativeTimeFormat(locale, { numeric: count === 0 ? 'auto' : 'always' }).format(count, unit);
}

const sizeUnits = {
  1000: ['B', 'kB', 'MB', 'GB', 'TB', 'PB'],
  1024: ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB'],
} as const;

/** Formats a size in steps of 1000, or of 1024 for memory. */
export function formatSize(bytes: number, step: keyof typeof sizeUnits = 1000, locale: string = formatLocale): string {
  const units = sizeUnits[step];
  let [value, at] = [Math.max(0, bytes), 0];
  // A value that would round up to a full step is written in the next unit.
  while (at < units.length - 1 && Number(value.toFixed(at === 0 ? 0 : 1)) >= step) {
    value /= step;
    at += 1;
  }
  const text = new Intl.NumberFormat(locale, { maximumFractionDigits: at === 0 ? 0 : 1 }).format(value);
  return `${text}\u00a0${units[at]}`;
}

/** Counts code points, as the server does when it charges. */
export const countCharacters = (text: string): number => [...text].length;

export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

const wordsPerMinute = 140;
export const estimateSeconds = (text: string): number => (countWords(text) / wordsPerMinute) * 60;

const rightToLeft = /[\u0591-\u07FF\u0860-\u08FF\uFB1D-\uFDFD\uFE70-\uFEFC]/;
const leftToRight = /[A-Za-z\u00C0-\u02B8\u0370-\u058F\u1E00-\u1FFF]/;

/** Finds the direction from the first strong character. A text without one reads left to right. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  for (const character of text) {
    if (rightToLeft.test(character)) return 'rtl';
    if (leftToRight.test(character)) return 'ltr';
  }
  return 'ltr';
}

/** Computes the credits of a text. A fraction of a credit counts as one. */
export function costOf(text: string, multiplier: number): number {
  // Rounding first keeps floating-point errors such as 0.1 + 0.2 from costing a credit.
  return Math.ceil(Math.round(countCharacters(text) * multiplier * 1e6) / 1e6);
}
