import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { shortestInactivityTimeout, TrainingOptOut, Workspace } from './types.ts';

export const isAdmin = endpoint({
  method: 'GET',
  path: '/v1/workspace/is-admin',
  operation: 'workspace_isAdmin',
  summary: 'Whether the caller administers the workspace',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ is_admin: z.boolean() }),
});

export const canAccessWorkspaceSettings = endpoint({
  method: 'GET',
  path: '/v1/workspace/can-access-workspace-settings',
  operation: 'workspace_canAccessSettings',
  summary: 'Whether the caller may see and change the workspace settings',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ can_access: z.boolean(), can_change: z.boolean() }),
});

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/v1/workspace',
  operation: 'workspace_get',
  summary: "The caller's workspace",
  tag: 'workspace',
  permission: 'workspace_read',
  response: Workspace,
});

export const updateWorkspace = endpoint({
  method: 'PUT',
  path: '/v1/workspace/update-workspace',
  operation: 'workspace_update',
  summary: 'Training opt-out, name, and seconds after which an inactive session ends (0: never)',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_write',
  query: z.object({
    training_opt_out: Flag.optional(),
    name: z.string().trim().min(1).max(100).optional(),
    session_inactivity_timeout: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_592_000)
      .refine((seconds) => seconds === 0 || seconds >= shortestInactivityTimeout, {
        message: `Give 0, or at least ${shortestInactivityTimeout} seconds`,
      })
      .optional(),
  }),
  response: z.object({ status: z.literal('ok'), training_opt_out: TrainingOptOut }),
});
