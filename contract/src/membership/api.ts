/** Invitations into a workspace (spec-1 §7, §9). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Email } from '../sign-in/types.ts';
import { Invite, Member, ReceivedInvite, WorkspacePermission } from './types.ts';
import {
  alreadyMember,
  cannotChangeOwner,
  cannotLockYourself,
  cannotRemoveOwner,
  inviteEmailMismatch,
  inviteExpired,
  inviteNotFound,
  isMemberAlready,
  memberNotFound,
  movedAlready,
  noFreeSeat,
  ownWorkspace,
  ownsWorkspaceWithMembers,
  unknownGroup,
  workspaceIsFull,
} from './errors.ts';
import { invalidEmail } from '../sign-up/errors.ts';
import { tooManyAttempts } from '../security/errors.ts';

export const listInvites = endpoint({
  method: 'GET',
  path: '/v1/workspace/invites',
  operation: 'workspace_invites_list',
  summary: 'Invitations of this workspace that nobody has answered',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_read',
  response: z.object({ invites: z.array(Invite) }),
});

export const addInvite = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/add',
  operation: 'workspace_invites_create',
  description: 'The mail holds a link that leads to the workspace for a week. A pending invitation takes a seat.',
  summary: 'Invite somebody by mail; again sends it again',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  idempotent: true,
  body: z.object({
    email: Email,
    group_ids: z
      .array(z.string().max(100))
      .max(100)
      .nullish()
      .describe('There are no groups yet: anything but none is refused.'),
    workspace_permission: WorkspacePermission.nullish(),
    seat_type: z.enum(['workspace_admin', 'workspace_member']).nullish(),
  }),
  response: Ok,
  errors: [unknownGroup, alreadyMember, noFreeSeat, invalidEmail, tooManyAttempts],
});

export const addInvites = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/add-bulk',
  operation: 'workspace_invites_createBatch',
  summary: 'Invite several people by mail: all of them or nobody',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  idempotent: true,
  body: z.object({
    emails: z.array(Email).min(1).max(100),
    group_ids: z.array(z.string().max(100)).max(100).nullish(),
    workspace_permission: WorkspacePermission.nullish(),
    seat_type: z.enum(['workspace_admin', 'workspace_member']).nullish(),
  }),
  response: Ok,
  errors: [unknownGroup, alreadyMember, noFreeSeat, invalidEmail, tooManyAttempts],
});

export const deleteInvite = endpoint({
  method: 'DELETE',
  path: '/v1/workspace/invites',
  operation: 'workspace_invites_delete',
  summary: 'Take an invitation back',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  body: z.object({ email: Email }),
  response: Ok,
  errors: [inviteNotFound],
});

export const listReceivedInvites = endpoint({
  method: 'GET',
  path: '/v1/user/invites',
  operation: 'workspace_invites_listReceived',
  summary: 'Invitations to the address of the caller',
  tag: 'workspace',
  permission: 'session-only',
  response: z.object({ invites: z.array(ReceivedInvite) }),
});

const InviteCode = z.object({ code: z.string().max(200) });

/** For the banner of the sign-up page: who holds the code holds the mail it came in. */
export const getInvite = endpoint({
  method: 'GET',
  path: '/v1/workspace/invites/{code}',
  operation: 'workspace_invites_get',
  summary: 'What a signed-out visitor may know of an invitation',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  params: InviteCode,
  response: z.object({ workspace_name: z.string(), invited_by: z.string(), email: z.string() }),
  errors: [inviteNotFound, tooManyAttempts],
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/{code}/accept',
  operation: 'workspace_invites_accept',
  summary: 'Move into the workspace; one’s own is kept and waits',
  tag: 'workspace',
  permission: 'session-only',
  params: InviteCode,
  response: z.object({ status: z.literal('ok'), workspace_id: z.string() }),
  errors: [
    inviteNotFound,
    inviteEmailMismatch,
    inviteExpired,
    isMemberAlready,
    workspaceIsFull,
    ownsWorkspaceWithMembers,
    movedAlready,
  ],
});

export const declineInvite = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/{code}/decline',
  operation: 'workspace_invites_decline',
  summary: 'Refuse an invitation',
  tag: 'workspace',
  permission: 'session-only',
  params: InviteCode,
  response: Ok,
  errors: [inviteNotFound, inviteEmailMismatch],
});

export const getSeatsStatus = endpoint({
  method: 'GET',
  path: '/v1/workspace/seats-status',
  operation: 'workspace_getSeats',
  summary: 'Seats that are taken and left',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({
    max_seats: z.int(),
    used_seats: z.int(),
    pending_invites: z.int(),
    by_seat_type: z.object({
      workspace_admin: z.int(),
      workspace_member: z.int(),
      workspace_lite_member: z.int(),
    }),
  }),
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/workspace/members',
  operation: 'workspace_members_list',
  summary: 'Everybody in the workspace, also those who are locked out; an editor sees its admins',
  tag: 'workspace',
  publicApi: 2026,
  permission: 'workspace_read',
  response: z.array(Member),
});

export const updateMember = endpoint({
  method: 'POST',
  path: '/v1/workspace/members',
  operation: 'workspace_members_update',
  summary: 'Change the role of a member, lock them out or let them in again; what is not given stays',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  body: z.object({
    email: Email,
    is_locked: z.boolean().nullish(),
    workspace_role: z.enum(['workspace_admin', 'workspace_member']).nullish(),
    workspace_seat_type: z
      .enum(['workspace_admin', 'workspace_member'])
      .nullish()
      .describe('The newer name of the same.'),
  }),
  response: Ok,
  errors: [memberNotFound, cannotChangeOwner, cannotLockYourself],
});

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/v1/workspace/members',
  operation: 'workspace_members_delete',
  summary: 'Send a member away; they are in their own workspace again',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  body: z.object({ email: Email }),
  response: Ok,
  errors: [memberNotFound, cannotRemoveOwner, ownsWorkspaceWithMembers, movedAlready],
});

export const leaveWorkspace = endpoint({
  method: 'POST',
  path: '/v1/user/leave-workspace',
  operation: 'workspace_leave',
  summary: "Go back to one's own workspace",
  tag: 'workspace',
  permission: 'session-only',
  response: z.object({ status: z.literal('ok'), workspace_id: z.string() }),
  errors: [ownWorkspace, ownsWorkspaceWithMembers, movedAlready],
});
