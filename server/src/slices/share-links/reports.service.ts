/** What readers report of public pages, and what operators decide. */
import { shareReportNotFound } from '#contract/share-links/errors.ts';
import type { ShareReport, ShareReportDecision, ShareReportReason } from '#contract/share-links/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { audit } from '../../platform/events/audit.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { addMessage } from '../../platform/notify/messages.ts';
import { notifyOperators } from '../../platform/notify/notify-operators.ts';
import { findSharedItem } from '../history/sharing.service.ts';
import { verifyBotCheck } from '../sign-up/bot-check.service.ts';
import * as store from './reports.store.ts';
import { endShareLink, shareAddress } from './share-links.service.ts';
import { findLink } from './share-links.store.ts';
import { actingAsOwner } from './sharing-rights.service.ts';
import { requireShare } from './shared-item.service.ts';
import { excerptOf } from './title.rules.ts';

interface ReportInput {
  reason: ShareReportReason;
  text: string;
  recaptcha_token?: string | null | undefined;
}

/** @throws AppError as `requireShare`; 429 too_many_attempts; 400 recaptcha_failed; 503 bot_check_unavailable */
export async function reportShare(ctx: Ctx, id: string, input: ReportInput, ip: string): Promise<void> {
  await countAttempt(ctx, 'share_report', { ip, account: id });
  await requireShare(ctx, id);
  // The widget of a third party would need its script on the public page, which has none of others.
  if (ctx.parts.config.botCheck.kind === 'proof-of-work') await verifyBotCheck(ctx, input.recaptcha_token, ip);
  await transaction(ctx, async (scope) => {
    const isFirst = (await store.countOpen(scope, id)) === 0;
    await store.insertReport(scope, {
      share_report_id: newId(),
      share_link_id: id,
      reason: input.reason,
      text: input.text.toWellFormed(),
      created_at: scope.now,
    });
    // One notification a page is enough until somebody has decided.
    if (isFirst) await notifyOperators(scope, { kind: 'share_reported', params: { reason: input.reason } });
  });
}

export async function listShareReports(
  ctx: Ctx,
  { page_size, cursor, open }: { page_size: number; cursor?: string | undefined; open: boolean },
): Promise<{ reports: ShareReport[]; open_count: number; next_cursor: string | null }> {
  const rows = await store.listReports(ctx, { count: page_size + 1, cursor, isOpen: open });
  const page = rows.slice(0, page_size);
  const emails = await readEmails(
    ctx,
    page.map(({ user_id }) => user_id),
  );
  const reports = await Promise.all(
    page.map(async ({ user_id, history_item_id, end_reason, created_at, ...row }): Promise<ShareReport> => {
      const item = history_item_id && (await findSharedItem(ctx, history_item_id, row.share_link_id));
      return {
        ...row,
        reason: row.reason as ShareReportReason,
        decision: row.decision as ShareReportDecision | null,
        share_link: shareAddress(ctx.parts, row.share_link_id),
        excerpt: item ? excerptOf(item.text, 300) : null,
        email: emails.get(user_id) ?? null,
        state: item ? 'live' : ((end_reason ?? 'unshared') as ShareReport['state']),
        created_at_unix: toUnix(created_at),
      };
    }),
  );
  return {
    reports,
    open_count: await store.countOpen(ctx),
    next_cursor: rows.length > page_size ? (reports.at(-1)?.share_report_id ?? null) : null,
  };
}

/** A link that has ended meanwhile is marked as taken down no more. @throws AppError 404 share_report_not_found */
export async function decideShareReport(ctx: Ctx, id: string, decision: ShareReportDecision): Promise<void> {
  await transaction(ctx, async (scope) => {
    const report = await store.lockReport(scope, id);
    if (!report) throw AppError.from(shareReportNotFound, { id });
    const { share_link_id } = report;
    if (decision === 'taken_down') await takeDown(scope, share_link_id);
    const reasons = await store.decideReports(scope, share_link_id, decision);
    await audit(scope, `share_report.${decision}`, { share_link_id, reasons });
  });
}

/** The owner is notified, and cannot share the item again. */
async function takeDown(scope: Scope, shareLinkId: string): Promise<void> {
  const link = await findLink(scope, shareLinkId);
  if (!link || link.ended_at !== null) return;
  const { user_id, workspace_id, history_item_id } = link;
  const item = history_item_id && (await findSharedItem(scope, history_item_id, shareLinkId));
  await endShareLink(actingAsOwner(scope, link), link, 'taken_down');
  const excerpt = item ? excerptOf(item.text, 100) : '';
  await addMessage(scope, { user_id, workspace_id }, { kind: 'share_taken_down', params: { excerpt } });
}

/** What was decided is kept for as long as it may be asked about. */
const keptMs = 180 * 24 * 3_600_000;

export const purgeExpiredReports = (scope: Scope): Promise<void> =>
  store.purgeDecided(scope, new Date(scope.now.getTime() - keptMs));
