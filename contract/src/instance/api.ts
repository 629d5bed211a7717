/** What those who run the installation see of it, and what they change while it runs. */
import { z } from 'zod';
import { fileQuotaExceeded, jobNotFound, notCancellable, notRetryable } from '../jobs/errors.ts';
import { bytes, endpoint, stream } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { backupFailures } from '../messages/notices.ts';
import { operator } from '../operator/types.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';
import {
  backupNotFound,
  flagNotFound,
  invalidSetting,
  repairUnderWay,
  retryByOwnerOnly,
  setByEnvironment,
  settingNotFound,
  workspaceNotFound,
} from './errors.ts';
import { AuditEvent, Backup, backupTypes, Checks, OperatorJob, Setting } from './types.ts';

const forOperators = 'Only operators of the installation may do this.';
const cursor = z
  .string()
  .max(200)
  .optional()
  .describe('`next_cursor` of the page before; the first page when it is left out.');
const nextCursor = z.string().nullable().describe('Where the next page starts; null on the last one.');
const pageSize = z.coerce.number().int().min(1).max(100).default(50).describe('Entries per page.');

export const readOverview = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/overview',
  operation: 'operator_getOverview',
  summary: 'Get the state of the installation',
  description: `Returns version, disk, memory, engines, recognisers, queue, mail, last backup and speech of today (UTC). ${forOperators}`,
  response: z.object({
    version: z.string().describe('The version of this installation.'),
    node_version: z.string().describe('The version of Node that runs it.'),
    started_at_unix: z.int().describe('When the server was started, in Unix seconds.'),
    public_url: z.string().describe('The address that people open.'),
    checked_at_unix: z.int().nullable().describe('When the checks last ran, in Unix seconds; null before that.'),
    problems: z.int().describe('How many findings of the last checks need somebody.'),
    disk: z
      .object({
        total_bytes: z.int().describe('The size of the disk that holds the data folder.'),
        free_bytes: z.int().describe('How much of it is free.'),
        min_free_bytes: z.int().describe('How much stays free: with less, nothing that writes a file begins.'),
      })
      .describe('The disk of the data folder.'),
    memory: z
      .object({
        total_bytes: z.int().describe('The memory of the machine, or what this server may use of it.'),
        free_bytes: z.int().describe('How much of it is free.'),
        used_by_server_bytes: z.int().describe('What the process of the server holds.'),
      })
      .describe('The memory of the server.'),
    engines: z
      .array(
        z.object({
          engine: z.string().describe('The name of the engine.'),
          version: z.string().describe('Its name and version, for people.'),
          languages: z.int().describe('How many languages it speaks.'),
          voices: z.int().describe('How many voices it has.'),
          workers: z.int().describe('How many workers speak at a time, at most.'),
        }),
      )
      .describe('The engines that are ready; empty while they start.'),
    engine_state: z.enum(['ready', 'starting', 'failed']).describe('Whether the engines speak.'),
    recognisers: z
      .array(
        z.object({
          recogniser_id: z
            .string()
            .describe('`pocketsphinx`, `model:` and the id of a model, or `provider:` and the id of a provider.'),
          name: z.string().describe('Its name and version, for people.'),
          kind: z
            .enum(['embedded', 'local', 'remote'])
            .describe('`embedded`: it comes with the server. `local`: an installed model. `remote`: a provider.'),
          languages: z.int().describe('How many languages it understands; 0 if it takes any.'),
          state: z
            .enum(['ready', 'asleep', 'loading', 'failed', 'missing', 'paused'])
            .describe(
              '`ready`: it can listen. `asleep`: it is loaded when it is needed. `loading`: it is being loaded. `failed`: it did not start. `missing`: what it needs is not on this machine. `paused`: a provider failed again and again.',
            ),
          missing_packages: z
            .array(z.string())
            .describe('The packages of Debian that would make it work here; empty if none is missing.'),
          reason: z.string().nullable().describe('Why it does not listen, in English; null if it does.'),
          is_streaming: z.boolean().describe('Whether it understands speech while it arrives.'),
        }),
      )
      .describe('What understands speech. Providers of single workspaces are not among them.'),
    queue: z
      .object({
        running: z.int().describe('Jobs that run.'),
        waiting: z.int().describe('Jobs that wait.'),
        longest_wait_seconds: z.int().describe('How long the oldest waiting job has waited; 0 if none waits.'),
      })
      .describe('The jobs of all workspaces.'),
    mail: z
      .object({
        has_server: z.boolean().describe('Whether a mail server is configured.'),
        problem: z.string().nullable().describe('What is wrong with the mail server; null if nothing is known.'),
        delivered_today: z.int().describe('Mails that the mail server has taken today.'),
        failed_today: z.int().describe('Mails that were given up today.'),
        waiting: z.int().describe('Mails that wait for the mail server, or for an operator who passes them on.'),
      })
      .describe('The mail of today, and what waits.'),
    backups: z
      .object({
        is_scheduled: z.boolean().describe('Whether the server makes a backup every day.'),
        folder: z.string().describe('Where the server writes its backups to.'),
        next_at_unix: z
          .int()
          .nullable()
          .describe('When the next one is due, in Unix seconds; null without a schedule.'),
        running_since_unix: z
          .int()
          .nullable()
          .describe('When the one that is being made was begun, in Unix seconds; null if none is.'),
        last: z
          .object({
            made_at_unix: z.int().describe('When it was made, in Unix seconds.'),
            file: z.string().describe('Where it was written to.'),
            bytes: z.int().describe('The size of the archive.'),
          })
          .nullable()
          .describe('The last backup, of the schedule or of the command line; null if none was made yet.'),
        failure: z
          .object({
            at_unix: z.int().describe('When it was begun, in Unix seconds.'),
            reason: z.enum(backupFailures).describe('Why it failed.'),
          })
          .nullable()
          .describe('The last failure; null when a later backup succeeded.'),
      })
      .describe('The backups of this installation.'),
    speech: z
      .object({
        characters_today: z.int().describe('Characters that were spoken today.'),
        first_sound_ms: z
          .int()
          .nullable()
          .describe('The median time to the first sound; null before the first speech.'),
      })
      .describe('What was spoken today, in all workspaces.'),
  }),
});

export const readChecks = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/checks',
  operation: 'operator_getChecks',
  summary: 'Get the results of the checks',
  description: `Returns what the last checks of the installation found, and the repairs of the last days. ${forOperators}`,
  response: Checks,
});

export const runChecks = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/checks',
  operation: 'operator_runChecks',
  summary: 'Check the installation',
  description: `Runs the checks that \`cli doctor\` runs, and returns their results. Where many files make them slow, \`is_running\` says that they go on. ${forOperators}`,
  response: Checks,
});

export const startRepair = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/repairs',
  operation: 'operator_startRepair',
  summary: 'Repair the stored files',
  description: `Starts a job that ends the use of lost files and removes those that nothing names, as \`cli doctor --repair\` does. It can be stopped and started again at any time. ${forOperators}`,
  response: z.object({ job_id: z.string().describe('The id of the job.') }),
  errors: [repairUnderWay],
});

export const backUpNow = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/backups',
  operation: 'operator_backUp',
  summary: 'Make a backup now',
  description: `Puts a backup into the queue, which is written to the folder of the server's backups. It is written to the audit log. ${forOperators}`,
  response: Ok,
});

export const listBackups = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/backups',
  operation: 'operator_listBackups',
  summary: 'List the backups',
  description: `Lists the archives in the folder of the server's backups, newest first. Those that the command line wrote elsewhere are not among them. ${forOperators}`,
  response: z.object({
    folder: z.string().describe('Where the server keeps its backups.'),
    backups: z.array(Backup).describe('The backups that are whole.'),
  }),
});

export const downloadBackup = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/backups/{backup}',
  operation: 'operator_downloadBackup',
  summary: 'Download a backup',
  description: `Returns an archive with everything that is stored, in all workspaces. It is written to the audit log. A session that has not given its password in the last 15 minutes must send a mailed code in the header \`sensitive-action-code\`; a refusal mails one. ${forOperators}`,
  media: true,
  support: false,
  params: z.object({
    backup: z.string().max(100).describe('The name of a backup, as `GET /v1/operator/backups` lists it.'),
  }),
  response: bytes(...backupTypes),
  errors: [backupNotFound, verificationRequired, tooManyAttempts],
});

export const listAllJobs = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/jobs',
  operation: 'operator_listJobs',
  summary: 'List the jobs of all workspaces',
  description: `Lists jobs, newest first, without what they are about. ${forOperators}`,
  query: z.object({
    state: z
      .enum(['unfinished', 'done', 'failed', 'cancelled'])
      .optional()
      .describe('Only jobs in this state; `unfinished` are those that wait or run.'),
    cursor,
    page_size: pageSize,
  }),
  response: z.object({ jobs: z.array(OperatorJob).describe('The jobs of this page.'), next_cursor: nextCursor }),
});

const JobId = z.object({
  job_id: z.string().max(100).describe('The id of a job, as `GET /v1/operator/jobs` lists it.'),
});

export const cancelAnyJob = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/jobs/{job_id}/cancel',
  operation: 'operator_cancelJob',
  summary: 'Cancel a job of any workspace',
  description: `Stops a job; one that runs finishes its current step first. It is written to the audit log. ${forOperators}`,
  params: JobId,
  response: OperatorJob,
  errors: [jobNotFound, ...notCancellable],
});

export const retryAnyJob = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/jobs/{job_id}/retry',
  operation: 'operator_retryJob',
  summary: 'Retry a job of any workspace',
  description: `Puts a failed or cancelled job back into the queue, in the name of its owner. It is written to the audit log. ${forOperators}`,
  params: JobId,
  response: OperatorJob,
  errors: [jobNotFound, retryByOwnerOnly, ...notRetryable, fileQuotaExceeded],
});

export const readStorage = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/storage',
  operation: 'operator_getStorage',
  summary: 'Get the storage by workspace',
  description: `Lists what the files of each workspace take, the biggest first. ${forOperators}`,
  query: z.object({ cursor, page_size: pageSize }),
  response: z.object({
    disk_bytes: z.int().describe('The size of the disk.'),
    free_bytes: z.int().describe('How much of the disk is free.'),
    files: z.int().describe('The files of all workspaces.'),
    bytes: z.int().describe('What they take.'),
    workspaces: z
      .array(
        z.object({
          workspace_id: z.string().describe('The id of the workspace.'),
          name: z.string().nullable().describe('Its name; null when it is gone.'),
          files: z.int().describe('How many files it has.'),
          bytes: z.int().describe('What they take.'),
        }),
      )
      .describe('The workspaces of this page that have files.'),
    next_cursor: nextCursor,
  }),
});

export const listSettings = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/settings',
  operation: 'operator_listSettings',
  summary: 'List the settings of the installation',
  description: `Lists every setting with its value and where that comes from. Secrets are not shown. ${forOperators}`,
  response: z.object({ settings: z.array(Setting).describe('The settings, in the order of their page.') }),
});

export const changeSetting = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/settings/{name}',
  operation: 'operator_changeSetting',
  summary: 'Change a setting of the installation',
  description: `Changes a setting while the server runs, or returns it to its default. It takes effect at once, and other servers on the same database follow within ten seconds. It is written to the audit log. ${forOperators}`,
  params: z.object({ name: z.string().max(100).describe('The name of the setting.') }),
  body: z.object({
    value: z
      .string()
      .max(2000)
      .nullable()
      .describe('The value, as the environment would have it; null for the default.'),
  }),
  response: Setting,
  errors: [settingNotFound, setByEnvironment, invalidSetting],
});

export const listFlags = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/flags',
  operation: 'operator_listFlags',
  summary: 'List the flags',
  description: `Lists every flag with its default and the workspaces that differ from it. ${forOperators}`,
  response: z.object({
    flags: z
      .array(
        z.object({
          flag: z.string().describe('The name of the flag.'),
          is_on: z.boolean().describe('Whether it is on for everyone.'),
          is_set_by_environment: z.boolean().describe('Whether FLAGS of the environment decides the defaults.'),
          workspaces: z
            .array(
              z.object({
                workspace_id: z.string().describe('The id of the workspace.'),
                name: z.string().nullable().describe('Its name; null when it is gone.'),
                is_on: z.boolean().describe('Whether the flag is on there.'),
              }),
            )
            .describe('Where it was set by hand, 500 workspaces at most.'),
        }),
      )
      .describe('The flags.'),
  }),
});

export const setDefaultFlag = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/flags/{flag}',
  operation: 'operator_setFlag',
  summary: 'Turn a flag on or off for everyone',
  description: `Sets the default of a flag, which workspaces have unless it was set for them. It is written to the audit log. ${forOperators}`,
  params: z.object({ flag: z.string().max(100).describe('The name of the flag.') }),
  body: z.object({ is_on: z.boolean().describe('Whether it is on.') }),
  response: Ok,
  errors: [flagNotFound, setByEnvironment],
});

export const setWorkspaceFlag = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/flags/{flag}/workspaces/{workspace_id}',
  operation: 'operator_setWorkspaceFlag',
  summary: 'Turn a flag on or off for a workspace',
  description: `Sets a flag for one workspace, or returns it to the default. It is written to the audit log of the workspace. ${forOperators}`,
  params: z.object({
    flag: z.string().max(100).describe('The name of the flag.'),
    workspace_id: z.string().max(100).describe('The id of the workspace.'),
  }),
  body: z.object({ is_on: z.boolean().nullable().describe('Whether it is on; null for the default.') }),
  response: Ok,
  errors: [flagNotFound, workspaceNotFound],
});

const auditFilter = {
  action: z.string().max(100).optional().describe('Only actions that begin with this.'),
  person: z.string().max(254).optional().describe('Only what this person did: the address or the id of an account.'),
  workspace: z.string().max(200).optional().describe('Only in this workspace: its id, or its name.'),
  after_unix: z.coerce
    .number()
    .int()
    .min(0)
    .max(1e11)
    .optional()
    .describe('Only at this time or later, in Unix seconds.'),
  before_unix: z.coerce.number().int().min(0).max(1e11).optional().describe('Only before this time, in Unix seconds.'),
};

export const listAudit = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/audit',
  operation: 'operator_listAudit',
  summary: 'List the audit log',
  description: `Lists the security events of the installation, newest first. ${forOperators}`,
  query: z.object({ ...auditFilter, cursor, page_size: pageSize }),
  response: z.object({
    events: z.array(AuditEvent).describe('The events of this page.'),
    actions: z.array(z.string()).describe('Every action that the log knows.'),
    next_cursor: nextCursor,
  }),
});

export const exportAudit = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/audit/export',
  operation: 'operator_exportAudit',
  summary: 'Export the audit log',
  description: `Returns the events as CSV, newest first. The export is written to the audit log itself. ${forOperators}`,
  query: z.object(auditFilter),
  response: stream('text/csv'),
  headers: ['content-disposition'],
});
