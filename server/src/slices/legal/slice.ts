import { defineSlice } from '../../manifest.ts';
import { legalRoutes } from './legal.routes.ts';

export const slice = defineSlice({
  name: 'legal',
  purpose: 'Serves the privacy policy and the terms of use that the operator put into the data folder.',
  routes: legalRoutes,
});
