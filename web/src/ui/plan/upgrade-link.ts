import { lazyPart } from '../feedback/lazy-part.tsx';

/** Leads from a limit to the plan that has more. It is loaded when it is needed, because it knows the catalogue. */
export const UpgradeLink = lazyPart(async () => (await import('./UpgradeLink.tsx')).UpgradeLink, {
  failure: 'none',
});
