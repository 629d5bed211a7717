/** Feedback on items of all workspaces, for operators. */
import { sql, type RawBuilder } from 'kysely';
import type { ReviewStatus } from '#contract/history/types.ts';
import type { Scope } from '../../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

export interface Period {
  after?: Date | undefined;
  before?: Date | undefined;
}

export interface FeedbackFilter extends Period {
  review_status?: ReviewStatus | undefined;
  thumbs_up?: boolean | undefined;
  voice_id?: string | undefined;
  /** The voices of an engine. */
  voice_ids?: string[] | undefined;
}

export interface FeedbackRow {
  history_item_id: string;
  workspace_id: string;
  user_id: string;
  thumbs_up: boolean;
  feedback: string;
  emotions: boolean;
  inaccurate_clone: boolean;
  glitches: boolean;
  audio_quality: boolean;
  other: boolean;
  review_status: ReviewStatus;
  created_at: Date;
  reviewed_at: Date | null;
  voice_id: string | null;
  voice_name: string | null;
  model_id: string | null;
  output_format: string | null;
  text_characters: number;
  audio_seconds: number;
}

const joined = sql`item_feedback f JOIN history_item h USING (history_item_id)`;

const columns = sql`f.history_item_id, f.workspace_id, f.user_id, f.thumbs_up, f.feedback, f.emotions, f.inaccurate_clone,
  f.glitches, f.audio_quality, f.other, f.review_status, f.created_at, f.reviewed_at, h.voice_id, h.voice_name, h.model_id,
  h.output_format, length(h.text) AS text_characters, h.audio_seconds`;

function matches(filter: FeedbackFilter): RawBuilder<unknown> {
  const { after, before, review_status, thumbs_up, voice_id, voice_ids } = filter;
  const conditions = [sql`true`];
  if (after) conditions.push(sql`f.created_at >= ${after}::timestamptz`);
  if (before) conditions.push(sql`f.created_at < ${before}::timestamptz`);
  if (review_status) conditions.push(sql`f.review_status = ${review_status}`);
  if (thumbs_up !== undefined) conditions.push(sql`f.thumbs_up = ${thumbs_up}`);
  if (voice_id !== undefined) conditions.push(sql`h.voice_id = ${voice_id}`);
  if (voice_ids) conditions.push(sql`h.voice_id = ANY(${voice_ids}::text[])`);
  return sql.join(conditions, sql` AND `);
}

/** The newest first, after the one that is named. */
export async function listFeedback(
  { db }: Data,
  filter: FeedbackFilter,
  count: number,
  after: { created_at: Date; history_item_id: string } | undefined,
): Promise<FeedbackRow[]> {
  const isLater = after
    ? sql`(f.created_at, f.history_item_id) < (${after.created_at}::timestamptz, ${after.history_item_id}::text)`
    : sql`true`;
  const { rows } = await sql<FeedbackRow>`
    SELECT ${columns} FROM ${joined} WHERE ${matches(filter)} AND ${isLater}
    ORDER BY f.created_at DESC, f.history_item_id DESC LIMIT ${count}`.execute(db);
  return rows;
}

export async function countFeedback({ db }: Data, filter: FeedbackFilter) {
  const { rows } = await sql<{ total: number; not_reviewed: number }>`
    SELECT count(*)::int AS total, (count(*) FILTER (WHERE f.review_status = 'not_reviewed'))::int AS not_reviewed
    FROM ${joined} WHERE ${matches(filter)}`.execute(db);
  return rows[0] ?? { total: 0, not_reviewed: 0 };
}

interface VoiceCount {
  voice_id: string;
  voice_name: string;
  thumbs_up: number;
  thumbs_down: number;
  not_reviewed: number;
}

/** The voice with the most negative votes first. */
export async function countByVoice({ db }: Data, period: Period): Promise<VoiceCount[]> {
  const { rows } = await sql<VoiceCount>`
    SELECT h.voice_id, (array_agg(h.voice_name ORDER BY f.created_at DESC))[1] AS voice_name,
      (count(*) FILTER (WHERE f.thumbs_up))::int AS thumbs_up,
      (count(*) FILTER (WHERE NOT f.thumbs_up))::int AS thumbs_down,
      (count(*) FILTER (WHERE f.review_status = 'not_reviewed'))::int AS not_reviewed
    FROM ${joined} WHERE ${matches(period)} AND h.voice_id IS NOT NULL
    GROUP BY h.voice_id ORDER BY thumbs_down DESC, thumbs_up DESC, h.voice_id`.execute(db);
  return rows;
}

export async function findFeedback({ db }: Data, id: string): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    SELECT ${columns} FROM ${joined} WHERE f.history_item_id = ${id}`.execute(db);
  return rows[0];
}

/** @returns false when the feedback is in this state already, or is gone */
export async function updateReview({ db, now }: Scope, id: string, status: ReviewStatus): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('item_feedback')
    .set({ review_status: status, reviewed_at: status === 'reviewed' ? now : null })
    .where('history_item_id', '=', id)
    .where('review_status', '!=', status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The text of an item that has feedback. */
export async function findText({ db }: Data, id: string) {
  const { rows } = await sql<{ text: string | null; user_id: string; workspace_id: string }>`
    SELECT h.text, f.user_id, f.workspace_id FROM ${joined} WHERE f.history_item_id = ${id}`.execute(db);
  return rows[0];
}
