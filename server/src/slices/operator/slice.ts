import { defineSlice } from '../../manifest.ts';
import { operatorRoutes } from './operator.routes.ts';

export const slice = defineSlice({
  name: 'operator',
  purpose: 'Serves those who run the installation: the outbox, and news for everybody.',
  routes: operatorRoutes,
});
