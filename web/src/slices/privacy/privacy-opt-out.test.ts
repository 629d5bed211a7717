import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodiesTo, fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

const california = { country: 'US', region: 'CA', city: null };
const berlin = { country: 'DE', region: 'BE', city: null };

interface Visit {
  place?: object;
  /** The id of the signed-in user, or null. */
  user?: string | null;
  /** Whether the account has opted out. */
  isAccountOptedOut?: boolean;
}

/** Loads one page. */
async function visit(browser: FakeBrowser, { place = berlin, user = null, isAccountOptedOut = false }: Visit = {}) {
  vi.resetModules();
  browser.send.mockImplementation((url) => {
    if (url.includes('/v1/geolocation')) return Promise.resolve(Response.json(place));
    if (url.includes('/v1/user?')) return Promise.resolve(Response.json({ ccpa_opt_out: isAccountOptedOut }));
    return Promise.resolve(Response.json({ status: 'ok' }));
  });
  const { sessionStore } = await import('../../lib/session.ts');
  const privacy = await import('./privacy-opt-out.ts');
  sessionStore.set({ status: user ? 'in' : 'out', user_id: user, email_verified: true, token: user });
  await privacy.startPrivacyOptOut();
  return { ...privacy, sessionStore, isOptedOut: privacy.privacyStore.get().isOptedOut };
}
const sentChoices = (browser: FakeBrowser) => bodiesTo(browser, '/v1/user/edit');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is applied in the regions of the law: kept twice, told to the account, the page reloaded once', async () => {
  const first = fakeBrowser();
  expect((await visit(first, { place: california, user: 'mia' })).isOptedOut).toBe(true);
  expect(first.local.getItem('xi:privacy_opt_out')).toBe('"on"');
  expect(first.jar.get('veery_privacy_opt_out')).toBe('on');
  expect(sentChoices(first)).toEqual([{ optOutCCPA: true }]);
  expect(first.reload).toHaveBeenCalledOnce();

  const second = fakeBrowser({ before: first });
  expect((await visit(second, { place: california, user: 'mia' })).isOptedOut).toBe(true);
  expect(sentChoices(second)).toEqual([]);
  expect(second.reload).not.toHaveBeenCalled();
});

it('is applied by the browser’s signal, wherever it is', async () => {
  const browser = fakeBrowser({ hasSignal: true });
  expect((await visit(browser)).isOptedOut).toBe(true);
  expect(browser.send).not.toHaveBeenCalled();
  expect(browser.reload).toHaveBeenCalledOnce();
});

it('is not applied elsewhere, nor where nobody knows the place', async () => {
  const elsewhere = fakeBrowser();
  expect((await visit(elsewhere)).isOptedOut).toBe(false);
  expect((await visit(elsewhere, { place: { country: null, region: null, city: null } })).isOptedOut).toBe(false);
  expect(elsewhere.reload).not.toHaveBeenCalled();
});

it('is told once where it is found out who this is while the page starts', async () => {
  const browser = fakeBrowser({ hasSignal: true });
  vi.resetModules();
  const { sessionStore } = await import('../../lib/session.ts');
  const started = (await import('./privacy-opt-out.ts')).startPrivacyOptOut();
  sessionStore.set({ status: 'in', user_id: 'mia', email_verified: true, token: 'mia' });
  await started;
  expect(sentChoices(browser)).toEqual([{ optOutCCPA: true }]);
});

it('is told to the account of whoever signs in later', async () => {
  const browser = fakeBrowser({ hasSignal: true });
  const { sessionStore } = await visit(browser);
  expect(sentChoices(browser)).toEqual([]);
  sessionStore.set({ status: 'in', user_id: 'sam', email_verified: true, token: 'sam' });
  await vi.advanceTimersByTimeAsync(0);
  expect(sentChoices(browser)).toEqual([{ optOutCCPA: true }]);
});

it('never reloads again after a sign-out has cleared what was kept', async () => {
  const first = fakeBrowser({ hasSignal: true });
  await visit(first, { user: 'mia' });
  const { clearLocal } = await import('../../lib/browser/storage.ts');
  clearLocal();
  const second = fakeBrowser({ before: first, hasSignal: true });
  expect((await visit(second)).isOptedOut).toBe(true);
  // The opt-out holds even if the cookies are gone as well.
  clearLocal();
  second.jar.clear();
  const third = fakeBrowser({ before: second, hasSignal: true });
  expect((await visit(third)).isOptedOut).toBe(true);
  expect(second.reload).not.toHaveBeenCalled();
  expect(third.reload).not.toHaveBeenCalled();
});

it('does not reload where nothing can be kept', async () => {
  const browser = fakeBrowser({ hasSignal: true, isBlocked: true });
  expect((await visit(browser)).isOptedOut).toBe(true);
  expect(browser.reload).not.toHaveBeenCalled();
});

it('stays as somebody chose it in the settings, also where the law would apply it', async () => {
  const first = fakeBrowser();
  const { applyPrivacyOptOut } = await visit(first, { place: california, user: 'mia' });
  await applyPrivacyOptOut(false);
  expect(sentChoices(first).at(-1)).toEqual({ ccpa_opt_out: false });
  const second = fakeBrowser({ before: first });
  expect((await visit(second, { place: california, user: 'mia' })).isOptedOut).toBe(false);
});

it('comes along with the account', async () => {
  const browser = fakeBrowser();
  expect((await visit(browser, { user: 'mia', isAccountOptedOut: true })).isOptedOut).toBe(true);
  expect(browser.reload).not.toHaveBeenCalled();
});
