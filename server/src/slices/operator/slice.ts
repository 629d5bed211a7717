import { defineSlice } from '../../manifest.ts';
import { operatorRoutes } from './operator.routes.ts';

export const slice = defineSlice({
  name: 'operator',
  purpose: 'What those who run the installation see and do: the outbox and news for everybody.',
  routes: operatorRoutes,
});
