import { useParams } from '@tanstack/react-router';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const TranscriptsScreen = lazyPart(async () => (await import('./list/TranscriptsScreen.tsx')).TranscriptsScreen);
const TranscriptScreen = lazyPart(async () => (await import('./editor/TranscriptScreen.tsx')).TranscriptScreen);

/** The list of transcripts, or the one that the address names. */
export function SpeechToTextScreen() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <TranscriptsScreen /> : <TranscriptScreen key={id} id={id} />;
}
