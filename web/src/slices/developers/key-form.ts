/** What a form of a key holds, what is wrong with it, and what is sent. */
import type { ApiKey } from '#contract/api-keys.ts';
import type { ApiKeyPermission } from '#contract/kit/endpoint.ts';
import { t } from './messages.ts';

const longestName = 100;
const largestLimit = 1_000_000_000;

export interface KeyFields {
  name: string;
  isRestricted: boolean;
  permissions: readonly ApiKeyPermission[];
  /** As typed. */
  limit: string;
}

export type KeyFaults = Partial<Record<'name' | 'permissions' | 'limit', string>>;

/** A name that no key of this person has, while there is one. */
export function suggestName(taken: readonly string[], chance: number = Math.random()): string {
  const names = t('name_suggestions')
    .split(',')
    .map((name) => name.trim());
  const free = names.filter((name) => !taken.includes(name));
  const from = free.length > 0 ? free : names;
  return from[Math.floor(chance * from.length)] ?? '';
}

export const newFields = (taken: readonly string[]): KeyFields => ({
  name: suggestName(taken),
  isRestricted: false,
  permissions: [],
  limit: '',
});

export const fieldsOf = (key: ApiKey): KeyFields => ({
  name: key.name,
  isRestricted: key.permissions !== 'all',
  permissions: key.permissions === 'all' ? [] : key.permissions,
  limit: key.character_limit === null ? '' : String(key.character_limit),
});

/** People group digits in their own way. */
const digitsOf = (text: string) => text.replaceAll(/[\s.,'’_]/g, '');

export function findFaults({ name, isRestricted, permissions, limit }: KeyFields): KeyFaults {
  const faults: KeyFaults = {};
  const digits = digitsOf(limit);
  if (name.trim() === '') faults.name = t('name_missing');
  else if (name.trim().length > longestName) faults.name = t('name_long');
  if (isRestricted && permissions.length === 0) faults.permissions = t('areas_missing');
  if (limit.trim() !== '' && (!/^\d+$/.test(digits) || Number(digits) > largestLimit)) faults.limit = t('limit_wrong');
  return faults;
}

export const toBody = ({ name, isRestricted, permissions, limit }: KeyFields) => ({
  name: name.trim(),
  permissions: isRestricted ? [...permissions] : ('all' as const),
  character_limit: limit.trim() === '' ? null : Number(digitsOf(limit)),
});
