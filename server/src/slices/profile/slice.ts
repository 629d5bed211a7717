import { defineSlice } from '../../manifest.ts';
import { userRoutes } from './profile.routes.ts';

export const slice = defineSlice({
  name: 'profile',
  purpose: 'Keeps what users say of themselves, and writes the document that describes them.',
  routes: userRoutes,
  tables: ['device_fingerprint'],
  personalData: {
    archive: [{ file: 'devices', table: 'device_fingerprint', key: 'fingerprint', of: { column: 'user_id' } }],
  },
});
