/** Describes audio that is being made for the player. */
import type { PlayerItem } from '../../lib/player/state.ts';
import { starts } from './stored-item.ts';
import { titleOf } from './title.ts';

interface StreamInput {
  /** The id of the generation. */
  id: string;
  type: 'text-to-speech' | 'speech-to-speech';
  text: string;
  voice_id: string;
  voice_name: string;
}

/** It gets the id and the file name of its item once that is stored. */
export const streamItem = ({ id, type, text, voice_id, voice_name }: StreamInput): PlayerItem => ({
  ...starts,
  id,
  type,
  fileName: null,
  text,
  history_item_id: null,
  player: {
    title: titleOf(text),
    description: voice_name,
    voice_id,
    voice_name,
    duration: null,
    languagePreviewUrls: [],
  },
});
