/** The part of the share videos that other slices may use. */
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

export const ShareVideoDialog = lazyPart(async () => (await import('./ShareVideoDialog.tsx')).ShareVideoDialog, {
  failure: 'toast',
});
