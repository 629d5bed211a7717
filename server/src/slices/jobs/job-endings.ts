/** How a run ends its job: with a file, or with what went wrong; told to whoever looks, and to its owner once. */
import type { Message } from '#contract/messages/types.ts';
import { pages } from '#contract/pages.ts';
import type { Parts } from '../../context.ts';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import type { AppError } from '../../kernel/errors.ts';
import { removeLater } from '../../platform/files/file-removal.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { StoredFile } from '../../ports/storage/port.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import type { JobRow } from './jobs.rules.ts';
import * as store from './jobs.store.ts';

const fileDays = 7;

export interface JobFile extends StoredFile {
  name: string;
  type: string;
}

export interface JobResult {
  file?: JobFile;
  /** A sentence or two for the notification. */
  note?: string;
}

/** What it made is the job's, unless the job is no longer the run's. */
export async function finish(parts: Parts, row: JobRow, { file, note }: JobResult): Promise<void> {
  await transaction(ownScope(parts, row), async (scope) => {
    const ended = await store.updateRun(scope.db, row, {
      state: 'done',
      done: row.total,
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
    await notifyWatchers({ db: scope.db }, row);
    await notify(scope, parts, row, {
      severity: 'success',
      title: `${row.title} is ready`,
      description: note ?? `Its file can be downloaded for ${fileDays} days.`,
      needs_attention: false,
    });
  });
}

/** With what its owner reads. */
export async function fail(parts: Parts, row: JobRow, done: number, { status, message }: AppError): Promise<void> {
  await transaction(ownScope(parts, row), async (scope) => {
    const change = { state: 'failed', done, error_status: status, error_message: message, ended_at: scope.now };
    if (!(await store.updateRun(scope.db, row, change))) return;
    await notifyWatchers({ db: scope.db }, row);
    await notify(scope, parts, row, {
      severity: 'error',
      title: `${row.title} could not be finished`,
      description: message,
      needs_attention: true,
    });
  });
}

type Notice = Pick<Message, 'severity' | 'title' | 'description' | 'needs_attention'>;

/** Leads to the list of jobs, where its file and its failure are. */
function notify(scope: Scope, { config }: Parts, { user_id, workspace_id }: JobRow, notice: Notice): Promise<void> {
  const place = { link: pages.jobs, linkLabel: 'Open the list of jobs' };
  return notifyUser(scope, config, { user_id, workspace_id, kind: 'job_done', ...notice, ...place });
}

/** Whoever looks at the job asks for it again. */
export async function notifyWatchers(
  scope: Pick<Scope, 'db'>,
  { job_id: id, user_id, workspace_id }: JobRow,
): Promise<void> {
  await recordChangeFor(scope, { collection: 'job', id, what: 'changed' }, { user_id, workspace_id });
}

/** Writes about the job itself need nobody's permission; a member who is gone is still told. */
function ownScope(parts: Parts, { job_id }: JobRow): Scope {
  return {
    db: parts.db,
    now: parts.now(),
    queue: parts.queue,
    afterCommit: (run) => run(parts.db),
    get actor(): never {
      throw new Error(`job ${job_id} acts for nobody here`);
    },
  };
}
