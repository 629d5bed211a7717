import { useStore } from '../../../lib/store.ts';
import { draftStore, type Draft } from './draft.ts';

/** The dictionaries that the text of the draft is spoken with. null means the list of the workspace. */
export const useDraftDictionaries = (): Draft['dictionaries'] =>
  useStore(draftStore, ({ dictionaries }) => dictionaries);
