import { defineSlice } from '../../manifest.ts';
import { workspaceRoutes } from './workspace.routes.ts';

export const slice = defineSlice({
  name: 'workspace',
  purpose: 'Keeps a workspace: its name, its settings, its flags.',
  routes: workspaceRoutes,
  tables: ['flag_value'],
});
