/** What the operators of the installation see of generations in all workspaces. */
import type { Scope } from '../../kernel/context.ts';
import * as store from './installation.store.ts';

/** Those of the keys that a generation under way writes to. */
export const findOpenAudio = (scope: Scope, keys: string[]): Promise<string[]> => store.findOpenAudio(scope, keys);

/** What was spoken since then, and the median time to its first sound; null where nothing was spoken. */
export const sumSpeech = (scope: Scope, since: Date): Promise<{ characters: number; first_byte_ms: number | null }> =>
  store.sumSpeech(scope, since);
