import { consentStore } from './consent.ts';
import { hasPrivacySignal, privacyStore } from './privacy-opt-out.ts';

/** Tells whether statistics are allowed. An opt-out, also the browser's own, outweighs an earlier consent. */
export const allowsStatistics = (): boolean =>
  consentStore.get().consent === 'granted' && !privacyStore.get().isOptedOut && !hasPrivacySignal();
