/** What other slices may use of privacy: the choices and what follows from them. */
export { chooseStatistics, consentStore } from './consent.ts';
export { applyPrivacyOptOut } from './privacy-opt-out.ts';
