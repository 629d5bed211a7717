/** Records the referral link and the advertisement that brought a visitor (spec-2 §3.11, §9.7). */
import { googleAdsVisit } from '#contract/analytics/api.ts';
import { call } from '../../lib/api.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/browser/cookies.ts';
import { readLocal, removeLocal, writeLocal } from '../../lib/browser/storage.ts';

const key = 'referral';
const adsKey = 'ad_parameters';
/** 90 days in milliseconds. */
const validity = 7_776_000_000;
const partnerCookieLifetime = 2000;

interface Referral {
  value: string;
  expiresTimestamp: number;
}
const isReferral = (one: unknown): one is Referral =>
  typeof one === 'object' &&
  one !== null &&
  typeof (one as Referral).value === 'string' &&
  typeof (one as Referral).expiresTimestamp === 'number';
const isCode = (value: string | null): value is string => value !== null && /^[\w-]{1,200}$/.test(value);

/** The parameters with which advertising networks mark a paid click. */
const paidClicks = ['gclid', 'gbraid', 'wbraid', 'dclid', 'msclkid', 'fbclid', 'ttclid', 'twclid', 'li_fat_id'];
const partnerKeys = ['ps_partner_key', 'ps_xid', 'gsxid', 'gspk'];
const partnerCookie = /^(?:ps_|growsumo)/;

const adNames = ['gclid', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const;
type AdParameters = Partial<Record<(typeof adNames)[number], string>>;
const isAdParameters = (one: unknown): one is AdParameters =>
  typeof one === 'object' && one !== null && Object.values(one).every((value) => typeof value === 'string');

function forget(): void {
  removeLocal(key);
  removeCookie(key);
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** Gives the referral code of the visitor while it is valid. */
export function readReferral(): string | null {
  const kept = readLocal<unknown>(key, (one): one is unknown => one !== null, parse(readCookie(key)));
  if (!isReferral(kept) || !isCode(kept.value)) return null;
  if (kept.expiresTimestamp > Date.now()) return kept.value;
  forget();
  return null;
}

/** A partner's script may set its cookies for this host or a parent domain; each is removed only by its own domain. */
function removePartnerCookies(): void {
  const names = document.cookie.split('; ').flatMap((one) => one.split('=')[0] ?? []);
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; Domain=${parts.slice(at).join('.')}`)];
  for (const name of names.filter((one) => partnerCookie.test(one)))
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
}

/** Records the origin of a visit. @param address that this page was opened with, before any redirect */
export function recordOrigin(arrival: string): void {
  const query = new URL(arrival).searchParams;
  const ads = adNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  if (ads.length > 0) writeLocal(adsKey, Object.fromEntries(ads));
  if ([...paidClicks, ...partnerKeys].some((name) => query.has(name))) {
    forget();
    setTimeout(removePartnerCookies, partnerCookieLifetime);
    return;
  }
  const value = query.get('ref');
  if (!isCode(value)) return;
  const referral: Referral = { value, expiresTimestamp: Date.now() + validity };
  writeLocal(key, referral);
  writeCookie(key, JSON.stringify(referral), validity / 1000);
}

/** Reports a visit that came from a paid click. A failure is ignored, because the visitor can do nothing about it. */
export async function reportAdVisit(email: string, event_type: 'sign_up' | 'sign_in'): Promise<void> {
  const ads = readLocal<AdParameters>(adsKey, isAdParameters, {});
  if (!ads.gclid) return;
  try {
    await call(googleAdsVisit, { body: { ...ads, email, event_type } });
  } catch (error) {
    console.warn('The visit by an advertisement was not recorded.', error);
  }
}
