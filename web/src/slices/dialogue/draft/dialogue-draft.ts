/** Holds the dialogue and its settings, stored in this browser until the user signs out. */
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { isString, onOtherTab, readLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';
import { readStored, type Turn, type Turns } from '../model/turns.ts';

const key = 'dialogue';
const namesKey = 'dialogue-names';
const settingsKey = 'dialogue-settings';

let made = 0;
/** Names a turn in this tab. */
export const newTurnId = (): string => `turn-${++made}`;

export const withIds = (turns: readonly { voice_id: string; text: string }[]): Turn[] =>
  turns.map(({ voice_id, text }) => ({ id: newTurnId(), voice_id, text }));

export interface DialogueSettings {
  /** null: each voice's own. */
  stability: number | null;
  use_speaker_boost: boolean | null;
  /** Empty means that the language of each turn is detected. */
  language_code: string;
  output_format: OutputFormat | null;
  /** null: another delivery each time. */
  seed: number | null;
  normalization: 'auto' | 'on' | 'off';
  /** null: those of the workspace. */
  dictionaries: readonly DictionaryLocator[] | null;
}

const noSettings: DialogueSettings = {
  stability: null,
  use_speaker_boost: null,
  language_code: '',
  output_format: null,
  seed: null,
  normalization: 'auto',
  dictionaries: null,
};

interface DialogueDraft {
  turns: Turns;
  /** What the person calls the voices, such as the names of a script. */
  names: Readonly<Record<string, string>>;
  settings: DialogueSettings;
  /** False while the browser refuses to store the dialogue. */
  isSaved: boolean;
  /** The turn whose text takes the focus when it is drawn next. */
  focus: { id: string; place: 'text' | 'handle' } | null;
}

const isAny = (value: unknown): value is unknown => value !== null && value !== undefined;
const isNames = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isString);
const isSettings = (value: unknown): value is Partial<DialogueSettings> => typeof value === 'object' && value !== null;

export const dialogueDraft = createStore<DialogueDraft>({
  turns: withIds(readStored(readLocal<unknown>(key, isAny, []))),
  names: readLocal(namesKey, isNames, {}),
  settings: { ...noSettings, ...readLocal(settingsKey, isSettings, {}) },
  isSaved: true,
  focus: null,
});

export function setTurns(turns: Turns, focus: DialogueDraft['focus'] = null): void {
  const stored = turns.map(({ text, voice_id }) => ({ text, voice_id }));
  dialogueDraft.set({ turns, isSaved: writeLocal(key, stored), ...(focus ? { focus } : {}) });
}

export function nameVoices(names: Record<string, string>): void {
  const all = { ...dialogueDraft.get().names, ...names };
  dialogueDraft.set({ names: all });
  writeLocal(namesKey, all);
}

export function changeSettings(change: Partial<DialogueSettings>): void {
  const settings = { ...dialogueDraft.get().settings, ...change };
  dialogueDraft.set({ settings });
  writeLocal(settingsKey, settings);
}

/** Another tab wrote. What this tab shows would overwrite it with the next key, so the newer one is shown. */
onOtherTab(key, (value) => {
  const written = readStored(value);
  const { turns } = dialogueDraft.get();
  const own = JSON.stringify(readStored(turns));
  if (JSON.stringify(written) !== own) dialogueDraft.set({ turns: withIds(written) });
});

onSignOut(() => dialogueDraft.set({ turns: [], names: {}, settings: noSettings, focus: null }));
