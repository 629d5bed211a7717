/** The part of the public links that other slices may use. */
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

export { mayShare } from './may-share.ts';
export { openShare } from './open-share.ts';

export const ShareButton = lazyPart(async () => (await import('./ShareButton.tsx')).ShareButton, { failure: 'none' });
