/** The open transcript, for the parts of its editor. */
import { createContext, useContext } from 'react';
import { useStore } from '../../../lib/store.ts';
import type { EditedDocument } from '../document/model.ts';
import type { Editor, EditorState } from './editor-store.ts';
import type { Clock, Media } from './media.ts';

export interface Desk {
  editor: Editor;
  media: Media;
  /** The elements that hold the text of the segments on the screen. */
  texts: Map<string, HTMLElement>;
}

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('The parts of the editor stand inside of it.');
  return desk;
}

export const useEditor = <S>(select: (state: EditorState) => S): S => useStore(useDesk().editor.store, select);
export const useDocument = (): EditedDocument => useEditor(({ edits }) => edits.document);
export const useClock = <S>(select: (clock: Clock) => S): S => useStore(useDesk().media.clock, select);
