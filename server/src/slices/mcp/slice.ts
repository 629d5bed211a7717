import { defineSlice } from '../../manifest.ts';
import { mcpRoutes } from './mcp.routes.ts';

export const slice = defineSlice({
  name: 'mcp',
  purpose: 'Lets assistants speak and read the history, by the Model Context Protocol.',
  routes: mcpRoutes,
});
