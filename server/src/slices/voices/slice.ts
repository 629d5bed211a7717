import { defineSlice } from '../../manifest.ts';
import { voicesRoutes } from './voices.routes.ts';

export const slice = defineSlice({
  name: 'voices',
  purpose:
    'Lists the voices that can be asked for, with their settings in a workspace and favorites, and decides which engine speaks them for whom.',
  routes: voicesRoutes,
  tables: ['voice_settings', 'voice_favorite', 'speech_route'],
  personalData: {
    archive: [{ file: 'favorite-voices', table: 'voice_favorite', key: 'voice_id', of: { column: 'user_id' } }],
  },
});
