import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';

export const isAdmin = endpoint({
  method: 'GET',
  path: '/v1/workspace/is-admin',
  summary: 'Whether the caller administers the workspace',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ is_admin: z.boolean() }),
});

export const canAccessWorkspaceSettings = endpoint({
  method: 'GET',
  path: '/v1/workspace/can-access-workspace-settings',
  summary: 'Whether the caller may see and change the workspace settings',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ can_access: z.boolean(), can_change: z.boolean() }),
});
