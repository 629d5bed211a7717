/** The part of the history that other slices may use. */
import { lazy } from 'react';

export { SpeechTabs } from './SpeechTabs.tsx';

export const HistoryTab = lazy(async () => ({ default: (await import('./parts/HistoryTab.tsx')).HistoryTab }));
