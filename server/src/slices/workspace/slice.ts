import { defineSlice } from '../../manifest.ts';
import { workspaceRoutes } from './workspace.routes.ts';
import { deleteWorkspaces } from './workspace.store.ts';

export const slice = defineSlice({
  name: 'workspace',
  purpose: 'Keeps a workspace: its name, its settings, its flags.',
  routes: workspaceRoutes,
  tables: ['workspace', 'flag_value'],
  personalData: {
    archive: [{ file: 'workspaces', table: 'workspace', key: 'workspace_id', of: { column: 'owner_user_id' } }],
    removePersonalData: deleteWorkspaces,
  },
});
