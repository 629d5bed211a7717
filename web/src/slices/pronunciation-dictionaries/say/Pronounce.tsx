import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

/** Offers “Pronounce as…” for the words of a text that has the attribute `data-pronounce`. */
export const Pronounce = lazyPart(async () => (await import('./PronounceHost.tsx')).PronounceHost, { failure: 'none' });
