import * as api from '#contract/workspace/api.ts';
import { on } from '../../context.ts';
import { getWorkspaceDocument, updateWorkspace } from './workspace.service.ts';

export const workspaceRoutes = [
  on(api.isAdmin, async ({ actor }) => ({ is_admin: actor.role === 'admin' })),
  on(api.canAccessWorkspaceSettings, async ({ actor }) => ({
    can_access: actor.role === 'admin',
    can_change: actor.role === 'admin',
  })),
  on(api.getWorkspace, (ctx) => getWorkspaceDocument(ctx)),
  on(api.updateWorkspace, (ctx, { query }) => updateWorkspace(ctx, query)),
];
