/** The files of transcripts, for checks of the storage. */
import type { Scope } from '../../kernel/context.ts';
import * as store from './transcripts.store.ts';

export const findNamedSources = (scope: Scope, keys: string[]): Promise<string[]> =>
  store.findNamedSources(scope, keys);
