import { defineSlice } from '../../manifest.ts';
import { engineModelsRoutes } from './engine-models.routes.ts';
import { installHandler } from './install/install.jobs.ts';

export const slice = defineSlice({
  name: 'engine-models',
  purpose: 'Lets operators install, check, test and remove the models that local engines speak with.',
  routes: engineModelsRoutes,
  jobs: [installHandler],
  tables: ['model_install', 'machine_speed'],
});
