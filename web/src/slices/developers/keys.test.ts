import { describe, expect, test } from 'vitest';
import { createApiKey, type ApiKey } from '#contract/api-keys.ts';
import { apiKeyPermissions, type ApiKeyPermission } from '#contract/kit/endpoint.ts';
import { exampleCall } from './key-example.ts';
import { fieldsOf, findFaults, suggestName, toBody } from './key-form.ts';
import { areas, grantsOf, levelIn, summaryOf, withLevel } from './permissions.ts';

describe('areas', () => {
  const voices = areas.find(({ name }) => name === 'voices')!;
  const speech = areas.find(({ name }) => name === 'text_to_speech')!;

  test('cover every permission once', () => {
    expect(areas.flatMap(({ permissions }) => permissions).toSorted()).toEqual(apiKeyPermissions.toSorted());
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

  test('are summed up', () => {
    expect(summaryOf({ permissions: 'all' })).toBe('Everything');
    expect(summaryOf({ permissions: [] })).toBe('Nothing');
    expect(summaryOf({ permissions: ['voices_read', 'voices_write'] })).toBe('1 area');
    expect(summaryOf({ permissions: ['voices_read', 'text_to_speech'] })).toBe('2 areas');
  });
});

describe('the form of a key', () => {
  const fields = { name: ' Reader ', isRestricted: false, permissions: [], limit: '' };

  test('sends what the contract takes', () => {
    const body = toBody({ ...fields, isRestricted: true, permissions: ['text_to_speech'], limit: '12,500' });
    expect(body).toEqual({ name: 'Reader', permissions: ['text_to_speech'], character_limit: 12_500 });
    expect(createApiKey.body.safeParse(body).success).toBe(true);
    expect(toBody(fields)).toEqual({ name: 'Reader', permissions: 'all', character_limit: null });
  });

  test('tells what is wrong, and refuses what the contract would', () => {
    expect(findFaults(fields)).toEqual({});
    expect(findFaults({ ...fields, name: ' ' })).toHaveProperty('name');
    expect(findFaults({ ...fields, name: 'x'.repeat(101) })).toHaveProperty('name');
    expect(findFaults({ ...fields, isRestricted: true })).toHaveProperty('permissions');
    for (const limit of ['-1', 'many', '1000000001', '1e3'])
      expect(findFaults({ ...fields, limit }), limit).toHaveProperty('limit');
    for (const limit of ['0', '1 000', '1.000', '1000000000'])
      expect(findFaults({ ...fields, limit }), limit).toEqual({});
  });

  test('comes back from a key as it was sent', () => {
    const body = { name: 'a', permissions: ['user_read'] as ApiKeyPermission[], character_limit: 0 };
    const key = { ...body, key_id: 'k' } as ApiKey;
    expect(toBody(fieldsOf(key))).toEqual(body);
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
