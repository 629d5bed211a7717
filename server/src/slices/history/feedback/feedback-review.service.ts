/**
 * Feedback on items of all workspaces, as operators review it. The list holds nothing that users have made; whoever reads
 * the text of an item is recorded.
 */
import type { z } from 'zod';
import type { countVoiceFeedback, listItemFeedback } from '#contract/history/feedback/api.ts';
import type { ReviewedItem, VoiceFeedback } from '#contract/history/feedback/types.ts';
import { historyItemNotFound } from '#contract/history/errors.ts';
import type { ReviewStatus } from '#contract/history/types.ts';
import type { Ctx } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AppError } from '../../../kernel/errors.ts';
import { recordChangeFor } from '../../../kernel/live/changes.ts';
import { toUnix } from '../../../kernel/unix-time.ts';
import { audit } from '../../../platform/events/audit.ts';
import { readEmails } from '../../../platform/identity/accounts/users.ts';
import { readWorkspaceNames } from '../../../platform/identity/accounts/workspaces.ts';
import { premadeVoices } from '../../voices/voices.rules.ts';
import * as store from './feedback-review.store.ts';

type Query = z.output<typeof listItemFeedback.query>;

export async function listReviewedItems(ctx: Ctx, { cursor, page_size, ...query }: Query) {
  const filter = filterOf(query);
  const rows = await store.listFeedback(ctx, filter, page_size + 1, cursor ? readCursor(cursor) : undefined);
  const page = rows.slice(0, page_size);
  const last = page.at(-1);
  return {
    feedback: await presentAll(ctx, adminPathOf(ctx), page),
    ...(await store.countFeedback(ctx, filter)),
    next_cursor: rows.length > page_size && last ? `${last.created_at.getTime()}.${last.history_item_id}` : null,
  };
}

export async function countVoices(
  scope: Scope,
  query: z.output<typeof countVoiceFeedback.query>,
): Promise<VoiceFeedback[]> {
  const rows = await store.countByVoice(scope, periodOf(query));
  return rows.map((row) => ({ ...row, engine: engineOf(row.voice_id) }));
}

/** @throws AppError 404 history_item_not_found when the item has no feedback */
export async function setReviewStatus(ctx: Ctx, id: string, status: ReviewStatus): Promise<ReviewedItem> {
  return transaction(ctx, async (scope) => {
    const isNew = await store.updateReview(scope, id, status);
    const row = await store.findFeedback(scope, id);
    if (!row) throw AppError.from(historyItemNotFound, { id });
    const { user_id, workspace_id } = row;
    if (isNew) {
      const action = status === 'reviewed' ? 'item_feedback.reviewed' : 'item_feedback.reopened';
      await audit(scope, action, { history_item_id: id, user_id, workspace_id });
      await recordChangeFor(scope, { collection: 'history', id, what: 'changed' }, { user_id, workspace_id });
    }
    const [item] = await presentAll(scope, adminPathOf(ctx), [row]);
    if (!item) throw new Error('the feedback was read a moment ago');
    return item;
  });
}

/** @throws AppError 404 history_item_not_found when the item has no feedback */
export async function readText(scope: Scope, id: string): Promise<string> {
  const row = await store.findText(scope, id);
  if (!row) throw AppError.from(historyItemNotFound, { id });
  const { user_id, workspace_id } = row;
  await audit(scope, 'history.text_read', { history_item_id: id, user_id, workspace_id });
  return row.text ?? '';
}

const engines = new Map(premadeVoices.map(({ voice_id, engine }) => [voice_id, engine.engine]));
const engineOf = (voiceId: string | null): string | null => (voiceId === null ? null : (engines.get(voiceId) ?? null));
const voicesOf = (engine: string): string[] =>
  [...engines].flatMap(([voiceId, its]) => (its === engine ? [voiceId] : []));

const toDate = (unix: number | undefined): Date | undefined => {
  if (unix === undefined) return undefined;
  return new Date(Math.min(Math.max(unix, 0), 253_402_300_799) * 1000);
};

const periodOf = ({ after_unix, before_unix }: z.output<typeof countVoiceFeedback.query>): store.Period => ({
  after: toDate(after_unix),
  before: toDate(before_unix),
});

const filterOf = (query: Omit<Query, 'cursor' | 'page_size'>): store.FeedbackFilter => ({
  ...periodOf(query),
  review_status: query.review_status,
  thumbs_up: query.vote && query.vote === 'up',
  voice_id: query.voice_id,
  voice_ids: query.engine === undefined ? undefined : voicesOf(query.engine),
});

function readCursor(cursor: string): { created_at: Date; history_item_id: string } {
  const [time = '', history_item_id = ''] = cursor.split('.');
  return { created_at: new Date(Math.min(Number(time), 253_402_300_799_999)), history_item_id };
}

const adminPathOf = ({ parts }: Ctx): string => parts.config.adminPathPrefix;

async function presentAll(
  scope: Pick<Scope, 'db'>,
  adminPath: string,
  rows: store.FeedbackRow[],
): Promise<ReviewedItem[]> {
  const emails = await readEmails(
    scope,
    rows.map(({ user_id }) => user_id),
  );
  const names = await readWorkspaceNames(
    scope,
    rows.map(({ workspace_id }) => workspace_id),
  );
  return rows.map((row) => ({
    history_item_id: row.history_item_id,
    feedback: {
      thumbs_up: row.thumbs_up,
      feedback: row.feedback,
      emotions: row.emotions,
      inaccurate_clone: row.inaccurate_clone,
      glitches: row.glitches,
      audio_quality: row.audio_quality,
      other: row.other,
      review_status: row.review_status,
    },
    created_at_unix: toUnix(row.created_at),
    reviewed_at_unix: row.reviewed_at && toUnix(row.reviewed_at),
    user_id: row.user_id,
    email: emails.get(row.user_id) ?? '',
    workspace_id: row.workspace_id,
    workspace_name: names.get(row.workspace_id) ?? '',
    voice_id: row.voice_id,
    voice_name: row.voice_name,
    engine: engineOf(row.voice_id),
    model_id: row.model_id,
    output_format: row.output_format,
    text_characters: row.text_characters,
    duration_seconds: row.audio_seconds,
    audio_url: `${adminPath}/history/${row.history_item_id}/audio`,
  }));
}
