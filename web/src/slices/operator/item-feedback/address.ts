/** Reads and writes the list of ratings in the address, so that a reload and the Back button keep what it shows. */
import type { ReviewStatus } from '#contract/history/types.ts';
import type { PageSearch } from '#contract/pages.ts';

export const states = ['not_reviewed', 'reviewed'] as const satisfies readonly ReviewStatus[];
export const votes = ['up', 'down'] as const;
export const periods = ['1', '7', '30', '90'] as const;

export interface RatingFilters {
  state: (typeof states)[number] | '';
  vote: (typeof votes)[number] | '';
  voice: string;
  engine: string;
  days: (typeof periods)[number] | '';
}

export const noFilters: RatingFilters = { state: '', vote: '', voice: '', engine: '', days: '' };

type Params = PageSearch<'instanceItemFeedback'>;

/** Values that are not valid are ignored. */
export const readFilters = ({ state, vote, voice = '', engine = '', days }: Params): RatingFilters => ({
  state: states.find((one) => one === state) ?? '',
  vote: votes.find((one) => one === vote) ?? '',
  voice,
  engine,
  days: periods.find((one) => one === days) ?? '',
});

/** Undefined removes a parameter. */
export const writeFilters = ({ state, vote, voice, engine, days }: RatingFilters): Params => ({
  state: state || undefined,
  vote: vote || undefined,
  voice: voice || undefined,
  engine: engine || undefined,
  days: days || undefined,
});

export const isFiltered = (filters: RatingFilters): boolean => Object.values(filters).some((value) => value !== '');

/** The cursors of the pages that lead to this one, because a cursor only leads forwards. */
const separator = '~';
export const readCursors = ({ after }: Params): string[] => after?.split(separator).filter(Boolean) ?? [];
export const writeCursors = (cursors: readonly string[]): string | undefined => cursors.join(separator) || undefined;

const daySeconds = 86_400;

/** A period begins at a full hour, so that the same filter is the same read for a while. */
export function periodOf({ days }: RatingFilters, now: number): { after_unix?: number } {
  if (!days) return {};
  const hour = Math.floor(now / 3_600_000) * 3600;
  return { after_unix: hour - Number(days) * daySeconds };
}

export const queryOf = (filters: RatingFilters, now: number) => ({
  ...(filters.state ? { review_status: filters.state } : {}),
  ...(filters.vote ? { vote: filters.vote } : {}),
  ...(filters.voice ? { voice_id: filters.voice } : {}),
  ...(filters.engine ? { engine: filters.engine } : {}),
  ...periodOf(filters, now),
});
