/** What is being written, kept in this browser until its owner signs out. */
import { onSignOut } from '../../lib/session.ts';
import { isString, readLocal, writeLocal } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';

export interface Draft {
  text: string;
  voice_id: string;
  model_id: string;
  /** null is the voice's own value. */
  speed: number | null;
  stability: number | null;
}

const isSetting = (value: unknown): value is number | null => value === null || typeof value === 'number';
const empty: Draft = { text: '', voice_id: '', model_id: '', speed: null, stability: null };

const restore = (): Draft => ({
  text: readLocal('tts-text', isString, empty.text),
  voice_id: readLocal('tts-voice', isString, empty.voice_id),
  model_id: readLocal('tts-model', isString, empty.model_id),
  speed: readLocal('tts-speed', isSetting, empty.speed),
  stability: readLocal('tts-stability', isSetting, empty.stability),
});

export const draftStore = createStore<Draft>(restore());

const keys: Record<keyof Draft, string> = {
  text: 'tts-text',
  voice_id: 'tts-voice',
  model_id: 'tts-model',
  speed: 'tts-speed',
  stability: 'tts-stability',
};

export function editDraft(change: Partial<Draft>): void {
  draftStore.set(change);
  for (const name of Object.keys(change) as (keyof Draft)[]) writeLocal(keys[name], change[name]);
}

onSignOut(() => draftStore.set(empty));
