/** People of a workspace. */
import { z } from 'zod';
import { Email } from './account.ts';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const Member = z
  .object({
    user_id: z.string(),
    email: z.string(),
    first_name: z.string().nullable(),
    seat_type: z.enum(['workspace_admin', 'workspace_member']),
    role: z.enum(['admin', 'editor']),
    is_owner: z.boolean(),
    /** Locked out by an admin; the seat is kept. */
    is_locked: z.boolean(),
    joined_at_unix: z.int(),
    /** When a browser of theirs last renewed its session. */
    last_active_at_unix: z.int().nullable(),
  })
  .meta({ id: 'WorkspaceMember' });
export type Member = z.output<typeof Member>;

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/workspace/members',
  summary: 'Everybody in the workspace, also those who are locked out; an editor sees its admins',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.array(Member),
});

export const updateMember = endpoint({
  method: 'POST',
  path: '/v1/workspace/members',
  summary: 'Change the role of a member, lock them out or let them in again; what is not given stays',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_write',
  body: z.object({
    email: Email,
    is_locked: z.boolean().nullish(),
    workspace_role: z.enum(['workspace_admin', 'workspace_member']).nullish(),
    /** The newer name of the same. */
    workspace_seat_type: z.enum(['workspace_admin', 'workspace_member']).nullish(),
  }),
  response: Ok,
});

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/v1/workspace/members',
  summary: 'Send a member away; they are in their own workspace again',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_write',
  body: z.object({ email: Email }),
  response: Ok,
});

export const leaveWorkspace = endpoint({
  method: 'POST',
  path: '/v1/user/leave-workspace',
  summary: "Go back to one's own workspace",
  tag: 'workspace',
  permission: 'session-only',
  response: z.object({ status: z.literal('ok'), workspace_id: z.string() }),
});
