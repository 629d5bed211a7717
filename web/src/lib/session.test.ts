import { afterEach, beforeEach, expect, it, vi } from 'vitest';

class FakeStorage {
  setItem(key: string, value: string): void {
    (this as Record<string, unknown>)[key] = value;
  }
  getItem(key: string): string | null {
    return ((this as Record<string, unknown>)[key] as string | undefined) ?? null;
  }
  removeItem(key: string): void {
    delete (this as Record<string, unknown>)[key];
  }
}

const signedInAs = (user_id: string) => ({
  id_token: `token of ${user_id}`,
  expires_in: 900,
  user_id,
  email_verified: true,
});
let answers: (() => Promise<Response>)[];
const send = vi.fn(() => answers.shift()!());

async function load() {
  const session = await import('./session.ts');
  session.startSession();
  await vi.advanceTimersByTimeAsync(0);
  return session;
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  send.mockClear();
  answers = [];
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = () => undefined;
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', {
    cookie: 'veery_session=1',
    documentElement: { dataset: {} },
    querySelector: () => null,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }));
const refused = json({ detail: { status: 'invalid_refresh_token', message: 'Sign in.' } }, 401);

it('restores a session, and refreshes it every five minutes', async () => {
  answers = [json(signedInAs('mia')), json(signedInAs('mia'))];
  const { sessionStore } = await load();
  expect(sessionStore.get()).toMatchObject({ status: 'in', token: 'token of mia', user_id: 'mia' });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(send).toHaveBeenCalledTimes(2);
});

it('is out when refused, and neither in nor out when nothing answers', async () => {
  answers = [refused];
  expect((await load()).sessionStore.get().status).toBe('out');
  vi.resetModules();
  answers = [() => Promise.reject(new TypeError('Failed to fetch'))];
  expect((await load()).sessionStore.get()).toMatchObject({ status: 'unknown', problem: 'Network error' });
});

it('stays in while the server cannot be reached', async () => {
  answers = [json(signedInAs('mia')), () => Promise.reject(new TypeError('Failed to fetch'))];
  const { sessionStore } = await load();
  await vi.advanceTimersByTimeAsync(5 * 60_000 + 2000);
  expect(sessionStore.get().status).toBe('in');
});

it('signs out a second later and forgets what it kept', async () => {
  answers = [json(signedInAs('mia')), json({ status: 'ok' })];
  const { sessionStore, signOut, onSignOut } = await load();
  const clean = vi.fn();
  onSignOut(clean);
  localStorage.setItem('xi:tts-text', '"secret"');
  localStorage.setItem('other', '1');
  await signOut();
  await vi.advanceTimersByTimeAsync(900);
  expect(sessionStore.get().status).toBe('in');
  await vi.advanceTimersByTimeAsync(200);
  expect(sessionStore.get()).toMatchObject({ status: 'out', token: null });
  expect(clean).toHaveBeenCalledOnce();
  expect([localStorage.getItem('xi:tts-text'), localStorage.getItem('other')]).toEqual([null, '1']);
});

it('forgets what another person left', async () => {
  localStorage.setItem('xi:owner', '"mia"');
  localStorage.setItem('xi:tts-text', '"secret"');
  answers = [json(signedInAs('sam'))];
  await load();
  expect([localStorage.getItem('xi:tts-text'), localStorage.getItem('xi:owner')]).toEqual([null, '"sam"']);
});
