import { createContext, useContext } from 'react';
import { useStore } from '../../../lib/store.ts';
import type { VoiceChoice } from '../../speech/public.ts';
import type { Speaker } from '../sound/hear.ts';
import type { Editor, EditorState } from './editor-store.ts';

/** What the parts of the open dictionary share. */
export interface Desk {
  editor: Editor;
  speaker: Speaker | undefined;
  choice: VoiceChoice;
  priceOf(text: string): number;
  /** Nothing can be changed: the dictionary is archived, or the user only sees it. */
  isReadOnly: boolean;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('The part belongs into an open dictionary.');
  return desk;
}

export const useEditor = <T>(select: (state: EditorState) => T): T => useStore(useDesk().editor.store, select);
