import { describe, expect, test } from 'vitest';
import { createApiKey } from '#contract/api-keys/api.ts';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { apiKeyPermissions, requiredPermissions, type ApiKeyPermission } from '#contract/kit/endpoint.ts';
import { isAddress, readAddresses } from './addresses.ts';
import { exampleCall } from './key-example.ts';
import { fieldsOf, validateFields, newFields, suggestName, toBody, type KeyFields } from './key-form.ts';
import { statesOf } from './key-state.ts';
import { areas, grantsOf, levelIn, summaryOf, unusedOf, withLevel } from './permissions.ts';

describe('areas', () => {
  const voices = areas.find(({ name }) => name === 'voices')!;
  const speech = areas.find(({ name }) => name === 'text_to_speech')!;

  test('cover every permission that some call requires once', () => {
    expect(areas.flatMap(({ permissions }) => permissions).toSorted()).toEqual(requiredPermissions.toSorted());
    expect(voices.levels).toEqual(['none', 'read', 'read_write']);
    expect(speech.levels).toEqual(['none', 'access']);
  });

  test('each level of each area is what is read back', () => {
    for (const area of areas) {
      const others = apiKeyPermissions.filter((one) => !area.permissions.includes(one));
      for (const level of area.levels) {
        const held = withLevel(apiKeyPermissions, area, level);
        expect(levelIn(area, held)).toBe(level);
        expect(held.filter((one) => others.includes(one))).toEqual(others);
      }
    }
  });

  test('a program’s own mixture is told and can be kept', () => {
    const held: ApiKeyPermission[] = ['voices_write'];
    expect(levelIn(voices, held)).toBe('write');
    expect(withLevel(held, voices, 'write')).toEqual(held);
    expect(grantsOf({ permissions: held })).toEqual([{ area: 'voices', level: 'write' }]);
  });

  test('leave alone what no call requires yet', () => {
    const held: ApiKeyPermission[] = ['dubbing_write', 'voices_read'];
    expect(unusedOf({ permissions: held })).toEqual(['dubbing_write']);
    expect(withLevel(held, voices, 'none')).toEqual(['dubbing_write']);
    expect(unusedOf({ permissions: 'all' })).toEqual([]);
  });

  test('are summed up', () => {
    expect(summaryOf({ permissions: 'all' })).toBe('Full access');
    expect(summaryOf({ permissions: [] })).toBe('No access');
    expect(summaryOf({ permissions: ['voices_read', 'voices_write'] })).toBe('1 area');
    expect(summaryOf({ permissions: ['voices_read', 'text_to_speech'] })).toBe('2 areas');
  });
});

describe('the form of a key', () => {
  const fields: KeyFields = { ...newFields([]), name: ' Reader ' };
  const free = { allowed_ips: null, expires_at_unix: null };

  test('sends what the contract takes', () => {
    const body = toBody({ ...fields, isRestricted: true, permissions: ['text_to_speech'], limit: '12,500' });
    expect(body).toEqual({ name: 'Reader', permissions: ['text_to_speech'], character_limit: 12_500, ...free });
    expect(createApiKey.body.safeParse(body).success).toBe(true);
    expect(toBody(fields)).toEqual({ name: 'Reader', permissions: 'all', character_limit: null, ...free });
  });

  test('tells what is wrong, and refuses what the contract would', () => {
    expect(validateFields(fields)).toEqual({});
    expect(validateFields({ ...fields, name: ' ' })).toHaveProperty('name');
    expect(validateFields({ ...fields, name: 'x'.repeat(101) })).toHaveProperty('name');
    expect(validateFields({ ...fields, isRestricted: true })).toHaveProperty('permissions');
    for (const limit of ['-1', 'many', '1000000001', '1e3'])
      expect(validateFields({ ...fields, limit }), limit).toHaveProperty('limit');
    for (const limit of ['0', '1 000', '1.000', '1000000000'])
      expect(validateFields({ ...fields, limit }), limit).toEqual({});
  });

  test('has an end that is some days away or the end of a day', () => {
    const now = new Date(2026, 10, 21, 12).getTime();
    expect(toBody({ ...fields, expiry: '30' }, now).expires_at_unix).toBe(now / 1000 + 30 * 86_400);
    const today: KeyFields = { ...fields, expiry: 'date', expiryDay: '2026-11-21' };
    expect(toBody(today, now).expires_at_unix).toBe(new Date(2026, 10, 21, 23, 59, 59).getTime() / 1000);
    expect(validateFields(today, now)).toEqual({});
    for (const expiryDay of ['', '2026-11-20', 'soon'])
      expect(validateFields({ ...today, expiryDay }, now), expiryDay).toHaveProperty('expiry');
  });

  test('takes addresses and networks, and nothing else', () => {
    expect(readAddresses(' 10.0.0.1,\n::1  10.0.0.1;fe80::/10 ')).toEqual(['10.0.0.1', '::1', 'fe80::/10']);
    for (const good of ['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', '2001:db8::/32', '::ffff:10.0.0.1'])
      expect(isAddress(good), good).toBe(true);
    for (const bad of [
      '10.0.0',
      '10.0.0.256',
      '01.0.0.1',
      '10.0.0.0/33',
      '::1/129',
      'host.test',
      '10.0.0.1/',
      ':::',
      '1/2/3',
    ])
      expect(isAddress(bad), bad).toBe(false);
    expect(validateFields({ ...fields, addresses: '10.0.0.1 nowhere' }).addresses).toBe('Not a valid address: nowhere');
    expect(
      validateFields({ ...fields, addresses: Array.from({ length: 51 }, (_, at) => `10.0.0.${at}`).join(' ') }),
    ).toHaveProperty('addresses');
  });

  test('comes back from a key as it was sent', () => {
    const body = {
      name: 'a',
      permissions: ['user_read'] as ApiKeyPermission[],
      character_limit: 0,
      allowed_ips: ['10.0.0.0/8', '::1'],
    };
    const key = { ...body, expires_at_unix: 12, key_id: 'k' } as ApiKey;
    // The server would refuse an expiry in the past; a field that is not sent stays as it is.
    expect(toBody(fieldsOf(key))).toEqual(body);
    expect(toBody({ ...fieldsOf(key), expiry: 'never' })).toEqual({ ...body, expires_at_unix: null });
  });

  test('suggests a name that is free', () => {
    const all = Array.from({ length: 12 }, (_, at) => suggestName([], at / 12));
    expect(new Set(all).size).toBe(12);
    expect(suggestName(all.slice(1), 0.99)).toBe(all[0]);
    expect(suggestName(all, 0)).not.toBe('');
  });
});

describe('an example call', () => {
  const caller = { origin: 'http://veery.test', secret: 'sk_1', voiceId: 'ada' };

  test('is one that the key may make', () => {
    const call = (permissions: ApiKey['permissions']) => exampleCall({ ...caller, permissions });
    expect(call('all')).toContain('/v1/text-to-speech/ada');
    expect(call(['text_to_speech'])).toContain('/v1/text-to-speech/ada');
    expect(call(['models_read'])).toBe("curl 'http://veery.test/v1/models' -H 'xi-api-key: sk_1'");
    expect(call(['speech_history_write'])).toBeUndefined();
    expect(call([])).toBeUndefined();
  });
});

test('the states of a key, the most important first', () => {
  const key = {
    is_disabled: false,
    expires_at_unix: null,
    previous_secret_expires_at_unix: null,
  } as ApiKey;
  const states = (change: Partial<ApiKey>) => statesOf({ ...key, ...change }, 1000);
  expect(states({})).toEqual([]);
  expect(states({ expires_at_unix: 1000, is_disabled: true })).toEqual(['expired', 'disabled']);
  expect(states({ expires_at_unix: 1001, previous_secret_expires_at_unix: 1001 })).toEqual(['expiring', 'rotating']);
  expect(states({ expires_at_unix: 10_000_000, previous_secret_expires_at_unix: 999 })).toEqual([]);
});
