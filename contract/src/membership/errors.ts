import { declareError } from '../kit/declared-error.ts';

export const unknownGroup = declareError(400, 'unknown_group', {
  message: 'This workspace has no groups. Leave group_ids empty.',
  param: 'group_ids',
  when: '`group_ids` is not empty, but the workspace has no groups.',
  remedy: 'Leave `group_ids` out.',
});

export const alreadyMember = declareError(400, 'already_member', {
  example: { email: 'mia@example.com' },
  message: ({ email }) => `${email} is in this workspace already.`,
  param: 'email',
  when: 'The address belongs to a member.',
  remedy: 'Leave the address out.',
});

export const isMemberAlready = declareError(409, 'already_member', {
  message: 'You are in this workspace already.',
  when: 'The caller is already in the workspace of the invitation.',
  remedy: 'Nothing needs to be done.',
});

export const noFreeSeat = declareError(402, 'no_free_seat', {
  example: { plan: 'Pro', seats: 1 },
  message: ({ plan, seats }) =>
    `The ${plan} plan has ${seats === 1 ? '1 seat' : `${seats} seats`}, and people who are invited count. Choose a higher plan, or take an invitation back.`,
  when: 'Members and pending invitations take every seat of the plan.',
  remedy: 'Choose a higher plan, remove a member, or take an invitation back.',
});

export const workspaceIsFull = declareError(402, 'no_free_seat', {
  message: 'Every seat of this workspace is taken. Tell whoever invited you.',
  when: 'All seats of the workspace have been taken since the invitation.',
  remedy: 'Ask whoever invited you to make room.',
});

export const inviteNotFound = declareError(404, 'invite_not_found', {
  message: 'This invitation is unknown, was answered already, or was taken back.',
  when: 'There is no pending invitation with this code or for this address.',
  remedy: 'Ask for another invitation.',
});

export const inviteExpired = declareError(410, 'invite_expired', {
  message: 'This invitation has expired. Ask for another one.',
  when: 'The invitation has expired.',
  remedy: 'Ask for another invitation.',
});

/** For the page of the link, which has read the invitation and then finds that it has ended. */
export const inviteEnded = declareError(410, 'invite_ended', {
  message: 'This invitation has ended. Ask for another one.',
  when: 'The invitation was answered or taken back, or it has expired.',
  remedy: 'Ask for another one with `POST /v1/workspace/invite-links/{link_code}/request`.',
});

export const inviteStillOpen = declareError(409, 'invite_still_open', {
  message: 'This invitation can still be accepted, so there is no need for another one.',
  when: 'The invitation has not ended, or it was accepted.',
  remedy: 'Accept the invitation, or sign in.',
});

export const inviteNeedsSignIn = declareError(409, 'invite_needs_sign_in', {
  message: 'There is an account with the invited address already. Sign in to accept the invitation.',
  when: 'The invited address has a verified account.',
  remedy: 'Sign in with that account and accept the invitation.',
});

export const inviteEmailMismatch = declareError(403, 'invite_email_mismatch', {
  message: 'This invitation is for another email address.',
  when: 'The invitation was sent to another email address.',
  remedy: 'Sign in with the address that was invited.',
});

export const ownsWorkspaceWithMembers = declareError(409, 'owns_workspace_with_members', {
  message: 'You own a workspace that has other members. Remove them first.',
  when: 'The workspace of the caller has other members, who would be left without an owner.',
  remedy: 'Remove the other members first.',
});

export const movedAlready = declareError(409, 'moved_already', {
  message: 'The account has moved to another workspace a moment ago.',
  when: 'Another call moved the account to another workspace at the same time.',
  remedy: 'Get the user again, then decide.',
});

export const memberNotFound = declareError(404, 'member_not_found', {
  message: 'Nobody with this address is in the workspace.',
  param: 'email',
  when: 'No member of the workspace has this address.',
  remedy: 'Take the address from `GET /v1/workspace/members`.',
});

export const cannotChangeOwner = declareError(403, 'cannot_change_owner', {
  message: 'The owner of a workspace is always one of its admins.',
  when: 'The change would lock the owner out or make them an editor.',
  remedy: 'Change another member.',
});

export const cannotLockYourself = declareError(403, 'cannot_lock_yourself', {
  message: 'You cannot lock yourself out.',
  when: 'The caller tried to lock themselves out.',
  remedy: 'Ask another admin.',
});

export const cannotRemoveOwner = declareError(403, 'cannot_remove_owner', {
  message: 'The owner of a workspace cannot be removed from it.',
  when: 'The member to be removed owns the workspace.',
  remedy: 'Remove another member.',
});

export const ownWorkspace = declareError(409, 'own_workspace', {
  message: 'This workspace is your own: there is no other one to go back to.',
  when: 'The caller is in the workspace that they own.',
  remedy: 'Nothing needs to be done.',
});
