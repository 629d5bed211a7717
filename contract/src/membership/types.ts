import { z } from 'zod';

/** The public API's names for the two roles, and the specification's. */
export const WorkspacePermission = z.enum(['workspace_admin', 'workspace_member', 'admin', 'editor']);

export const Invite = z
  .object({
    code: z.string(),
    email: z.string(),
    workspace_permission: z.enum(['workspace_admin', 'workspace_member']),
    seat_type: z.enum(['workspace_admin', 'workspace_member']),
    group_ids: z.array(z.string()),
    status: z.enum(['pending', 'expired']),
    created_at_unix: z.int(),
    expires_at_unix: z.int(),
    invited_by: z.string().describe('Email of the admin.'),
  })
  .meta({ id: 'WorkspaceInvite' });

export type Invite = z.output<typeof Invite>;

export const ReceivedInvite = z
  .object({
    code: z.string(),
    workspace_name: z.string(),
    workspace_permission: z.enum(['workspace_admin', 'workspace_member']),
    invited_by: z.string(),
    status: z.enum(['pending', 'expired']),
    created_at_unix: z.int(),
    expires_at_unix: z.int(),
    used_seats: z.int(),
    max_seats: z.int(),
  })
  .meta({ id: 'ReceivedInvite' });

export type ReceivedInvite = z.output<typeof ReceivedInvite>;

export const Member = z
  .object({
    user_id: z.string(),
    email: z.string(),
    first_name: z.string().nullable(),
    seat_type: z.enum(['workspace_admin', 'workspace_member']),
    role: z.enum(['admin', 'editor']),
    is_owner: z.boolean(),
    is_locked: z.boolean().describe('Locked out by an admin; the seat is kept.'),
    joined_at_unix: z.int(),
    last_active_at_unix: z.int().nullable().describe('When a browser of theirs last renewed its session.'),
  })
  .meta({ id: 'WorkspaceMember' });

export type Member = z.output<typeof Member>;
