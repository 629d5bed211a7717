/** How the hub reads the table of changes, and how maintenance purges it. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Change } from '#contract/live/types.ts';
import type { Db } from '../db/db.ts';
import type { Position } from './position.ts';

export interface ChangeRow extends Change {
  position: Position;
  workspace_id: string;
  /** Null means everybody in the workspace. */
  user_id: string | null;
}

export interface ChangePage {
  rows: ChangeRow[];
  /** True when more rows follow than the page had room for. */
  isFull: boolean;
  /** Every change of a lower transaction is in this page or an earlier one. */
  xmin: number;
  /** Whether committed rows wait for the end of an older transaction, which may end without a notification. */
  isWaiting: boolean;
}

const pageSize = 1000;
/** A client may be away for this long, and miss at most this many changes, and still be given them. */
const retention = sql`interval '24 hours'`;
const maxMissed = 1000;
/** At most this many changes of everybody are scanned for those of one client. */
const maxScanned = 10_000;
const maxPurged = 10_000;

interface RawRow extends Change {
  xid: string;
  change_id: number;
  workspace_id: string;
  user_id: string | null;
}

/** The changes after `from` that are final, in order. The listening connection reads them, so other queries cannot delay it. */
export async function readChanges(client: pg.Client, from: Position): Promise<ChangePage> {
  // Every table has system columns called xmin and xmax, so these have other names.
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

/** The end of the final changes, and the epoch of this database: the moment at which its first migration ran. */
export async function readStart(client: pg.Client): Promise<{ epoch: string; xmin: number }> {
  const { rows } = await client.query<{ epoch: string; xmin: string }>(`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xmin,
      (SELECT floor(extract(epoch FROM min(applied_at)) * 1000)::text FROM schema_migration) AS epoch`);
  return { epoch: Number(rows[0]?.epoch).toString(36), xmin: Number(rows[0]?.xmin) };
}

/** The user's changes after `from` and up to `to`. Undefined when they have been purged, or are too many. */
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
      ORDER BY xid, change_id LIMIT ${maxScanned + 1}
    )
    SELECT
      (SELECT (xid, change_id) > ${position(from)} AND created_at < now() - ${retention}
        FROM change ORDER BY xid, change_id LIMIT 1) AS is_forgotten,
      (SELECT count(*) FROM scanned) AS scanned,
      coalesce((SELECT json_agg(r) FROM (
        SELECT xid::text, change_id, workspace_id, user_id, collection, id, what FROM scanned
        WHERE workspace_id = ${who.workspace_id} AND (user_id IS NULL OR user_id = ${who.user_id})
        ORDER BY scanned.xid, change_id LIMIT ${maxMissed + 1}
      ) r), '[]') AS missed`.execute(db);
  const [answer] = rows;
  if (!answer || answer.is_forgotten || answer.scanned > maxScanned || answer.missed.length > maxMissed) {
    return undefined;
  }
  return answer.missed.map(toRow);
}

/**
 * Deletes changes that are older than the retention, in batches. The newest of them stays, because it shows which
 * clients were away for too long. It also deletes rows of transactions that lie in this server's future, which a copy
 * of the database brought.
 */
export async function purgeExpiredChanges(db: Db): Promise<void> {
  await sql`
    WITH oldest AS (
      SELECT xid, change_id, created_at FROM change WHERE xid < pg_snapshot_xmin(pg_current_snapshot())
      ORDER BY xid, change_id LIMIT ${maxPurged}
    ), newest_old AS (
      SELECT xid, change_id FROM oldest WHERE created_at < now() - ${retention} ORDER BY xid DESC, change_id DESC LIMIT 1
    )
    DELETE FROM change c USING newest_old n WHERE (c.xid, c.change_id) < (n.xid, n.change_id)`.execute(db);
  await sql`DELETE FROM change WHERE xid >= pg_snapshot_xmax(pg_current_snapshot())`.execute(db);
}

function toRow({ xid, change_id, ...row }: RawRow): ChangeRow {
  return { ...row, position: { xid: Number(xid), change_id } };
}
