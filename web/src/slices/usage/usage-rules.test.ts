import { describe, expect, it } from 'vitest';
import { bodyOf, changeOf, faultsOf, newBudget, sharesOf } from './budgets/budget-form.ts';
import { chartSeries, mostOf } from './chart/series.ts';
import { placeUnusual, showsUnusual } from './chart/unusual.ts';
import { labelledIntervals, logTicksOf, placeOf, ticksOf } from './chart/scale.ts';
import { csvOfSeries } from './csv.ts';
import { readView, shiftMonths, step, windowOf, writeView } from './view.ts';

const day = (text: string) => new Date(`${text}T00:00:00`);
const now = new Date('2026-03-10T15:00:00');
const periodEnd = new Date('2026-03-31T10:00:00Z');

describe('the view in the address', () => {
  it('is read as it was written', () => {
    const view = readView(
      { range: '30', back: '2', metric: 'minutes_used', by: 'user', scale: 'log', voice: 'x' },
      true,
    );
    expect(view).toMatchObject({ range: '30', back: 2, metric: 'minutes_used', by: 'user', isLog: true });
    expect(readView(writeView(view), true)).toEqual(view);
    expect(Object.values(writeView(readView({}, false))).filter(Boolean)).toEqual([]);
  });

  it('leaves out what nobody knows, and what does not go together', () => {
    const wrong = { range: 'custom', from: '2026-02-01', to: '2026-01-01', by: 'user', user: 'u', back: '-1' };
    expect(readView(wrong, false)).toMatchObject({ range: 'period', by: 'product_type', filters: {}, back: 0 });
    expect(readView({ metric: 'ttfb_avg', interval: 'cumulative' }, false).interval).toBe('day');
    expect([true, false].map((sells) => readView({ metric: 'fiat_units_spent' }, false, sells).metric)).toEqual([
      'fiat_units_spent',
      'credits',
    ]);
  });
});

describe('the window', () => {
  it('is the billing period, or whole days of the reader', () => {
    expect(windowOf(readView({}, false), now, periodEnd)).toEqual({
      start: new Date('2026-02-28T10:00:00Z'),
      end: periodEnd,
    });
    expect(windowOf(readView({ range: '7' }, false), now, periodEnd)).toEqual({
      start: day('2026-03-04'),
      end: day('2026-03-11'),
    });
    expect(windowOf(readView({ range: '7', back: '1' }, false), now, periodEnd).end).toEqual(day('2026-03-04'));
    expect(shiftMonths(new Date('2026-01-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'));
  });

  it('of chosen days moves by as many days, and never into the time after the present range', () => {
    const chosen = readView({ range: 'custom', from: '2026-03-01', to: '2026-03-10' }, false);
    expect(step(chosen, -1)).toMatchObject({ from: '2026-02-19', to: '2026-02-28' });
    expect(step(readView({}, false), 1).back).toBe(0);
  });
});

describe('the scale', () => {
  it('has few round steps that reach the largest value', () => {
    expect(ticksOf(36_000)).toEqual([0, 20_000, 40_000]);
    expect(ticksOf(0)).toEqual([0, 1]);
    for (const most of [0.003, 1, 7, 99, 186, 12_345, 9e9]) {
      const ticks = ticksOf(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
    }
    expect(logTicksOf(12_345)).toEqual([0, 10, 100, 1000, 10_000, 100_000]);
    expect(placeOf(50, 100, false)).toBe(0.5);
    expect([placeOf(0, 100, true), placeOf(100, 100, true)]).toEqual([0, 1]);
    expect(labelledIntervals(31, 600, 84)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  });
});

describe('the series', () => {
  const all = Array.from({ length: 10 }, (_, i) => ({ name: String(i), values: [10 - i, 1], total: 11 - i }));

  it('are the largest and the others, whose sum stays', () => {
    const shown = chartSeries(all, 'credits', 'others');
    expect(shown).toHaveLength(8);
    expect(shown.at(-1)).toEqual({ name: 'others', values: [6, 3], total: 9 });
    expect(mostOf(shown, true)).toBe(55);
    expect(mostOf(shown, false)).toBe(10);
    // Means have no mean of others.
    expect(chartSeries(all, 'ttfb_avg', 'others')).toHaveLength(7);
  });

  it('are a file whose names no spreadsheet carries out', () => {
    const text = csvOfSeries({
      times: [0],
      series: [
        { name: '=1+1', values: [5] },
        { name: 'a,"b"', values: [6] },
      ],
    });
    expect(text).toBe('from,\'=1+1,"a,""b"""\r\n1970-01-01T00:00:00.000Z,5,6\r\n');
  });
});

describe('an unusual day', () => {
  const usual = { usual_most: 300, compared_days: 20 };
  const cause = { by: 'voice', id: 'v', name: 'Ada', credits: 80, expected: 0 } as const;
  const series = [
    { name: 'first', values: [1, 2, 30], total: 33 },
    { name: 'second', values: [1, 2, 60], total: 63 },
  ];
  const times = [1500, 2000, 3000];

  it('stands where its interval does, with the figures that say why', () => {
    const days = [{ ...usual, start_unix: 3000, credits: 90, expected: 4, causes: [cause] }];
    const [dot] = placeUnusual(days, times, series);
    expect(dot).toMatchObject({ at: 2, value: 90 });
    expect(dot?.explanation).toBe(
      '90 credits, where 4 are usual. Most of it: Voice: Ada. Usual is the median of the 20 similar days before it.',
    );
  });

  it('stands in the first interval where the window begins within it', () => {
    const days = [{ ...usual, start_unix: 1000, credits: 90, expected: 4, causes: [] }];
    expect(placeUnusual(days, times, series)).toMatchObject([{ at: 0, value: 2 }]);
  });

  it('is asked for where the chart shows all credits of a day', () => {
    expect(showsUnusual(readView({}, false))).toBe(true);
    for (const other of [{ metric: 'minutes_used' }, { interval: 'week' }, { voice: 'v' }])
      expect(showsUnusual(readView(other, false))).toBe(false);
  });
});

describe('a budget', () => {
  const fields = { ...newBudget, credits: '10,000' };

  it('becomes what the call takes', () => {
    expect(bodyOf(fields)).toEqual({
      scope: 'workspace',
      period: 'billing_period',
      credits: 10_000,
      thresholds: [50, 80, 100],
    });
    expect(bodyOf({ ...fields, scope: 'member', target: 'u1', thresholds: [100, 90] })).toMatchObject({
      target_id: 'u1',
      thresholds: [90, 100],
    });
    expect(changeOf({ ...fields, credits: '5' })).toEqual({ credits: 5, thresholds: [50, 80, 100] });
    expect(sharesOf([100, 95])).toEqual([50, 80, 95, 100]);
  });

  it('says what is missing', () => {
    expect(faultsOf(fields)).toEqual({});
    expect(Object.keys(faultsOf({ ...newBudget, scope: 'api_key', thresholds: [] })).toSorted()).toEqual([
      'credits',
      'target',
      'thresholds',
    ]);
    for (const credits of ['0', '-1', 'x', '1e3', '9'.repeat(14)])
      expect(Object.keys(faultsOf({ ...fields, credits })), credits).toEqual(['credits']);
  });
});
