/** The part of the history that other slices may use. */
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

export const HistoryTab = lazyPart(async () => (await import('./parts/HistoryTab.tsx')).HistoryTab);
export { SpeechTabs } from './SpeechTabs.tsx';
