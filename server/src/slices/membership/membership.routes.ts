import * as api from '#contract/membership/api.ts';
import { on } from '../../context.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import * as links from './invite-link.service.ts';
import * as invites from './invites.service.ts';
import * as members from './members.service.ts';
import * as received from './received-invites.service.ts';
import { getSeats } from './seats.service.ts';
import { getWelcome } from './welcome.service.ts';

const ok = { status: 'ok' as const };

export const membershipRoutes = [
  on(api.listInvites, (ctx) => invites.listInvites(ctx)),
  on(api.addInvite, async (ctx, { body: { email, ...input } }, exchange) => {
    await invites.invite(ctx, { emails: [email], ...input }, exchange.ip, readProof(exchange));
    return ok;
  }),
  on(api.addInvites, async (ctx, { body }, exchange) => {
    await invites.invite(ctx, body, exchange.ip, readProof(exchange));
    return ok;
  }),
  on(api.deleteInvite, async (ctx, { body }) => {
    await invites.revokeInvite(ctx, body.email);
    return ok;
  }),
  on(api.listReceivedInvites, (ctx) => received.listReceivedInvites(ctx)),
  on(api.getInvite, (ctx, { params }, exchange) => received.previewInvite(ctx, params.code, exchange.ip)),
  on(api.acceptInvite, (ctx, { params }) => received.acceptInvite(ctx, params.code)),
  on(api.declineInvite, async (ctx, { params }) => {
    await received.declineInvite(ctx, params.code);
    return ok;
  }),
  on(api.getInviteLink, (ctx, { params }, exchange) => links.getInviteLink(ctx, params.link_code, exchange.ip)),
  on(api.getInviteWelcome, (ctx, { params }, exchange) => getWelcome(ctx, params.link_code, exchange.ip)),
  on(api.requestInvite, async (ctx, { params }, exchange) => {
    await links.requestInvite(ctx, params.link_code, exchange.ip);
    return ok;
  }),
  on(api.getSeatsStatus, (ctx) => getSeats(ctx)),
  on(api.listMembers, (ctx) => members.listMembers(ctx)),
  on(api.updateMember, async (ctx, { body }, exchange) => {
    const { workspace_role = body.workspace_seat_type, ...rest } = body;
    if (workspace_role === 'workspace_admin') await invites.requireAdminProof(ctx, readProof(exchange));
    await members.updateMember(ctx, { ...rest, workspace_role });
    return ok;
  }),
  on(api.deleteMember, async (ctx, { body }) => {
    await members.removeMember(ctx, body.email);
    return ok;
  }),
  on(api.leaveWorkspace, (ctx) => members.leaveWorkspace(ctx)),
];
