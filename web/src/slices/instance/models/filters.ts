/** Narrows the list of models. */
import type { CatalogModel, InstalledModel } from '#contract/engine-models/types.ts';
import type { ModelKind } from '#contract/engine-models/manifest.ts';
import { languageName } from './words.ts';

/** The views of the page, by what models are for. */
export const modelViews = ['speech', 'recognition', 'audio'] as const;
export type ModelView = (typeof modelViews)[number];

export const viewOf = (kind: ModelKind): ModelView =>
  kind === 'speech' ? 'speech' : kind === 'denoise' ? 'audio' : 'recognition';

export interface Filters {
  search: string;
  /** A code; empty for all. */
  language: string;
  /** The name of a license, or `sold` for those that allow audio to be sold; empty for all. */
  license: string;
}

export const noFilters: Filters = { search: '', language: '', license: '' };

type Described = Pick<CatalogModel | InstalledModel, 'name' | 'description' | 'languages' | 'license'>;

const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export function matches(filters: Filters, model: Described): boolean {
  const { search, language, license } = filters;
  if (language && !model.languages.includes(language)) return false;
  if (license === 'sold' && model.license.allows_commercial_use !== true) return false;
  if (license && license !== 'sold' && model.license.name !== license) return false;
  const text = plain([model.name, model.description, ...model.languages.map(languageName)].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The languages of the models, in the order of their names. */
export const languagesOf = (models: readonly Described[]): { value: string; label: string }[] =>
  [...new Set(models.flatMap(({ languages }) => languages))]
    .map((value) => ({ value, label: languageName(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));

export const licensesOf = (models: readonly Described[]): string[] =>
  [...new Set(models.map(({ license }) => license.name))].toSorted((a, b) => a.localeCompare(b));
