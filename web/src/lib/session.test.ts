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
let sent: string[];
let otherTab: (news: string) => void;
const storedCaches = { keys: () => Promise.resolve(['voices']), delete: vi.fn() };
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
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('caches', storedCaches);
  vi.stubGlobal('navigator', {});
  sent = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = (message: string) => void sent.push(message);
      constructor() {
        super();
        otherTab = (data) => void this.dispatchEvent(Object.assign(new Event('message'), { data }));
      }
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
  sessionStorage.setItem('xi:seen', '1');
  await signOut();
  await vi.advanceTimersByTimeAsync(900);
  expect(sessionStore.get().status).toBe('in');
  await vi.advanceTimersByTimeAsync(200);
  expect(sessionStore.get()).toMatchObject({ status: 'out', token: null });
  expect(clean).toHaveBeenCalledOnce();
  expect([localStorage.getItem('xi:tts-text'), localStorage.getItem('other')]).toEqual([null, '1']);
  expect(sessionStorage.getItem('xi:seen')).toBeNull();
  expect(storedCaches.delete).toHaveBeenCalledWith('voices');
  expect(sent).toEqual(['out']);
});

it('follows another tab out, and back in when somebody signs in there within the second', async () => {
  answers = [json(signedInAs('mia')), json(signedInAs('sam'))];
  const { sessionStore } = await load();
  otherTab('out');
  await vi.advanceTimersByTimeAsync(900);
  otherTab('in');
  await vi.advanceTimersByTimeAsync(2000);
  expect(sessionStore.get()).toMatchObject({ status: 'in', user_id: 'sam' });
  otherTab('inactive');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sessionStore.get()).toMatchObject({ status: 'out', endReason: 'inactivity' });
});

it('is out after inactivity, also when the server cannot be told', async () => {
  answers = [json(signedInAs('mia')), () => Promise.reject(new TypeError('Failed to fetch'))];
  const { sessionStore, signOut } = await load();
  await signOut('inactivity');
  expect([document.cookie, sent]).toEqual(['veery_session=; Path=/; Max-Age=0', ['inactive']]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sessionStore.get()).toMatchObject({ status: 'out', endReason: 'inactivity' });
});

/** An answer that comes when the test says so. */
function later() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { answer: () => promise, come: async (body: () => Promise<Response>) => resolve(await body()) };
}
const done = json({ status: 'ok' });
const sentTo = () => (send.mock.calls as unknown as [url: string][]).map(([url]) => url.replace('/v1/auth/', ''));

it('signs out after a refresh that is under way, which does not bring the session back', async () => {
  const refreshed = later();
  answers = [json(signedInAs('mia')), refreshed.answer, done];
  const { sessionStore, signOut } = await load();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  const signedOut = signOut('inactivity');
  await vi.advanceTimersByTimeAsync(0);
  expect(sentTo()).toEqual(['refresh', 'refresh']);
  await refreshed.come(json(signedInAs('mia')));
  await signedOut;
  expect(sentTo()).toEqual(['refresh', 'refresh', 'sign-out']);
  expect(sessionStore.get()).toMatchObject({ status: 'in', isSigningOut: true });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sessionStore.get()).toMatchObject({ status: 'out', endReason: 'inactivity' });
});

it('renews nothing on the way out, and a call that is refused does not take the reason away', async () => {
  const [read, signedOut] = [later(), later()];
  answers = [json(signedInAs('mia')), read.answer, signedOut.answer];
  const { sessionStore, signOut } = await load();
  const { call } = await import('./api.ts');
  const { getUser } = await import('#contract/profile/api.ts');
  const refusedCall = expect(call(getUser, {})).rejects.toMatchObject({ status: 401 });
  const leaving = signOut('inactivity');
  await vi.advanceTimersByTimeAsync(0);
  await read.come(json({ detail: { status: 'invalid_token', message: 'No.' } }, 401));
  await refusedCall;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await signedOut.come(done);
  await leaving;
  await vi.advanceTimersByTimeAsync(1000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(sessionStore.get()).toMatchObject({ status: 'out', endReason: 'inactivity' });
});

it('names the reason also in a tab whose refresh was refused before it heard of it', async () => {
  answers = [json(signedInAs('mia')), refused];
  const { sessionStore } = await load();
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  otherTab('inactive');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sessionStore.get()).toMatchObject({ status: 'out', endReason: 'inactivity' });
});

it('keeps a support session to this tab, and gives the operator back', async () => {
  answers = [json(signedInAs('olga')), json(signedInAs('olga'))];
  const { sessionStore, enterSupportSession, signOut } = await load();
  localStorage.setItem('xi:draft', '1');
  enterSupportSession(signedInAs('mia'), '/app/support');
  expect(sessionStore.get()).toMatchObject({ status: 'in', user_id: 'mia', support: { back: '/app/support' } });
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  otherTab('in');
  await vi.advanceTimersByTimeAsync(0);
  expect([send.mock.calls.length, sent, sessionStore.get().user_id]).toEqual([1, [], 'mia']);
  await signOut();
  await vi.advanceTimersByTimeAsync(1000);
  expect(sessionStore.get()).toMatchObject({ status: 'in', user_id: 'olga', support: null });
  expect([localStorage.getItem('xi:draft'), sent]).toEqual(['1', []]);
});

it('forgets what another person left', async () => {
  localStorage.setItem('xi:owner', '"mia"');
  localStorage.setItem('xi:tts-text', '"secret"');
  answers = [json(signedInAs('sam'))];
  await load();
  expect([localStorage.getItem('xi:tts-text'), localStorage.getItem('xi:owner')]).toEqual([null, '"sam"']);
});
