/** What the screen does with turns, each with the focus that follows and a way back. */
import { maxDialogueTurns } from '#contract/dialogue/types.ts';
import { toastError, toastUndo } from '../../../lib/toasts.ts';
import { dialogueDraft, newTurnId, setTurns, withIds } from '../draft/dialogue-draft.ts';
import { dialogueStore } from '../generation/dialogue-state.ts';
import { t } from '../messages.ts';
import {
  answeringVoice,
  changeTurn,
  duplicateTurn,
  insertAt,
  insertTurns,
  moveTurn,
  removeTurn,
  replaceVoice,
  restoreTurn,
  withoutBreaks,
  type Turn,
  type Turns,
} from '../model/turns.ts';

const current = (): Turns => dialogueDraft.get().turns;
const announce = (news: string) => dialogueStore.set({ news });

export const writeTurn = (id: string, text: string): void =>
  setTurns(changeTurn(current(), id, { text: withoutBreaks(text) }));

export const giveVoice = (id: string, voice_id: string): void => setTurns(changeTurn(current(), id, { voice_id }));

/** Adds an empty turn after another, in the voice that answers, or in the one that is given. */
export function addTurn(afterId: string | undefined, voiceId?: string): void {
  const turns = current();
  const at = afterId === undefined ? turns.length : turns.findIndex(({ id }) => id === afterId) + 1;
  const id = newTurnId();
  const voice_id = voiceId ?? answeringVoice(turns, at, turns[0]?.voice_id ?? '');
  const added = insertTurns(turns, at, [{ id, voice_id, text: '' }]);
  if (added.dropped > 0) return toastError(t('turns_full', { count: maxDialogueTurns }));
  setTurns(added.turns, { id, place: 'text' });
}

export function copyTurn(id: string): void {
  const copy = newTurnId();
  const { turns, dropped } = duplicateTurn(current(), id, copy);
  if (dropped > 0) return toastError(t('turns_full', { count: maxDialogueTurns }));
  setTurns(turns, { id: copy, place: 'text' });
}

export function shiftTurn(id: string, to: number, place: 'text' | 'handle' = 'handle'): void {
  const before = current();
  const turns = moveTurn(before, id, to);
  if (turns === before) return;
  setTurns(turns, { id, place });
  const number = turns.findIndex((turn) => turn.id === id) + 1;
  announce(t('turn_moved', { number, count: turns.length }));
}

export function deleteTurn(id: string): void {
  const turns = current();
  const at = turns.findIndex((turn) => turn.id === id);
  const turn = turns[at];
  if (!turn) return;
  const rest = removeTurn(turns, id);
  const left = rest.length > 0 ? rest : [{ ...turn, id: newTurnId(), text: '' }];
  const next = left[Math.max(0, at - 1)] ?? left[0];
  setTurns(left, next ? { id: next.id, place: 'text' } : null);
  // An empty turn is no loss.
  if (turn.text.trim() === '') return;
  toastUndo(
    t('turn_deleted'),
    () => setTurns(restoreTurn(current(), turn, at), { id: turn.id, place: 'text' }),
    () => undefined,
  );
}

/** Takes the turns of a script, as many as there is room for, and says what found none. */
export function takeTurns(added: readonly { voice_id: string; text: string }[], atId: string | null): void {
  const before = current();
  const { turns, dropped } = insertAt(before, atId, withIds(added));
  const isFirst = (turn: Turn) => !before.some(({ id }) => id === turn.id);
  const first = turns.find(isFirst);
  setTurns(turns, first ? { id: first.id, place: 'text' } : null);
  if (dropped > 0)
    toastError(t('turns_dropped', { count: maxDialogueTurns, dropped }), {
      action: { label: t('undo'), run: () => setTurns(before) },
    });
  else
    toastUndo(
      t('turns_added', { count: added.length }),
      () => setTurns(before),
      () => undefined,
    );
}

/** Another voice says everything that one has said. */
export function exchangeVoice(from: string, to: string): void {
  setTurns(replaceVoice(current(), from, to));
}

export function clearDialogue(): void {
  const before = current();
  const voices = [...new Set(before.map(({ voice_id }) => voice_id))].slice(0, 2);
  setTurns(withIds((voices.length > 0 ? voices : ['']).map((voice_id) => ({ voice_id, text: '' }))));
  toastUndo(
    t('cleared'),
    () => setTurns(before),
    () => undefined,
  );
}
