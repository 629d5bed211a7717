/** The page that the link of an invitation mail opens: whoever has the link has read the mail. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { tooManyAttempts } from '../security/errors.ts';
import { inviteEnded, inviteNotFound, inviteStillOpen } from './errors.ts';
import { InviteLink, InviteWelcome } from './types.ts';

export const InviteLinkCode = z
  .string()
  .max(200)
  .describe(
    'The code from the link in the invitation mail. It ends with a signature that only the mail has, so it proves who reads the mailbox.',
  );

const params = z.object({ link_code: InviteLinkCode });

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
  params,
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
  params,
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
  params,
  response: Ok,
  errors: [inviteNotFound, inviteStillOpen, tooManyAttempts],
});
