/** Reads and writes the filters of the list in the address. */
import type { PageSearch } from '#contract/pages.ts';
import type { HistoryQuery } from './history.queries.ts';

export const dateChoices = ['today', '7d', '30d'] as const;
type DateChoice = (typeof dateChoices)[number];

/** Days as `2026-11-21`, both included. An empty one leaves the range open on that side. */
export interface DateRange {
  from: string;
  to: string;
}

export interface Filters {
  search: string;
  voice: string;
  model: string;
  source: '' | 'TTS' | 'STS';
  date: DateChoice | DateRange | null;
  /** The group whose takes are listed; empty for all. */
  takes: string;
}

/** `latest`: takes of one text are one row, that of the newest. `all`: each is a row of its own. */
export const views = ['latest', 'all'] as const;
export type View = (typeof views)[number];
export const isView = (value: unknown): value is View => views.some((view) => view === value);

export const noFilters: Filters = { search: '', voice: '', model: '', source: '', date: null, takes: '' };

type Params = PageSearch<'history'>;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
const isSource = (text: string): text is Filters['source'] => text === 'TTS' || text === 'STS';

function readDate(text: string): Filters['date'] {
  if ((dateChoices as readonly string[]).includes(text)) return text as DateChoice;
  const [from = '', to = '', ...more] = text.split('..');
  const isRange = text.includes('..') && more.length === 0 && (from !== '' || to !== '');
  return isRange && [from, to].every((day) => day === '' || isDay(day)) ? { from, to } : null;
}

/** Reads the filters from the address. Values that are not valid are ignored. */
export function readFilters({
  search = '',
  voice = '',
  model = '',
  source = '',
  date = '',
  takes = '',
}: Params): Filters {
  const group = isView(takes) ? '' : takes;
  return { search, voice, model, source: isSource(source) ? source : '', date: readDate(date), takes: group };
}

/** Writes filters as query parameters. Undefined removes a parameter. */
export function writeFilters({
  search,
  voice,
  model,
  source,
  date,
  takes,
}: Filters): Record<keyof Filters, string | undefined> {
  return {
    search: search || undefined,
    voice: voice || undefined,
    model: model || undefined,
    source: source || undefined,
    takes: takes || undefined,
    date: typeof date === 'object' && date !== null ? `${date.from}..${date.to}` : (date ?? undefined),
  };
}

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((value) => value !== '' && value !== null);

/** Gives midnight in the browser's time zone, in seconds. */
const midnight = (year: number, month: number, day: number) => new Date(year, month, day).getTime() / 1000;

function midnightOf(day: string, plus: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return midnight(year, month - 1, date + plus);
}

const daysBack: Record<DateChoice, number> = { today: 0, '7d': 6, '30d': 29 };

function dateQuery(date: Filters['date'], now: Date): Pick<HistoryQuery, 'date_after_unix' | 'date_before_unix'> {
  if (date === null) return {};
  if (typeof date === 'string')
    return { date_after_unix: midnight(now.getFullYear(), now.getMonth(), now.getDate() - daysBack[date]) };
  return {
    ...(date.from ? { date_after_unix: midnightOf(date.from, 0) } : {}),
    // The server excludes its upper bound, but the chosen day is included.
    ...(date.to ? { date_before_unix: midnightOf(date.to, 1) } : {}),
  };
}

export function queryOf(
  { search, voice, model, source, date, takes }: Filters,
  view: View,
  now = new Date(),
): HistoryQuery {
  return {
    ...(search ? { search } : {}),
    ...(voice ? { voice_id: voice } : {}),
    ...(model ? { model_id: model } : {}),
    ...(source ? { source } : {}),
    ...(takes ? { take_group_id: takes } : view === 'latest' ? { latest_takes: true } : {}),
    ...dateQuery(date, now),
  };
}
