import { defineSlice } from '../../manifest.ts';
import { profileRoutes } from './profile.routes.ts';

export const slice = defineSlice({
  name: 'profile',
  purpose: 'Keeps what users say of themselves, and writes the document that describes them.',
  routes: profileRoutes,
});
