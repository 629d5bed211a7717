import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag } from '../kit/flag.ts';
import { minInactivityTimeout, TrainingOptOut, Workspace } from './types.ts';

export const isAdmin = endpoint({
  method: 'GET',
  path: '/v1/workspace/is-admin',
  operation: 'workspace_isAdmin',
  summary: 'Check for administration rights',
  description: 'Says whether the caller is an admin of the workspace.',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ is_admin: z.boolean().describe('Whether the caller is an admin.') }),
});

export const canAccessWorkspaceSettings = endpoint({
  method: 'GET',
  path: '/v1/workspace/can-access-workspace-settings',
  operation: 'workspace_canAccessSettings',
  summary: 'Check access to workspace settings',
  description: 'Says whether the caller may see the settings of the workspace, and whether they may change them.',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({
    can_access: z.boolean().describe('Whether the caller may see the settings.'),
    can_change: z.boolean().describe('Whether the caller may change the settings.'),
  }),
});

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/v1/workspace',
  operation: 'workspace_get',
  summary: 'Get the workspace',
  description: "Returns the caller's workspace with its plan, its seats and its settings.",
  tag: 'workspace',
  permission: 'workspace_read',
  response: Workspace,
});

export const updateWorkspace = endpoint({
  method: 'PUT',
  path: '/v1/workspace/update-workspace',
  operation: 'workspace_update',
  summary: 'Update the workspace',
  description:
    'Changes the settings of the workspace for all members. Parameters that are left out keep their values. Only admins may do this.',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_write',
  query: z.object({
    training_opt_out: Flag.optional().describe('Whether to keep the data of the workspace out of training.'),
    name: z.string().trim().min(1).max(100).optional().describe('The new name of the workspace.'),
    session_inactivity_timeout: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_592_000)
      .refine((seconds) => seconds === 0 || seconds >= minInactivityTimeout, {
        message: `Give 0, or at least ${minInactivityTimeout} seconds`,
      })
      .optional()
      .describe('Seconds after which idle sessions end: 0 for never, otherwise at least 60.'),
  }),
  response: z.object({
    status: z.literal('ok'),
    training_opt_out: TrainingOptOut.describe('The decision about training as it stands now.'),
  }),
});
