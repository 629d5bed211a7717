/** What other slices show of plans. It is loaded when it is needed, because it knows the catalogue. */
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

export const UpgradeLink = lazyPart(async () => (await import('./upgrade/UpgradeLink.tsx')).UpgradeLink, {
  failure: 'none',
});
