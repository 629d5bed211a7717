import { useMatchRoute } from '@tanstack/react-router';
import { HistoryTab } from '../slices/history/HistoryTab.tsx';
import { TextToSpeechScreen } from '../slices/speech/TextToSpeechScreen.tsx';

/** Two slices meet here: screens do not import one another. */
export function TextToSpeechPage() {
  const matchRoute = useMatchRoute();
  const isHistory = matchRoute({ to: '/app/speech-synthesis/text-to-speech/history' }) !== false;
  return <TextToSpeechScreen isHistory={isHistory} history={<HistoryTab />} />;
}
