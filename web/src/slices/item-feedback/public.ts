/** The part of the feedback on items that other slices may use. */
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

/** Nobody asked for the thumbs, so they stay away until they are loaded. */
export const Thumbs = lazyPart(async () => (await import('./Thumbs.tsx')).Thumbs, { failure: 'none' });
