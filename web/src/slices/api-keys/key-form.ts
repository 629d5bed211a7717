/** Defines the fields of the key form, their validation, and the request body. */
import type { ApiKey } from '#contract/api-keys/types.ts';
import type { ApiKeyPermission } from '#contract/kit/endpoint.ts';
import { isAddress, readAddresses } from './addresses.ts';
import { t } from './messages.ts';

const maxNameLength = 100;
const maxLimit = 1_000_000_000;
const maxAddresses = 50;
const day = 86_400;

/** A number of days, a chosen day, or the present expiry of the key. */
export const expiryChoices = ['never', '7', '30', '90', 'date', 'keep'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];

export interface KeyFields {
  name: string;
  isRestricted: boolean;
  permissions: readonly ApiKeyPermission[];
  /** The limit as typed. */
  limit: string;
  /** The addresses as typed. Empty means that any address may use the key. */
  addresses: string;
  expiry: ExpiryChoice;
  /** The day for the choice `date`: YYYY-MM-DD, in the browser's time zone. */
  expiryDay: string;
  /** The expiry for the choice `keep`. */
  expiresAt: number | null;
}

export type KeyErrors = Partial<Record<'name' | 'permissions' | 'limit' | 'addresses' | 'expiry', string>>;

/** Suggests a name that no other key of this user has, while there is one. */
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
  addresses: '',
  expiry: 'never',
  expiryDay: '',
  expiresAt: null,
});

export const fieldsOf = (key: ApiKey): KeyFields => ({
  name: key.name,
  isRestricted: key.permissions !== 'all',
  permissions: key.permissions === 'all' ? [] : key.permissions,
  limit: key.character_limit === null ? '' : String(key.character_limit),
  addresses: (key.allowed_ips ?? []).join('\n'),
  expiry: key.expires_at_unix === null ? 'never' : 'keep',
  expiryDay: '',
  expiresAt: key.expires_at_unix,
});

/** Removes the separators with which users group digits. */
const digitsOf = (text: string) => text.replaceAll(/[\s.,'’_]/g, '');

/** Gives the last second of a day in the browser's time zone, or NaN for an invalid day. */
const endOfDay = (text: string) => Math.floor(new Date(`${text}T23:59:59`).getTime() / 1000);

function addressFault(text: string): string | undefined {
  const all = readAddresses(text);
  if (all.length > maxAddresses) return t('addresses_many', { max: maxAddresses });
  const wrong = all.filter((one) => !isAddress(one));
  return wrong.length > 0 ? t('addresses_wrong', { addresses: wrong.join(', ') }) : undefined;
}

/** The limit that was typed; null for none, and while it is no number. */
export function limitOf({ limit }: KeyFields): number | null {
  const digits = digitsOf(limit);
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

export function validateFields(fields: KeyFields, now: number = Date.now()): KeyErrors {
  const { name, isRestricted, permissions, limit, addresses, expiry, expiryDay } = fields;
  const faults: KeyErrors = {};
  const digits = digitsOf(limit);
  if (name.trim() === '') faults.name = t('name_missing');
  else if (name.trim().length > maxNameLength) faults.name = t('name_long');
  if (isRestricted && permissions.length === 0) faults.permissions = t('areas_missing');
  if (limit.trim() !== '' && (!/^\d+$/.test(digits) || Number(digits) > maxLimit)) faults.limit = t('limit_wrong');
  const addressProblem = addressFault(addresses);
  if (addressProblem) faults.addresses = addressProblem;
  if (expiry === 'date' && !(endOfDay(expiryDay) > now / 1000)) faults.expiry = t('expiry_wrong');
  return faults;
}

function expiryOf({ expiry, expiryDay }: KeyFields, now: number): number | null {
  if (expiry === 'never') return null;
  return expiry === 'date' ? endOfDay(expiryDay) : Math.floor(now / 1000) + Number(expiry) * day;
}

export function toBody(fields: KeyFields, now: number = Date.now()) {
  const { name, isRestricted, permissions } = fields;
  const addresses = readAddresses(fields.addresses);
  return {
    name: name.trim(),
    permissions: isRestricted ? [...permissions] : ('all' as const),
    character_limit: limitOf(fields),
    allowed_ips: addresses.length === 0 ? null : addresses,
    // A field that is not sent keeps its value.
    ...(fields.expiry === 'keep' ? {} : { expires_at_unix: expiryOf(fields, now) }),
  };
}
