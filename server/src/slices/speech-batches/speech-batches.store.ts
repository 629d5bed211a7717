import { sql } from 'kysely';
import type { JobFailure } from '#contract/jobs/subject.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import type { RowRequest } from './speech-batches.rules.ts';

export interface NewRow {
  row_index: number;
  request: RowRequest;
  file_name: string;
  credits: number;
}

/** One parameter whatever their number. */
export async function insertRows({ db, actor }: Scope, jobId: string, rows: NewRow[]): Promise<void> {
  await sql`
    INSERT INTO speech_batch_row (job_id, row_index, workspace_id, request, file_name, credits, state)
    SELECT ${jobId}, row_index, ${actor.workspace_id}, request, file_name, credits, 'waiting'
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS r (row_index integer, request jsonb, file_name text, credits bigint)`.execute(db);
}

const ofJob = ({ db, actor }: Scope, jobId: string) =>
  db.selectFrom('speech_batch_row').where('job_id', '=', jobId).where('workspace_id', '=', actor.workspace_id);

export function listRows(scope: Scope, jobId: string) {
  return ofJob(scope, jobId).selectAll().orderBy('row_index').execute();
}

/** Everything but what they say, which is long. */
export function listOutcomes(scope: Scope, jobId: string) {
  return ofJob(scope, jobId)
    .select([
      'row_index',
      'file_name',
      'credits',
      'state',
      'history_item_id',
      'error_status',
      'error_params',
      'error_message',
    ])
    .select(sql<string>`request ->> 'voice_name'`.as('voice_name'))
    .select(sql<number>`(request ->> 'characters')::integer`.as('characters'))
    .orderBy('row_index')
    .execute();
}

export function readRow(scope: Scope, jobId: string, rowIndex: number) {
  return ofJob(scope, jobId)
    .select(['request', 'history_item_id'])
    .where('row_index', '=', rowIndex)
    .executeTakeFirstOrThrow();
}

export interface RowChange {
  state: 'waiting' | 'running' | 'done' | 'failed';
  history_item_id?: string;
  credits?: number;
  error?: JobFailure;
}

export async function updateRow(
  { db, actor }: Scope,
  jobId: string,
  rowIndex: number,
  { error, ...change }: RowChange,
): Promise<void> {
  await db
    .updateTable('speech_batch_row')
    .set({
      ...change,
      error_status: error?.status ?? null,
      error_params: error ? toJsonColumn(error.params) : null,
      error_message: error?.message ?? null,
    })
    .where('job_id', '=', jobId)
    .where('workspace_id', '=', actor.workspace_id)
    .where('row_index', '=', rowIndex)
    .execute();
}
