import { defineSlice } from '../../manifest.ts';
import { apiKeyRoutes } from './api-keys.routes.ts';
import { singleUseTokenRoutes } from './single-use-tokens.routes.ts';

export const slice = defineSlice({
  name: 'api-keys',
  purpose: 'API keys: made, limited, rotated and deleted; and single-use tokens for browsers.',
  routes: [...apiKeyRoutes, ...singleUseTokenRoutes],
});
