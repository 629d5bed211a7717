/** The visitor's consent to statistics (spec-2 §4.14). */
import type { AnalyticsConsent } from '#contract/analytics/types.ts';
import { drainEvents, track } from '../analytics/public.ts';
import { readCookie, writeCookie } from '../../lib/browser/cookies.ts';
import { createStore } from '../../lib/store.ts';

const cookie = 'consent';

function readChoice(): AnalyticsConsent {
  const kept = readCookie(cookie);
  return kept === 'granted' || kept === 'denied' ? kept : 'undecided';
}

export const consentStore = createStore<{
  consent: AnalyticsConsent;
  /** The banner is open. */
  isAsking: boolean;
}>({ consent: readChoice(), isAsking: false });

export function chooseStatistics(isGranted: boolean): void {
  const consent = isGranted ? 'granted' : 'denied';
  writeCookie(cookie, consent);
  // The sender may not be loaded yet, and what waits for it happened before the visitor agreed.
  if (consentStore.get().consent !== 'granted') drainEvents();
  consentStore.set({ consent, isAsking: false });
  track('consent_chosen', { statistics: isGranted });
}

/**
 * theme.js asks with the banner that the build has drawn, where the visitor has not answered. It goes once the app has
 * drawn its own, or knows that there is nothing to ask.
 */
export const withdrawConsentAhead = (): void => {
  delete document.documentElement.dataset.asks;
};

/** Opens the banner again, for a user who wants to change the choice. */
export function openConsent(): void {
  if (consentStore.get().consent !== 'not_applicable') consentStore.set({ isAsking: true });
}

export function closeConsent(): void {
  consentStore.set({ isAsking: false });
}
