/** Invites as the person sees them who has opened the link of the mail, before there is an account. */
import { inviteEnded, inviteNotFound, inviteStillOpen } from '#contract/membership/errors.ts';
import type { InviteLink } from '#contract/membership/types.ts';
import type { Ctx } from '../../context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { listAdmins } from '../../platform/identity/accounts/members.ts';
import { findUserByEmail } from '../../platform/identity/accounts/users.ts';
import { countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import { premadeVoices } from '../voices/voices.rules.ts';
import { findInvite, type InviteDetails } from './invite-details.ts';
import { readLinkCode, statusOf } from './invite-link.rules.ts';
import { permissionOf } from './invites.service.ts';
import { getSeatsOf } from './seats.service.ts';

/** @throws AppError 404 invite_not_found */
export async function requireLinkedInvite(ctx: Ctx, linkCode: string): Promise<InviteDetails> {
  const code = readLinkCode(ctx.parts.secrets, linkCode);
  const invite = code === undefined ? undefined : await findInvite(ctx, code);
  if (!invite) throw AppError.from(inviteNotFound);
  return invite;
}

/** @throws AppError 404 invite_not_found, 410 invite_ended */
export async function requireOpenInvite(ctx: Ctx, linkCode: string): Promise<InviteDetails> {
  const invite = await requireLinkedInvite(ctx, linkCode);
  if (statusOf(invite, ctx.now) !== 'pending') throw AppError.from(inviteEnded);
  return invite;
}

/** @throws AppError 404 invite_not_found, 429 too_many_attempts */
export async function getInviteLink(ctx: Ctx, linkCode: string, ip: string): Promise<InviteLink> {
  await countAttempt(ctx, 'invite_look', { ip });
  const invite = await requireLinkedInvite(ctx, linkCode);
  const { workspace_name, ended_at, expires_at } = invite;
  const status = statusOf(invite, ctx.now);
  if (status !== 'pending')
    return { status, workspace_name, ended_at_unix: toUnix(ended_at ?? expires_at), invitation: null };
  return { status, workspace_name, ended_at_unix: null, invitation: await describe(ctx, invite) };
}

async function describe(ctx: Ctx, { email, role, invited_by, expires_at, workspace_id }: InviteDetails) {
  const user = await findUserByEmail(ctx, email);
  const { used_seats, max_seats } = await getSeatsOf(ctx, workspace_id);
  return {
    email,
    invited_by,
    workspace_permission: permissionOf(role),
    expires_at_unix: toUnix(expires_at),
    account: !user ? ('none' as const) : user.email_verified_at ? ('exists' as const) : ('unverified' as const),
    can_create_account: ctx.parts.config.signUp !== 'closed',
    is_full: used_seats >= max_seats,
    members: used_seats,
    voices: premadeVoices.length,
  };
}

/** @throws AppError 404 invite_not_found, 409 invite_still_open, 429 too_many_attempts */
export async function requestInvite(ctx: Ctx, linkCode: string, ip: string): Promise<void> {
  const invite = await requireLinkedInvite(ctx, linkCode);
  const { code, email, workspace_id, workspace_name } = invite;
  const status = statusOf(invite, ctx.now);
  if (status === 'pending' || status === 'accepted') throw AppError.from(inviteStillOpen);
  await countAttempt(ctx, 'invite_request', { ip, account: code });
  await transaction(ctx, async (scope) => {
    for (const user_id of await listAdmins(scope, workspace_id)) {
      const notice = { kind: 'invite_requested', params: { email, workspace_name } } as const;
      await notifyUser(scope, { user_id, workspace_id }, notice);
    }
  });
}
