import { defineSlice, resource } from '../../manifest.ts';
import { audioIsolationRoutes } from './audio-isolation.routes.ts';
import { countPersonalFiles, listPersonalFiles, removePersonalData } from './audio-isolation.service.ts';

export const slice = defineSlice({
  name: 'audio-isolation',
  purpose: 'Takes the noise out of audio, and keeps the sound before and after.',
  routes: audioIsolationRoutes,
  tables: ['isolated_audio'],
  personalData: {
    archive: [
      {
        file: 'isolated-audio',
        table: 'isolated_audio',
        key: 'history_item_id',
        of: { column: 'user_id' },
        hide: ['audio_key', 'original_key', 'original_peaks', 'isolated_peaks'],
      },
    ],
    files: { count: countPersonalFiles, list: listPersonalFiles },
    removePersonalData,
  },
  resources: [
    resource({
      kind: 'isolated audio',
      table: 'isolated_audio',
      id: 'history_item_id',
      workspace: 'workspace_id',
      user: 'user_id',
    }),
  ],
});
