import { useMatchRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { TextToSpeechScreen } from '../slices/speech/TextToSpeechScreen.tsx';

const HistoryTab = lazy(async () => ({ default: (await import('../slices/history/HistoryTab.tsx')).HistoryTab }));

/** Two slices meet here: screens do not import one another. */
export function TextToSpeechPage() {
  const matchRoute = useMatchRoute();
  const isHistory = matchRoute({ to: '/app/speech-synthesis/text-to-speech/history' }) !== false;
  const history = (
    <Suspense>
      <HistoryTab />
    </Suspense>
  );
  return <TextToSpeechScreen isHistory={isHistory} history={history} />;
}
