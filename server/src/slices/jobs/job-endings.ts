/** How a run ends its job: with a file or with an error. Whoever looks sees it, and the owner is notified once. */
import { systemScope, type Parts } from '../../context.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import type { AppError } from '../../kernel/errors.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { StoredFile } from '../../ports/storage/port.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import { isJobKind, jobWork, subjectOf, type JobRow } from './jobs.rules.ts';
import * as store from './jobs.store.ts';

/** The wording of job_done says seven days too. */
const fileDays = 7;

export interface JobFile extends StoredFile {
  name: string;
  type: string;
}

export interface JobResult {
  file?: JobFile;
  /** How many of its steps succeeded; all of them where it is not given. */
  done?: number;
  /** More details of the job, which are known only now. */
  params?: Record<string, number>;
}

/** The file that a run made belongs to the job, unless the run has lost the job. */
export async function finish(parts: Parts, row: JobRow, { file, done = row.total, params }: JobResult): Promise<void> {
  const finished = { ...row, params: { ...(row.params as object), ...params } };
  // Writing about the job itself needs nobody's permission, and a member who has left is still notified.
  await transaction(systemScope(parts), async (scope) => {
    const ended = await store.updateRun(scope.db, row, {
      state: 'done',
      done: row.total,
      params: toJsonColumn(finished.params),
      ended_at: scope.now,
      ...(file
        ? {
            file_key: file.key,
            file_name: file.name,
            file_type: file.type,
            file_bytes: file.size,
            file_expires_at: new Date(scope.now.getTime() + fileDays * 86_400_000),
          }
        : {}),
    });
    if (!ended) {
      // Cancelled at the last moment, or gone with its user: nobody will ask for the file. Another run that has the job
      // makes its own.
      const state = (await store.readState(scope.db, row.job_id))?.state ?? 'gone';
      if (file && ['cancelled', 'gone'].includes(state)) await removeLater(scope, file.key, parts.storage, parts.log);
      return;
    }
    if (file && isJobKind(row.kind) && jobWork[row.kind].isSingle) await removeFormerFiles(scope, parts, row);
    await notifyWatchers({ db: scope.db }, row);
    await notifyUser(scope, row, { kind: 'job_done', params: { job: subjectOf(finished), done, total: row.total } });
  });
}

async function removeFormerFiles(scope: Scope, { storage, log }: Parts, row: JobRow): Promise<void> {
  for (const { job_id: id, file_key, user_id, workspace_id } of await store.replaceFiles(scope.db, row)) {
    if (file_key) await removeLater(scope, file_key, storage, log);
    await recordChangeFor(scope, { collection: 'job', id, what: 'removed' }, { user_id, workspace_id });
  }
}

/** Ends the job with an error: its code and parameters, and the English sentence of the API. */
export async function fail(parts: Parts, row: JobRow, done: number, failure: AppError): Promise<void> {
  const { status, params, message } = failure;
  await transaction(systemScope(parts), async (scope) => {
    const ended = await store.updateRun(scope.db, row, {
      state: 'failed',
      done,
      error_status: status,
      error_params: toJsonColumn(params),
      error_message: message,
      ended_at: scope.now,
    });
    if (!ended) return;
    await notifyWatchers({ db: scope.db }, row);
    const error = { status, params, message };
    await notifyUser(scope, row, { kind: 'job_failed', params: { job: subjectOf(row), error } });
  });
}

/** Announces the change, so that browsers which show the job read it again. */
export async function notifyWatchers(
  scope: Pick<Scope, 'db'>,
  { job_id: id, user_id, workspace_id }: JobRow,
): Promise<void> {
  await recordChangeFor(scope, { collection: 'job', id, what: 'changed' }, { user_id, workspace_id });
}
