import * as signInApi from '#contract/sign-in/api.ts';
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
  // No provider can be configured yet: nothing is looked up, so that every address takes the same time.
  on(signInApi.findSsoProvider, async () => ({ provider_id: null, sso_required: false })),
  on(signInApi.listIdentityProviders, async () => []),
];
