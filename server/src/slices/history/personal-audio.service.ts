/** The audio of a person's items, as the archive of their data holds it. */
import path from 'node:path';
import type { Scope } from '../../kernel/context.ts';
import type { ArchivedFile } from '../../manifest.ts';
import * as store from './personal-audio.store.ts';

export const countAudioFiles = (scope: Scope): Promise<number> => store.countItems(scope);

export async function listAudioFiles(scope: Scope, after: string): Promise<ArchivedFile[]> {
  const items = await store.listItems(scope, after);
  return items.map(({ history_item_id: id, audio_key, created_at }) => ({
    id,
    name: `audio/${id}${path.extname(audio_key)}`,
    storage_key: audio_key,
    created_at,
  }));
}
