import { listModels } from '#contract/models/api.ts';
import type { Model } from '#contract/models/types.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { t } from '../voices/messages.ts';
import type { Note } from './outcome.ts';

/** Says which model or provider spoke. The engines that come with the server are named in the list of voices. */
export function engineNotes(engine: string | null | undefined): Note[] {
  if (!engine?.includes(':')) return [];
  const models = queryClient
    .getQueriesData<Model[]>({ queryKey: readKey(listModels) })
    .flatMap(([, data]) => data ?? []);
  const known = models.flatMap(({ engines }) => engines).find((one) => one.engine === engine);
  return [{ code: 'engine', message: t('spoken_by_engine', { engine: known?.title ?? engine }) }];
}
