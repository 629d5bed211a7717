import { sql } from 'kysely';
import type { ItemFeedback } from '#contract/history/types.ts';
import type { Scope } from '../../../kernel/context.ts';

export type FeedbackInput = Omit<ItemFeedback, 'review_status'>;

/** The feedback on the item of the surrounding query, as the API shows it; null where there is none. */
export const feedbackOfItem = sql<ItemFeedback | null>`(
  SELECT jsonb_build_object('thumbs_up', f.thumbs_up, 'feedback', f.feedback, 'emotions', f.emotions,
    'inaccurate_clone', f.inaccurate_clone, 'glitches', f.glitches, 'audio_quality', f.audio_quality,
    'other', f.other, 'review_status', f.review_status)
  FROM item_feedback f WHERE f.history_item_id = history_item.history_item_id)`;

/**
 * Stores the vote, or replaces the one before, in one statement, so that a review at the same moment comes before or after.
 * @returns `missing` when the caller has no such item
 */
export async function saveFeedback(
  { db, actor, now }: Scope,
  id: string,
  input: FeedbackInput,
): Promise<'saved' | 'missing' | 'reviewed'> {
  const { rows } = await sql<{ is_saved: boolean }>`
    WITH item AS (
      SELECT history_item_id, workspace_id, created_by_user_id FROM history_item
      WHERE workspace_id = ${actor.workspace_id} AND created_by_user_id = ${actor.user_id} AND history_item_id = ${id}
    ), saved AS (
      INSERT INTO item_feedback (history_item_id, workspace_id, user_id, thumbs_up, feedback, emotions, inaccurate_clone,
        glitches, audio_quality, other, created_at)
      SELECT history_item_id, workspace_id, created_by_user_id, ${input.thumbs_up}, ${input.feedback}, ${input.emotions},
        ${input.inaccurate_clone}, ${input.glitches}, ${input.audio_quality}, ${input.other}, ${now}
      FROM item
      ON CONFLICT (history_item_id) DO UPDATE SET thumbs_up = excluded.thumbs_up, feedback = excluded.feedback,
        emotions = excluded.emotions, inaccurate_clone = excluded.inaccurate_clone, glitches = excluded.glitches,
        audio_quality = excluded.audio_quality, other = excluded.other, created_at = excluded.created_at
      WHERE item_feedback.review_status = 'not_reviewed'
      RETURNING history_item_id
    )
    SELECT EXISTS (SELECT 1 FROM saved) AS is_saved FROM item`.execute(db);
  const [row] = rows;
  if (!row) return 'missing';
  return row.is_saved ? 'saved' : 'reviewed';
}
