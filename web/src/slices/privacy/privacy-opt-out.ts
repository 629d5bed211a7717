/** The opt-out of the sale or sharing of personal data (spec-2 §9.7): by region, by the browser's signal, by choice. */
import { getUser, editUser } from '#contract/profile/api.ts';
import { getGeolocation } from '#contract/geolocation/api.ts';
import { hasPrivacyOptOut } from '#contract/geolocation/types.ts';
import { fetchUser } from '../../lib/account.ts';
import { track } from '../analytics/public.ts';
import { call } from '../../lib/api.ts';
import { readCookie, writeCookie } from '../../lib/browser/cookies.ts';
import { invalidate } from '../../lib/queries.ts';
import { sessionStore } from '../../lib/session.ts';
import { isString, readLocal, readSession, writeLocal, writeSession } from '../../lib/browser/storage.ts';
import { createStore } from '../../lib/store.ts';

const key = 'privacy_opt_out';
const reloaded = 'run_once:privacy_opt_out';
const sentKey = 'run_once:privacy_opt_out_told';

type Choice = 'on' | 'off' | undefined;
/** The choice is stored in two places, because a sign-out clears one and browsers may clear the other. */
function readChoice(): Choice {
  const choice = readCookie(key) ?? readLocal(key, isString, '');
  return choice === 'on' || choice === 'off' ? choice : undefined;
}

function saveChoice(choice: 'on' | 'off'): void {
  writeLocal(key, choice);
  writeCookie(key, choice);
  privacyStore.set({ isOptedOut: choice === 'on' });
}

export const privacyStore = createStore<{ isOptedOut: boolean }>({ isOptedOut: readChoice() === 'on' });

/** Tells whether the browser sends the Global Privacy Control signal. */
export const hasPrivacySignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: unknown }).globalPrivacyControl === true;

async function isInRegion(): Promise<boolean> {
  try {
    return hasPrivacyOptOut(await call(getGeolocation, {}));
  } catch {
    // The location is unknown this time, so the next page asks again.
    return false;
  }
}

/** Resolves once the session is known, which may take as long as the server does not answer. */
function sessionKnown(): Promise<void> {
  if (sessionStore.get().status !== 'unknown') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      if (sessionStore.get().status === 'unknown') return;
      stop();
      resolve();
    });
  });
}

let sending: Promise<void> | undefined;
/** Notifies the account once, also when a sign-in and the start of a page coincide. */
function notifyAccount(): Promise<void> {
  sending ??= sendChoice().finally(() => (sending = undefined));
  return sending;
}

/** Is not repeated for the same user, who may have revoked the opt-out in another browser since. */
async function sendChoice(): Promise<void> {
  const { status, email_verified, user_id } = sessionStore.get();
  if (status !== 'in' || !email_verified || !user_id || readChoice() !== 'on') return;
  if (readLocal(sentKey, isString, '') === user_id) return;
  try {
    await call(editUser, { body: { optOutCCPA: true } });
    writeLocal(sentKey, user_id);
    invalidate(getUser);
  } catch {
    // The choice is stored here; the account is notified at the next sign-in or page.
  }
}

/** Reloads once: the next page finds the stored choice or a mark. Without storage it does not reload at all. */
function reloadOnce(): void {
  if (readSession(reloaded) || readLocal(reloaded, isString, '')) return;
  writeSession(reloaded, 'yes');
  writeLocal(reloaded, 'yes');
  if (readChoice() ?? readSession(reloaded)) location.reload();
}

async function apply(source: 'region' | 'signal'): Promise<void> {
  saveChoice('on');
  track('privacy_opt_out_applied', { source });
  await sessionKnown();
  await notifyAccount();
  reloadOnce();
}

/** Exchanges the choice with the account after a sign-in. */
async function syncWithAccount(): Promise<void> {
  const { status, email_verified, support } = sessionStore.get();
  // An operator in a support session chooses nothing for the user.
  if (status !== 'in' || !email_verified || support) return;
  if (readChoice() === 'on') return notifyAccount();
  const user = await fetchUser().catch(() => undefined);
  if (user?.ccpa_opt_out && readChoice() === undefined) saveChoice('on');
}

/** Runs when a page loads. */
export async function startPrivacyOptOut(): Promise<void> {
  let { status } = sessionStore.get();
  sessionStore.subscribe(() => {
    const before = status;
    status = sessionStore.get().status;
    if (status === 'in' && before !== 'in') void syncWithAccount();
  });
  if (readChoice() === undefined) {
    if (hasPrivacySignal()) return apply('signal');
    if (await isInRegion()) return apply('region');
  }
  await syncWithAccount();
}

/**
 * Applies the switch of the settings. @throws ApiError where the account could not be changed; nothing has changed
 * then
 */
export async function applyPrivacyOptOut(isOptedOut: boolean): Promise<void> {
  await call(editUser, { body: { ccpa_opt_out: isOptedOut } });
  saveChoice(isOptedOut ? 'on' : 'off');
  writeLocal(sentKey, sessionStore.get().user_id ?? '');
  if (isOptedOut) track('privacy_opt_out_applied', { source: 'settings' });
  invalidate(getUser);
}
