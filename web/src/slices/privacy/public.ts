/** The part of privacy that other slices may use: the choices and their consequences. */
export { chooseStatistics, consentStore } from './consent.ts';
export { applyPrivacyOptOut } from './privacy-opt-out.ts';
