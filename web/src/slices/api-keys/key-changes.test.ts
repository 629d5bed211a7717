import { afterEach, expect, it, vi } from 'vitest';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { setEnabled } from './keys.ts';

afterEach(() => vi.unstubAllGlobals());

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
