/** Invitations into a workspace (spec-1 §7, §9). */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { Email } from '../sign-in/types.ts';
import { Invite, InviteLink, InviteWelcome, Member, ReceivedInvite, WorkspacePermission } from './types.ts';
import {
  alreadyMember,
  cannotChangeOwner,
  cannotLockYourself,
  cannotRemoveOwner,
  inviteEmailMismatch,
  inviteEnded,
  inviteExpired,
  inviteNotFound,
  inviteStillOpen,
  isMemberAlready,
  memberNotFound,
  movedAlready,
  noFreeSeat,
  ownWorkspace,
  ownsWorkspaceWithMembers,
  unknownGroup,
  workspaceIsFull,
} from './errors.ts';
import { unlimitedSeats } from '../billing/plans.ts';
import { lastOperator } from '../operator/errors.ts';
import { invalidEmail } from '../sign-up/errors.ts';
import { sessionRequired } from '../kit/access-errors.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';

export const listInvites = endpoint({
  method: 'GET',
  path: '/v1/workspace/invites',
  operation: 'workspace_invites_list',
  summary: 'List sent invitations',
  description:
    'Lists the invitations of the workspace that nobody has answered, including expired ones. Only admins may read them.',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_read',
  response: z.object({ invites: z.array(Invite).describe('The invitations.') }),
});

export const addInvite = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/add',
  operation: 'workspace_invites_create',
  summary: 'Invite a person',
  description:
    'Mails an invitation to the workspace that is valid for seven days. Inviting the same address again sends the mail again and renews the seven days. Only admins may invite, and a pending invitation takes a seat. To invite an admin requires a session, and the same proof as creating an API key.',
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
      .describe('Groups to add the person to. There are no groups yet, so any id is refused.'),
    workspace_permission: WorkspacePermission.nullish().describe(
      'The role of the new member; an editor when it is left out.',
    ),
    seat_type: z
      .enum(['workspace_admin', 'workspace_member'])
      .nullish()
      .describe('The same as `workspace_permission`, which takes precedence.'),
  }),
  response: Ok,
  errors: [
    unknownGroup,
    alreadyMember,
    noFreeSeat,
    invalidEmail,
    tooManyAttempts,
    sessionRequired,
    verificationRequired,
  ],
});

export const addInvites = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/add-bulk',
  operation: 'workspace_invites_createBatch',
  summary: 'Invite several people',
  description:
    'Mails invitations to up to 100 addresses: to all of them, or to none if one is refused. Otherwise it works like `POST /v1/workspace/invites/add`.',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  idempotent: true,
  body: z.object({
    emails: z.array(Email).min(1).max(100).describe('The email addresses to invite.'),
    group_ids: z
      .array(z.string().max(100))
      .max(100)
      .nullish()
      .describe('Groups to add the people to. There are no groups yet, so any id is refused.'),
    workspace_permission: WorkspacePermission.nullish().describe(
      'The role of the new members; editors when it is left out.',
    ),
    seat_type: z
      .enum(['workspace_admin', 'workspace_member'])
      .nullish()
      .describe('The same as `workspace_permission`, which takes precedence.'),
  }),
  response: Ok,
  errors: [
    unknownGroup,
    alreadyMember,
    noFreeSeat,
    invalidEmail,
    tooManyAttempts,
    sessionRequired,
    verificationRequired,
  ],
});

export const deleteInvite = endpoint({
  method: 'DELETE',
  path: '/v1/workspace/invites',
  operation: 'workspace_invites_delete',
  summary: 'Revoke an invitation',
  description:
    'Takes back an invitation that nobody has answered and frees its seat. Its link stops working. Only admins may do this.',
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
  summary: 'List received invitations',
  description:
    "Lists the unanswered invitations that were sent to the caller's email address, with the seats of each workspace.",
  tag: 'workspace',
  permission: 'session-only',
  response: z.object({ invites: z.array(ReceivedInvite).describe('The invitations.') }),
});

const InviteCode = z.object({ code: z.string().max(200).describe('The code from the link in the invitation mail.') });

/** For the banner of the sign-up page: who holds the code holds the mail it came in. */
export const getInvite = endpoint({
  method: 'GET',
  path: '/v1/workspace/invites/{code}',
  operation: 'workspace_invites_get',
  summary: 'Get an invitation',
  description:
    'Returns what a person who is not signed in may know of a pending invitation. The code proves that they have its mail.',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  params: InviteCode,
  response: z.object({
    workspace_name: z.string().describe('The name of the workspace.'),
    invited_by: z.string().describe('The email address of the admin who invited.'),
    email: z.string(),
  }),
  errors: [inviteNotFound, tooManyAttempts],
});

export const acceptInvite = endpoint({
  method: 'POST',
  path: '/v1/workspace/invites/{code}/accept',
  operation: 'workspace_invites_accept',
  summary: 'Accept an invitation',
  description:
    'Moves the caller into the workspace. Their own workspace is kept and waits for them, with everything they made in it. Only the account with the invited address may accept, and the admins are notified.',
  tag: 'workspace',
  permission: 'session-only',
  params: InviteCode,
  response: z.object({
    status: z.literal('ok'),
    workspace_id: z.string().describe('The id of the workspace that the caller is in now.'),
  }),
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
  summary: 'Decline an invitation',
  description:
    'Declines an invitation, which then disappears for both sides. Only the account with the invited address may decline it.',
  tag: 'workspace',
  permission: 'session-only',
  params: InviteCode,
  response: Ok,
  errors: [inviteNotFound, inviteEmailMismatch],
});

export const InviteLinkCode = z
  .string()
  .max(200)
  .describe(
    'The code from the link in the invitation mail. It ends with a signature that only the mail has, so it proves who reads the mailbox.',
  );

const linkParams = z.object({ link_code: InviteLinkCode });

export const getInviteLink = endpoint({
  method: 'GET',
  path: '/v1/workspace/invite-links/{link_code}',
  operation: 'workspace_inviteLinks_get',
  summary: 'Get the invitation of a link',
  description:
    'Returns the invitation that a mailed link is about. Of an invitation that has ended it tells how it ended and the name of the workspace, and nothing else. Reading it changes nothing.',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  params: linkParams,
  response: InviteLink,
  errors: [inviteNotFound, tooManyAttempts],
});

export const getInviteWelcome = endpoint({
  method: 'GET',
  path: '/v1/workspace/invite-links/{link_code}/welcome',
  operation: 'workspace_inviteLinks_getWelcome',
  summary: 'Get the spoken welcome of an invitation',
  description:
    'Returns a sentence with the name of the workspace, spoken by one of its voices in the language of the request. It costs no credits.',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  params: linkParams,
  response: InviteWelcome,
  errors: [inviteNotFound, inviteEnded, tooManyAttempts],
});

export const requestInvite = endpoint({
  method: 'POST',
  path: '/v1/workspace/invite-links/{link_code}/request',
  operation: 'workspace_inviteLinks_request',
  summary: 'Ask for a new invitation',
  description:
    'Notifies the admins of the workspace that the person of an ended invitation would like another one. It can be asked once a day.',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  params: linkParams,
  response: Ok,
  errors: [inviteNotFound, inviteStillOpen, tooManyAttempts],
});

export const getSeatsStatus = endpoint({
  method: 'GET',
  path: '/v1/workspace/seats-status',
  operation: 'workspace_getSeats',
  summary: 'Get seats',
  description:
    'Returns how many members the plan of the workspace allows and how many there are. Pending invitations take seats too.',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({
    max_seats: z.int().describe(`Members that the plan allows; ${unlimitedSeats} where there is no limit.`),
    used_seats: z.int().describe('Members that the workspace has.'),
    pending_invites: z.int().describe('Invitations that are neither answered nor expired.'),
    by_seat_type: z
      .object({
        workspace_admin: z.int().describe('Admins.'),
        workspace_member: z.int().describe('Editors.'),
        workspace_lite_member: z.int().describe('Always 0: there are no lite seats.'),
      })
      .describe('Members by their role.'),
  }),
});

export const listMembers = endpoint({
  method: 'GET',
  path: '/v1/workspace/members',
  operation: 'workspace_members_list',
  summary: 'List members',
  description:
    'Lists the members of the workspace. Admins see everybody, including members who are locked out; editors see only the admins.',
  tag: 'workspace',
  publicApi: 2026,
  permission: 'workspace_read',
  response: z.array(Member),
});

export const updateMember = endpoint({
  method: 'POST',
  path: '/v1/workspace/members',
  operation: 'workspace_members_update',
  summary: 'Update a member',
  description:
    'Changes the role of a member, locks them out or lets them in again. A locked-out member loses access at once and keeps the seat. Only admins may do this, and the owner always stays an admin.',
  tag: 'workspace',
  publicApi: 2025,
  access: 'admin',
  permission: 'workspace_write',
  body: z.object({
    email: Email,
    is_locked: z.boolean().nullish().describe('Whether the member is locked out.'),
    workspace_role: z.enum(['workspace_admin', 'workspace_member']).nullish().describe('The new role.'),
    workspace_seat_type: z
      .enum(['workspace_admin', 'workspace_member'])
      .nullish()
      .describe('The same as `workspace_role`, under its newer name.'),
    character_limit: z
      .int()
      .min(0)
      .max(1_000_000_000)
      .nullable()
      .optional()
      .describe('Credits that the member may use in each billing period. Null removes the limit.'),
  }),
  response: Ok,
  errors: [
    memberNotFound,
    cannotChangeOwner,
    cannotLockYourself,
    noFreeSeat,
    lastOperator,
    sessionRequired,
    verificationRequired,
    tooManyAttempts,
  ],
});

export const deleteMember = endpoint({
  method: 'DELETE',
  path: '/v1/workspace/members',
  operation: 'workspace_members_delete',
  summary: 'Remove a member',
  description:
    'Removes a member from the workspace; they are in their own workspace again. What they made here stays and is theirs again if they come back. Only admins may do this, and the owner cannot be removed.',
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
  summary: 'Leave the workspace',
  description:
    'Moves the caller back into their own workspace, which is created if there is none. What they made in the workspace they leave stays there.',
  tag: 'workspace',
  permission: 'session-only',
  whenLocked: true,
  response: z.object({
    status: z.literal('ok'),
    workspace_id: z.string().describe('The id of the workspace that the caller is in now.'),
  }),
  errors: [ownWorkspace, ownsWorkspaceWithMembers, movedAlready],
});
