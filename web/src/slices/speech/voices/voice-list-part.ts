import { createElement } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';

/** The list of voices. It is not part of the first load. */
export const VoiceListPart = lazyPart(async () => (await import('./VoiceList.tsx')).VoiceList, {
  fallback: createElement('div', { className: 'h-[480px]' }),
});
