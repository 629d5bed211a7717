const day = 24 * 60 * 60 * 1000;

const number = new Intl.NumberFormat('en');
export const formatNumber = (value: number): string => number.format(value);

export function formatCredits(value: number): string {
  return `${formatNumber(value)} ${value === 1 ? 'credit' : 'credits'}`;
}

/** m:ss, or h:mm:ss for an hour and more. */
export function formatTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const tail = String(rest).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** The same, as a screen reader should say it. */
export function speakTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60];
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} ${rest} ${rest === 1 ? 'second' : 'seconds'}`;
}

const startOfDay = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
const nearWords: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' };

/** Near days as words, days of the same week by name, others as month and day; always with the time. */
export function formatDate(unix: number, now: Date = new Date(), locale = 'en'): string {
  const date = new Date(unix * 1000);
  const time = date.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hour12: false });
  // Rounded, because a day of the clock change has 23 or 25 hours.
  const days = Math.round((startOfDay(date) - startOfDay(now)) / day);
  const words = nearWords[days];
  if (words) return `${words}, ${time}`;
  if (Math.abs(days) < 7) return `${date.toLocaleDateString(locale, { weekday: 'long' })}, ${time}`;
  return `${date.toLocaleDateString(locale, { month: 'short', day: 'numeric' })}, ${time}`;
}

/** Code points: what the server counts and charges. */
export const countCharacters = (text: string): number => [...text].length;

export function countWords(text: string): number {
  return text.trim() === '' ? 0 : text.trim().split(/\s+/).length;
}

const wordsPerMinute = 140;
export const estimateSeconds = (text: string): number => (countWords(text) / wordsPerMinute) * 60;

const rightToLeft = /[\u0591-\u07FF\u0860-\u08FF\uFB1D-\uFDFD\uFE70-\uFEFC]/;
const leftToRight = /[A-Za-z\u00C0-\u02B8\u0370-\u058F\u1E00-\u1FFF]/;

/** By the first strong character; a text without one reads left to right. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  for (const character of text) {
    if (rightToLeft.test(character)) return 'rtl';
    if (leftToRight.test(character)) return 'ltr';
  }
  return 'ltr';
}

/** Credits of a text: a part of a credit counts as one. */
export function costOf(text: string, multiplier: number): number {
  // 0.1 + 0.2 style dust must not cost a credit.
  return Math.ceil(Math.round(countCharacters(text) * multiplier * 1e6) / 1e6);
}
