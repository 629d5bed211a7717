/** Reads and writes the list in the address, so that a reload and the Back button keep what it shows. */
import { accountStates, type AccountState } from '#contract/accounts/types.ts';
import { tiers, type Tier } from '#contract/billing/plans.ts';
import type { PageSearch } from '#contract/pages.ts';

export interface AccountFilters {
  search: string;
  plan: Tier | '';
  state: AccountState | '';
}

export const noFilters: AccountFilters = { search: '', plan: '', state: '' };

type Params = PageSearch<'instanceAccounts'>;

/** Values that are not valid are ignored. */
export function readFilters({ search = '', plan, state }: Params): AccountFilters {
  return {
    search,
    plan: tiers.find((one) => one === plan) ?? '',
    state: accountStates.find((one) => one === state) ?? '',
  };
}

/** Undefined removes a parameter. */
export const writeFilters = ({ search, plan, state }: AccountFilters): Params => ({
  search: search || undefined,
  plan: plan || undefined,
  state: state || undefined,
});

export const isFiltered = (filters: AccountFilters): boolean => Object.values(filters).some((value) => value !== '');

/** The cursors of the pages that lead to this one, because a cursor only leads forwards. */
const separator = '~';
export const readCursors = ({ after }: Params): string[] => after?.split(separator).filter(Boolean) ?? [];
export const writeCursors = (cursors: readonly string[]): string | undefined => cursors.join(separator) || undefined;

export const queryOf = ({ search, plan, state }: AccountFilters) => ({
  ...(search ? { search } : {}),
  ...(plan ? { tier: plan } : {}),
  ...(state ? { state } : {}),
});
