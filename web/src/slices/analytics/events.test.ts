import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodiesTo, fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

interface Start {
  consent?: string;
  hasAnalytics?: boolean;
}

async function start(browser: FakeBrowser, { consent, hasAnalytics = true }: Start = {}) {
  vi.resetModules();
  if (consent) browser.jar.set('veery_consent', consent);
  browser.send.mockImplementation((url) =>
    Promise.resolve(
      url.includes('/v1/instance')
        ? Response.json({ has_analytics: hasAnalytics })
        : new Response(null, { status: 204 }),
    ),
  );
  const analytics = await import('./events.ts');
  const consents = await import('../privacy/consent.ts');
  const { allowsStatistics } = await import('../privacy/statistics.ts');
  (await import('./sender.ts')).startSender(allowsStatistics);
  await (await import('../privacy/start-consent.ts')).startConsent(false);
  return { ...analytics, ...consents };
}
const sent = (browser: FakeBrowser) =>
  (bodiesTo(browser, '/v1/ingest') as { events: { name: string }[] }[]).map(({ events }) =>
    events.map(({ name }) => name),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends in bunches what was agreed to', async () => {
  const browser = fakeBrowser();
  const { track } = await start(browser, { consent: 'granted' });
  track('page_viewed', { path: '/app/home' });
  track('feedback_opened');
  expect(sent(browser)).toEqual([]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toEqual([['page_viewed', 'feedback_opened']]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toHaveLength(1);
  for (let at = 0; at < 20; at++) track('feedback_opened');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent(browser)[1]).toHaveLength(20);
});

it('sends the rest when the page is left, outliving it', async () => {
  const browser = fakeBrowser();
  const { track } = await start(browser, { consent: 'granted' });
  track('feedback_opened');
  browser.page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent(browser)).toEqual([['feedback_opened']]);
  expect(browser.send.mock.lastCall?.[1]).toMatchObject({ keepalive: true });
});

it.each([undefined, 'denied', 'nonsense'])('sends nothing while the choice is %s, and forgets it', async (consent) => {
  const browser = fakeBrowser();
  const { track, chooseStatistics } = await start(browser, consent ? { consent } : {});
  const heard = vi.fn();
  (await import('./events.ts')).onTrack(heard);
  track('feedback_opened');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toEqual([]);
  // The app's own listeners received it.
  expect(heard).toHaveBeenCalledOnce();
  chooseStatistics(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toEqual([['consent_chosen']]);
});

it('never sends what happened before the visitor agreed, however shortly', async () => {
  const browser = fakeBrowser();
  const { track, chooseStatistics } = await start(browser);
  track('page_viewed', { path: '/app/home' });
  await vi.advanceTimersByTimeAsync(100);
  chooseStatistics(true);
  track('feedback_opened');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toEqual([['consent_chosen', 'feedback_opened']]);
});

it('never sends what happened before the sender was there, unless the visitor had agreed', async () => {
  const browser = fakeBrowser();
  vi.resetModules();
  const analytics = await import('./events.ts');
  const { consentStore } = await import('../privacy/consent.ts');
  const { allowsStatistics } = await import('../privacy/statistics.ts');
  analytics.track('page_viewed', { path: '/app/home' });
  (await import('./sender.ts')).startSender(allowsStatistics);
  consentStore.set({ consent: 'granted' });
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toEqual([]);
});

it('sends nothing of who has opted out, whatever they agreed to before', async () => {
  const browser = fakeBrowser({ hasSignal: true });
  const { track } = await start(browser, { consent: 'granted' });
  track('feedback_opened');
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent(browser)).toEqual([]);
});

it('asks once, keeps the answer for 360 days, and asks nobody where nothing is collected', async () => {
  const browser = fakeBrowser();
  const { consentStore, chooseStatistics, openConsent } = await start(browser);
  expect(consentStore.get()).toEqual({ consent: 'undecided', isAsking: true });
  chooseStatistics(false);
  expect(consentStore.get()).toEqual({ consent: 'denied', isAsking: false });
  expect(browser.jar.get('veery_consent')).toBe('denied');
  openConsent();
  expect(consentStore.get().isAsking).toBe(true);

  const next = await start(browser);
  expect(next.consentStore.get()).toEqual({ consent: 'denied', isAsking: false });

  const quiet = fakeBrowser();
  const none = await start(quiet, { hasAnalytics: false });
  none.openConsent();
  expect(none.consentStore.get()).toEqual({ consent: 'not_applicable', isAsking: false });
});

it('tries again what a server that is away did not take', async () => {
  const browser = fakeBrowser();
  const { track } = await start(browser, { consent: 'granted' });
  track('feedback_opened');
  browser.send.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent(browser)).toEqual([['feedback_opened'], ['feedback_opened']]);
});
