import { defineSlice } from '../../manifest.ts';
import { userRoutes } from './profile.routes.ts';

export const slice = defineSlice({
  name: 'profile',
  purpose: 'What a user says of themselves, and the document that describes them.',
  routes: userRoutes,
  tables: ['device_fingerprint'],
  personalData: {
    archive: [{ file: 'devices', table: 'device_fingerprint', key: 'fingerprint', of: { column: 'user_id' } }],
  },
});
