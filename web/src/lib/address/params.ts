import { useSearch } from '@tanstack/react-router';
import type { PageParameter } from '#contract/pages.ts';

/** Query parameters stay text here, because a code of digits must not become a number. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `?${text}` : '';
}

/** Gives every query parameter, also those that the page does not declare. */
export const useAllParams = (): Record<string, string | undefined> => useSearch({ strict: false });

/** Gives a query parameter of the current page. */
export function useParam(name: PageParameter): string | undefined {
  return useSearch({ strict: false, select: (search) => search[name] });
}
