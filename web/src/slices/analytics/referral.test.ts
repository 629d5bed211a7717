import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bodiesTo, fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

const day = 86_400_000;
let browser: FakeBrowser;
const arrive = async (query: string) =>
  (await import('./referral.ts')).recordOrigin(`https://voice.example.test/app/sign-up${query}`);
const read = async () => (await import('./referral.ts')).readReferral();

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-03-01T09:00:00Z') });
  browser = fakeBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps a referral for ninety days, in local storage and in a cookie', async () => {
  await arrive('?ref=anna_7');
  expect(JSON.parse(browser.local.getItem('xi:referral') ?? '')).toEqual({
    value: 'anna_7',
    expiresTimestamp: Date.now() + 7_776_000_000,
  });
  expect(await read()).toBe('anna_7');
  // Signing out clears local storage, but not cookies.
  browser.local.removeItem('xi:referral');
  expect(await read()).toBe('anna_7');
  vi.setSystemTime(Date.now() + 90 * day - 1);
  expect(await read()).toBe('anna_7');
  vi.setSystemTime(Date.now() + 1);
  expect(await read()).toBeNull();
  expect(browser.jar.size).toBe(0);
});

it.each(['?ref=%3Cscript%3E', '?ref=', `?ref=${'a'.repeat(201)}`, '?ref=a%20b', ''])(
  'keeps nothing of %s',
  async (query) => {
    await arrive(query);
    expect(await read()).toBeNull();
  },
);

it.each(['{"value":7}', 'null', '%', '"anna"', '{"value":"a b","expiresTimestamp":9999999999999}'])(
  'reads nothing from the cookie %s',
  async (value) => {
    browser.jar.set('veery_referral', encodeURIComponent(value));
    expect(await read()).toBeNull();
  },
);

it.each(['gclid=1', 'gbraid=1', 'wbraid=1', 'msclkid=1', 'fbclid=1', 'ps_partner_key=1', 'ps_xid=1'])(
  'drops it when the visit comes by %s, and the partner’s cookies two seconds later',
  async (mark) => {
    await arrive('?ref=anna');
    browser.jar.set('ps_click', '1').set('growsumo_id', '2').set('other', '3');
    await arrive(`?ref=berta&${mark}`);
    expect(await read()).toBeNull();
    vi.advanceTimersByTime(1999);
    expect([...browser.jar.keys()]).toEqual(['ps_click', 'growsumo_id', 'other']);
    vi.advanceTimersByTime(1);
    expect([...browser.jar.keys()]).toEqual(['other']);
  },
);

it('tells of an advertisement only where there was a click, with all that is known of it', async () => {
  const { reportAdVisit } = await import('./referral.ts');
  await reportAdVisit('mia@example.test', 'sign_in');
  expect(browser.send).not.toHaveBeenCalled();
  await arrive('?gclid=abc&utm_source=news&utm_medium=mail&utm_campaign=spring&utm_term=voice&utm_content=top&x=y');
  await reportAdVisit('mia@example.test', 'sign_up');
  expect(bodiesTo(browser, '/v1/google-ads-visit')).toEqual([
    {
      email: 'mia@example.test',
      event_type: 'sign_up',
      gclid: 'abc',
      utm_source: 'news',
      utm_medium: 'mail',
      utm_campaign: 'spring',
      utm_term: 'voice',
      utm_content: 'top',
    },
  ]);
});

it('only writes to the log when that fails', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await arrive('?gclid=abc');
  browser.send.mockImplementationOnce(() => Promise.resolve(Response.json({ detail: 'no' }, { status: 500 })));
  await (await import('./referral.ts')).reportAdVisit('mia@example.test', 'sign_in');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
