import { defineSlice, resource } from '../../manifest.ts';
import { historyZipHandler } from './history.jobs.ts';
import { historyRoutes } from './history.routes.ts';
import { countAudioFiles, listAudioFiles } from './personal-audio.service.ts';
import { removePersonalData } from './removals.service.ts';

export const slice = defineSlice({
  name: 'history',
  purpose: 'Keeps what was generated, to be listed, searched, played, downloaded and deleted.',
  routes: historyRoutes,
  jobs: [historyZipHandler],
  tables: ['history_item', 'item_feedback'],
  personalData: {
    archive: [
      {
        file: 'history',
        table: 'history_item',
        key: 'history_item_id',
        of: { column: 'created_by_user_id' },
        hide: ['audio_key', 'cache_key', 'peaks', 'chunk_ends'],
      },
      { file: 'history-feedback', table: 'item_feedback', key: 'history_item_id', of: { column: 'user_id' } },
    ],
    files: { count: countAudioFiles, list: listAudioFiles },
    removePersonalData,
  },
  resources: [
    resource({
      kind: 'history item',
      table: 'history_item',
      id: 'history_item_id',
      workspace: 'workspace_id',
      user: 'created_by_user_id',
    }),
  ],
});
