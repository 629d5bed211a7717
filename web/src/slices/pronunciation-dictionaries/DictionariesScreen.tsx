import { useParams } from '@tanstack/react-router';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const ListScreen = lazyPart(async () => (await import('./list/ListScreen.tsx')).ListScreen);
const DictionaryScreen = lazyPart(async () => (await import('./editor/DictionaryScreen.tsx')).DictionaryScreen);

/** The list of dictionaries, or the one that the address names. */
export function DictionariesScreen() {
  const { id } = useParams({ strict: false });
  return id === undefined ? <ListScreen /> : <DictionaryScreen key={id} id={id} />;
}
