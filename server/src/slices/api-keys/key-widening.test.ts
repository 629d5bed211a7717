import { expect, test } from 'vitest';
import { isWidening, type KeyRestrictions } from './key-widening.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour));
const restricted: KeyRestrictions = {
  permissions: ['user_read', 'voices_read'],
  credit_limit: 100,
  allowed_ips: ['10.0.0.0/8', '192.0.2.7'],
  expires_at: at(12),
  disabled_at: at(1),
};
const free: KeyRestrictions = {
  permissions: null,
  credit_limit: null,
  allowed_ips: null,
  expires_at: null,
  disabled_at: null,
};

test.each<[string, Partial<KeyRestrictions>]>([
  ['another permission', { permissions: ['user_read', 'models_read'] }],
  ['every permission', { permissions: null }],
  ['a higher limit', { credit_limit: 101 }],
  ['no limit', { credit_limit: null }],
  ['another address', { allowed_ips: ['10.0.0.0/8', '192.0.2.8'] }],
  ['a larger network', { allowed_ips: ['10.0.0.0/7'] }],
  ['any address', { allowed_ips: null }],
  ['a later end', { expires_at: at(13) }],
  ['no end', { expires_at: null }],
  ['enabling', { disabled_at: null }],
  ['less of one, more of another', { credit_limit: 1, permissions: null }],
])('%s widens a key', (_, change) => expect(isWidening(restricted, change)).toBe(true));

test.each<[string, Partial<KeyRestrictions>]>([
  ['nothing', {}],
  ['fewer permissions', { permissions: ['user_read'] }],
  ['no permission', { permissions: [] }],
  ['a lower limit', { credit_limit: 0 }],
  ['the same limit', { credit_limit: 100 }],
  ['fewer addresses', { allowed_ips: ['192.0.2.7'] }],
  ['an address of its network', { allowed_ips: ['10.1.2.3'] }],
  ['an earlier end', { expires_at: at(11) }],
  ['disabling again', { disabled_at: at(2) }],
])('%s does not', (_, change) => {
  expect(isWidening(restricted, change)).toBe(false);
  expect(isWidening(free, change)).toBe(false);
});
