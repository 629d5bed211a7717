import * as api from '#contract/workspace.ts';
import { getSeatsStatus } from '#contract/invites.ts';
import { on } from '../../context.ts';
import { getSeats } from './seats.service.ts';

export const workspaceRoutes = [
  on(api.isAdmin, async ({ actor }) => ({ is_admin: actor.role === 'admin' })),
  on(api.canAccessWorkspaceSettings, async ({ actor }) => ({
    can_access: actor.role === 'admin',
    can_change: actor.role === 'admin',
  })),
  on(getSeatsStatus, (ctx) => getSeats(ctx)),
];
