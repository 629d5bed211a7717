import { defineSlice } from '../../manifest.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens.routes.ts';

export const slice = defineSlice({
  name: 'api-keys',
  purpose: 'Makes, limits, rotates and deletes API keys, and issues single-use tokens for browsers.',
  routes: [...apiKeyRoutes, ...singleUseTokenRoutes],
});
