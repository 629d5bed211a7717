import { defineSlice } from '../../manifest.ts';
import { modelsRoutes } from './models.routes.ts';

export const slice = defineSlice({
  name: 'models',
  purpose: 'Lists the models that can be asked for, with their limits and prices, and the engines that speak them.',
  routes: modelsRoutes,
});
