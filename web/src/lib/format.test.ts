import { describe, expect, it } from 'vitest';
import {
  costOf,
  countWords,
  estimateSeconds,
  formatCredits,
  formatDate,
  formatDay,
  formatRelative,
  formatSize,
  formatTime,
  speakTime,
  textDirection,
} from './format.ts';
import { formatMoney } from './billing/money.ts';

describe('format', () => {
  const now = new Date(2026, 10, 20, 15, 0);
  const at = (month: number, day: number) => new Date(2026, month - 1, day, 9, 5).getTime() / 1000;
  it.each([
    [11, 20, 'Today, 09:05'],
    [11, 19, 'Yesterday, 09:05'],
    [11, 21, 'Tomorrow, 09:05'],
    [11, 16, 'Monday, 09:05'],
    [11, 2, 'Nov 2, 09:05'],
  ])('dates %i/%i as %s', (month, day, words) => expect(formatDate(at(month, day), now)).toBe(words));
  it('writes midnight as the start of the day, and knows the other side of a year', () => {
    expect(formatDate(new Date(2026, 10, 20, 0, 5).getTime() / 1000, now)).toBe('Today, 00:05');
    expect(formatDate(new Date(2026, 10, 14, 23, 0).getTime() / 1000, now)).toBe('Saturday, 23:00');
    expect(formatDate(new Date(2026, 10, 13, 23, 0).getTime() / 1000, now)).toBe('Nov 13, 23:00');
    expect(formatDate(at(11, 2), now, 'de')).toBe('2. Nov., 09:05');
  });
  it.each([
    [new Date(2026, 10, 20), 'Today'],
    [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
    [new Date(2026, 10, 21), 'Tomorrow'],
    [new Date(2026, 10, 16), 'Monday'],
    [new Date(2026, 10, 13), 'November 13'],
    [new Date(2025, 11, 31), 'December 31, 2025'],
  ])('heads the day of %s as %s', (date, words) => expect(formatDay(date.getTime() / 1000, now)).toBe(words));
  it.each([
    [0, 'now'],
    [-1, '1 second ago'],
    [-59, '59 seconds ago'],
    [-60, '1 minute ago'],
    [-3599, '59 minutes ago'],
    [-3600, '1 hour ago'],
    [-86_399, '23 hours ago'],
    [-86_400, '1 day ago'],
    [-7 * 86_400 + 1, '6 days ago'],
    [-7 * 86_400, '1 week ago'],
    [-28 * 86_400 + 1, '3 weeks ago'],
    [-28 * 86_400, '1 month ago'],
    [-100 * 86_400, '3 months ago'],
    [-365 * 86_400, '11 months ago'],
    [-366 * 86_400, '1 year ago'],
    [300, 'in 5 minutes'],
  ])('%i seconds from now is %s', (seconds, words) => {
    expect(formatRelative(now.getTime() / 1000 + seconds, now)).toBe(words);
  });
  it.each([
    [0, 1000, '0 B'],
    [999, 1000, '999 B'],
    [1000, 1000, '1 kB'],
    [1234, 1000, '1.2 kB'],
    [999_960, 1000, '1 MB'],
    [1_234_567_890, 1000, '1.2 GB'],
    [1023, 1024, '1,023 B'],
    [1024, 1024, '1 KiB'],
    [1536 * 1024, 1024, '1.5 MiB'],
  ] as const)('%i bytes in steps of %i are %s', (bytes, step, text) => {
    expect(formatSize(bytes, step)).toBe(text.replace(' ', '\u00a0'));
  });
  it.each([
    [2200, 'usd', '$22'],
    [417, 'usd', '$4.17'],
    [8250, 'usd', '$82.50'],
    [132_000, 'usd', '$1,320'],
    [0, 'usd', '$0'],
    [-500, 'usd', '\u2212$5'],
    [2100, 'eur', '21\u00a0€'],
    [475, 'eur', '4.75\u00a0€'],
  ] as const)('%i cents %s are %s', (cents, currency, text) => expect(formatMoney(cents, currency)).toBe(text));
  it('follows the language', () => {
    expect(formatSize(1_234_567, 1000, 'de')).toBe('1,2\u00a0MB');
    expect(formatMoney(132_050, 'eur', 'de')).toBe('1.320,50\u00a0€');
    expect(formatRelative(now.getTime() / 1000 - 120, now, 'de')).toBe('vor 2 Minuten');
  });
  it('counts credits', () => {
    expect([formatCredits(1), formatCredits(12_345)]).toEqual(['1 credit', '12,345 credits']);
  });
  it('writes and speaks times', () => {
    expect([formatTime(0), formatTime(65.9), formatTime(3661), formatTime(NaN)]).toEqual([
      '0:00',
      '1:05',
      '1:01:01',
      '0:00',
    ]);
    expect(speakTime(0)).toBe('0 seconds');
    expect(speakTime(12.4)).toBe('12 seconds');
    expect(speakTime(120)).toBe('2 minutes');
    expect(speakTime(72, 179.6)).toBe('1 minute 12 seconds of 3 minutes');
    expect(speakTime(61)).toBe('1 minute 1 second');
  });
  it('counts words, time and credits', () => {
    expect(countWords('  two  words ')).toBe(2);
    expect(estimateSeconds('word '.repeat(140))).toBe(60);
    expect(costOf('Good morning from the harbour. The ferry leaves at nine.', 1)).toBe(56);
    expect([costOf('abc', 0.5), costOf('🎻🎻', 1), costOf('x'.repeat(10), 0.1)]).toEqual([2, 2, 1]);
  });
  it('finds the direction by the first strong character', () => {
    expect(['1. שלום abc', 'مرحبا', 'abc שלום', '… 42', 'Привет'].map(textDirection)).toEqual([
      'rtl',
      'rtl',
      'ltr',
      'ltr',
      'ltr',
    ]);
  });
});
