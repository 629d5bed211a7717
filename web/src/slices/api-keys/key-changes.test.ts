import { afterEach, expect, it, vi } from 'vitest';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { listApiKeys } from '#contract/api-keys/api.ts';
import { queryClient, readKey } from '../../lib/queries.ts';
import { choicesStore } from '../../lib/choices/choices.ts';
import { setEnabled, switchedIn } from './keys.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

it('a key that is switched twice at once is changed in the order of the hands', async () => {
  const asked: boolean[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    asked.push((JSON.parse(String(body)) as { is_enabled: boolean }).is_enabled);
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({ status: 'ok' }))));
  });
  const key = { key_id: 'one' } as ApiKey;
  const both = [setEnabled(key, false), setEnabled(key, true)];
  await vi.waitFor(() => expect(asked).toEqual([false]));
  answers[0]?.();
  await vi.waitFor(() => expect(asked).toEqual([false, true]));
  answers[1]?.();
  await Promise.all(both);
});

it('a read that began before the change does not switch the key back', async () => {
  const key = { key_id: 'one', is_disabled: false } as ApiKey;
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => {
    asked.resolve();
    return answered.promise;
  });
  const listKey = readKey(listApiKeys, {});
  const shown = () => {
    const { api_keys: keys } = queryClient.getQueryData<{ api_keys: ApiKey[] }>(listKey) ?? { api_keys: [] };
    return switchedIn(choicesStore.get().choices, keys).map(({ is_disabled }) => is_disabled);
  };
  queryClient.setQueryData(listKey, { api_keys: [key] });
  const late = Promise.withResolvers<{ api_keys: ApiKey[] }>();
  const reading = queryClient.fetchQuery({ queryKey: listKey, queryFn: () => late.promise }).catch(() => undefined);
  const switched = setEnabled(key, false);
  // One answer of the time before comes while the change is under way, and another would come after it.
  queryClient.setQueryData(listKey, { api_keys: [key] });
  expect(shown()).toEqual([true]);
  await asked.promise;
  answered.resolve(Response.json({ status: 'ok' }));
  await switched;
  late.resolve({ api_keys: [key] });
  await reading;
  expect(shown()).toEqual([true]);
});
