import { defineSlice, resource } from '../../manifest.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { purgeExpiredUploads, removePersonalData } from './uploads.service.ts';

export const slice = defineSlice({
  name: 'uploads',
  purpose: 'Takes files in parts, and gives other slices the sound of what was uploaded, sent or fetched.',
  routes: uploadsRoutes,
  upkeep: { everyMinute: purgeExpiredUploads },
  tables: ['upload', 'upload_part'],
  personalData: {
    archive: [{ file: 'uploads', table: 'upload', key: 'upload_id', of: { column: 'user_id' }, hide: ['file_key'] }],
    removePersonalData,
  },
  resources: [
    resource({ kind: 'upload', table: 'upload', id: 'upload_id', workspace: 'workspace_id', user: 'user_id' }),
  ],
});
