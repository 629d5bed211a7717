import { consentStore } from './consent.ts';
import { hasPrivacySignal, privacyStore } from './privacy-opt-out.ts';

/** A choice against the sharing of data, also the browser's own, outweighs an earlier consent. */
export const allowsStatistics = (): boolean =>
  consentStore.get().consent === 'granted' && !privacyStore.get().isOptedOut && !hasPrivacySignal();
