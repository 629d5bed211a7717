/** The audio files that history items name, in all workspaces: for the checks of the installation. */
import type { Scope } from '../../../kernel/context.ts';
import * as store from './stored-audio.store.ts';

/** A page of all items in the order of their ids; an empty one is the end. */
export const listStoredAudio = (scope: Scope, after: string, count: number) => store.listAudio(scope, after, count);

export const countStoredAudio = (scope: Scope): Promise<number> => store.countAudio(scope);

/**
 * Notes that the audio of these items is lost, or that it is back. No request is answered with what is gone: the same text
 * is spoken anew.
 */
export async function markAudio(scope: Scope, ids: string[], isLost: boolean): Promise<void> {
  if (ids.length > 0) await store.updateLost(scope, ids, isLost ? scope.now : null);
}

/** Those of the keys that an item names. */
export const findNamedAudio = (scope: Scope, keys: string[]): Promise<string[]> => store.findNamed(scope, keys);

/** What the audio of each workspace takes. A file that several items name counts once. */
export const sumAudioByWorkspace = (scope: Scope) => store.sumByWorkspace(scope);
