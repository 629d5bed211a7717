import { lazy, Suspense } from 'react';
import { useParam } from '../lib/params.ts';
import { TextToSpeechScreen } from '../slices/speech/TextToSpeechScreen.tsx';

const HistoryTab = lazy(async () => ({ default: (await import('../slices/history/parts/HistoryTab.tsx')).HistoryTab }));

/** Two slices meet here: screens do not import one another. */
export function TextToSpeechPage() {
  const isHistory = useParam('panel') === 'history';
  const history = (
    <Suspense>
      <HistoryTab />
    </Suspense>
  );
  return <TextToSpeechScreen isHistory={isHistory} history={history} />;
}
