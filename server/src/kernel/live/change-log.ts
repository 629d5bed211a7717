/** The table of changes as the hub reads it, and as maintenance clears it. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Change } from '#contract/live/types.ts';
import type { Db } from '../db/db.ts';
import type { Position } from './position.ts';

export interface ChangeRow extends Change {
  position: Position;
  workspace_id: string;
  /** Null: everybody in the workspace. */
  user_id: string | null;
}

export interface ChangePage {
  rows: ChangeRow[];
  /** Whether rows follow that this page had no room for. */
  isFull: boolean;
  /** All of lower transactions is in this page or before it. */
  xmin: number;
  /** Whether committed rows wait for the end of an older transaction, which may end without a notification. */
  isWaiting: boolean;
}

const pageSize = 1000;
/** How long a client may be away and still get what it missed; and how much of it. */
const keptFor = sql`interval '24 hours'`;
const mostMissed = 1000;
/** Everybody's changes that are looked through for those of one client. */
const mostScanned = 10_000;
const mostForgotten = 10_000;

interface RawRow extends Change {
  xid: string;
  change_id: number;
  workspace_id: string;
  user_id: string | null;
}

/** What is final after `from`, in order. Over the connection that listens: nobody else's queries delay it. */
export async function readChanges(client: pg.Client, from: Position): Promise<ChangePage> {
  // Names other than xmin and xmax, which every table has as columns of its own.
  const { rows } = await client.query<{ lower: string; is_waiting: boolean; rows: RawRow[] }>({
    name: 'read_changes',
    text: `
      WITH snapshot AS (
        SELECT pg_snapshot_xmin(s) AS lower, pg_snapshot_xmax(s) AS upper FROM pg_current_snapshot() s
      )
      SELECT lower::text,
        EXISTS (
          SELECT FROM change WHERE xid >= lower AND xid < upper AND (xid, change_id) > ($1::xid8, $2::bigint)
        ) AS is_waiting,
        coalesce((SELECT json_agg(r) FROM (
          SELECT xid::text, change_id, workspace_id, user_id, collection, id, what FROM change
          WHERE (xid, change_id) > ($1::xid8, $2::bigint) AND xid < lower
          ORDER BY change.xid, change_id LIMIT ${pageSize}
        ) r), '[]') AS rows
      FROM snapshot`,
    values: [String(from.xid), from.change_id],
  });
  const [answer] = rows;
  if (!answer) throw new Error('the database answered nothing');
  return {
    rows: answer.rows.map(toRow),
    isFull: answer.rows.length === pageSize,
    xmin: Number(answer.lower),
    isWaiting: answer.is_waiting,
  };
}

/** The end of what is final now, and what this database is told by: the moment its first migration ran. */
export async function readStart(client: pg.Client): Promise<{ epoch: string; xmin: number }> {
  const { rows } = await client.query<{ epoch: string; xmin: string }>(`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xmin,
      (SELECT floor(extract(epoch FROM min(applied_at)) * 1000)::text FROM schema_migration) AS epoch`);
  return { epoch: Number(rows[0]?.epoch).toString(36), xmin: Number(rows[0]?.xmin) };
}

/** What concerned a user after `from` and up to `to`. Undefined when that is no longer known, or too much. */
export async function readMissed(
  db: Db,
  who: { workspace_id: string; user_id: string },
  from: Position,
  to: Position,
): Promise<ChangeRow[] | undefined> {
  const position = ({ xid, change_id }: Position) => sql`(${String(xid)}::xid8, ${change_id}::bigint)`;
  const { rows } = await sql<{ is_forgotten: boolean | null; scanned: number; missed: RawRow[] }>`
    WITH scanned AS MATERIALIZED (
      SELECT * FROM change WHERE (xid, change_id) > ${position(from)} AND (xid, change_id) <= ${position(to)}
      ORDER BY xid, change_id LIMIT ${mostScanned + 1}
    )
    SELECT
      (SELECT (xid, change_id) > ${position(from)} AND created_at < now() - ${keptFor}
        FROM change ORDER BY xid, change_id LIMIT 1) AS is_forgotten,
      (SELECT count(*) FROM scanned) AS scanned,
      coalesce((SELECT json_agg(r) FROM (
        SELECT xid::text, change_id, workspace_id, user_id, collection, id, what FROM scanned
        WHERE workspace_id = ${who.workspace_id} AND (user_id IS NULL OR user_id = ${who.user_id})
        ORDER BY scanned.xid, change_id LIMIT ${mostMissed + 1}
      ) r), '[]') AS missed`.execute(db);
  const [answer] = rows;
  if (!answer || answer.is_forgotten || answer.scanned > mostScanned || answer.missed.length > mostMissed) {
    return undefined;
  }
  return answer.missed.map(toRow);
}

/**
 * Deletes what is older than is kept, some at a time, but for the newest of it: that one tells which clients were away
 * for too long. And rows of transactions that this server has yet to make, which a copy of the database brought.
 */
export async function forgetOldChanges(db: Db): Promise<void> {
  await sql`
    WITH oldest AS (
      SELECT xid, change_id, created_at FROM change WHERE xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY xid, change_id LIMIT ${mostForgotten}
    ), newest_old AS (
      SELECT xid, change_id FROM oldest WHERE created_at < now() - ${keptFor} ORDER BY xid DESC, change_id DESC LIMIT 1
    )
    DELETE FROM change c USING newest_old n WHERE (c.xid, c.change_id) < (n.xid, n.change_id)`.execute(db);
  await sql`DELETE FROM change WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

function toRow({ xid, change_id, ...row }: RawRow): ChangeRow {
  return { ...row, position: { xid: Number(xid), change_id } };
}
