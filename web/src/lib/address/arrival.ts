/**
 * Reads the parameters that links add to the address of any page (spec-2 §2.3, §2.4). They are read once, when a page is
 * loaded or opened, and leave the address, so that they stay in no history and no bookmark.
 */
import { pages } from '#contract/pages.ts';
import { isString, readLocal, removeLocal, writeLocal } from '../browser/storage.ts';
import { createStore } from '../store.ts';

/** These values stay in local storage until they are read. Reading removes them. */
export type Kept = 'invite_code' | 'promo_code' | 'new_user' | 'internal_code' | 'sensitive_action_verification_code';

export const peekKept = (name: Kept): string | null => readLocal(name, isString, '') || null;

export function takeKept(name: Kept): string | null {
  const value = peekKept(name);
  removeLocal(name);
  return value;
}

/** The server refuses longer values. */
const maxLength = 200;

export function keep(name: Kept, value: string | null | undefined): void {
  if (value) writeLocal(name, value.slice(0, maxLength));
}

interface Arrival {
  /** The link of a mail about the account's address sets this. */
  emailChange: { code: string; isReverting: boolean } | null;
  /** The settings are to show the switch that keeps the data of the workspace out of training. */
  isTrainingAsked: boolean;
  /** Values of the visit were stored just now, which the storage itself announces to nobody. */
  hasKeptValues: boolean;
  /** What a link would have the visitor make. */
  creation: 'cloneVoice' | null;
}

export const noArrival: Arrival = {
  emailChange: null,
  isTrainingAsked: false,
  hasKeptValues: false,
  creation: null,
};
export const arrivalStore = createStore<Arrival>(noArrival);

const keptByParameter: Record<string, Kept> = {
  invite_code: 'invite_code',
  sensitiveActionVerificationCode: 'sensitive_action_verification_code',
};
/** The page of action links passes these on to the page that it leads to, where they are read. */
const keptLaterByParameter: Record<string, Kept> = {
  newUser: 'new_user',
  internalCode: 'internal_code',
  coupon: 'promo_code',
};

/** @param address of the page. @returns the address it should have, undefined where that is the same */
export function readArrival(address: string): string | undefined {
  const url = new URL(address);
  const take = (name: string) => {
    const value = url.searchParams.get(name);
    url.searchParams.delete(name);
    return value;
  };
  const count = url.searchParams.size;
  for (const [name, kept] of Object.entries(keptByParameter)) keep(kept, take(name));
  // The page of action links has codes of its own, which it needs until they are used.
  if (url.pathname !== pages.action) {
    // It was read when the language was decided; left there, it would overrule the language that is chosen next.
    take('lang');
    const code = take('verificationCode');
    const isReverting = take('isReverting') === 'true';
    if (code) arrivalStore.set({ emailChange: { code: code.slice(0, maxLength), isReverting } });
    for (const [name, kept] of Object.entries(keptLaterByParameter)) {
      const value = take(name);
      keep(kept, value);
      if (value) arrivalStore.set({ hasKeptValues: true });
    }
    if (take('training_opt_out') === 'true') arrivalStore.set({ isTrainingAsked: true });
    if (take('creationType') === 'cloneVoice') arrivalStore.set({ creation: 'cloneVoice' });
  }
  return url.searchParams.size === count ? undefined : url.href;
}

/** Runs before the router reads the address. */
export function startArrival(): void {
  const next = readArrival(location.href);
  if (next) history.replaceState(history.state, '', next);
}
