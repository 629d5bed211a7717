import { z } from 'zod';
import { JobFailure, jobKinds } from '../jobs/subject.ts';

/** Every result that a check may have, as web/messages words it. */
export const findingCodes = [
  'node_ok',
  'node_old',
  'disk_ok',
  'disk_low',
  'disk_reserve',
  'address_ok',
  'address_loopback',
  'address_plain',
  'address_proxy',
  'sign_up_ok',
  'sign_up_open',
  'mail_ok',
  'mail_kept',
  'mail_missing',
  'mail_refused',
  'certificate_ok',
  'certificate_expiring',
  'certificate_expired',
  'certificate_invalid',
  'speech_ok',
  'speech_failed',
  'model_failed',
  'recognition_ok',
  'recognition_missing',
  'recogniser_failed',
  'ffmpeg_ok',
  'ffmpeg_missing',
  'web_app_ok',
  'web_app_missing',
  'accounts_ok',
  'accounts_no_operator',
  'backup_ok',
  'backup_old',
  'backup_never',
  'backup_failed',
  'audio_ok',
  'audio_missing',
  'audio_lost',
  'audio_cut',
  'quota_ok',
  'quota_near',
  'job_files_ok',
  'job_files_missing',
  'superfluous_ok',
  'superfluous_files',
] as const;
export type FindingCode = (typeof findingCodes)[number];

export const Finding = z
  .object({
    level: z.enum(['ok', 'warn', 'fail']).describe('`fail`: something does not work. `warn`: something may fail soon.'),
    code: z.enum(findingCodes).describe('What was found.'),
    params: z
      .record(z.string(), z.union([z.string(), z.number()]))
      .describe('The figures and names that belong to the finding, so that it can be worded in any language.'),
    message: z.string().describe('The finding in English, as `cli doctor` prints it.'),
    fix: z.string().nullable().describe('How to fix it, in English; null if nothing is wrong.'),
    can_repair: z.boolean().describe('Whether `POST /v1/operator/repairs` repairs it.'),
  })
  .meta({ id: 'InstallationFinding' });

export type Finding = z.output<typeof Finding>;

const jobState = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']);

/** A job of anybody, without what it is about. */
export const OperatorJob = z
  .object({
    job_id: z.string().describe('The id of the job.'),
    kind: z.enum([...jobKinds, 'unknown']).describe('What kind of work it is.'),
    workspace_id: z.string().describe('The workspace of the job.'),
    workspace_name: z.string().nullable().describe('The name of the workspace; null when it is gone.'),
    email: z.string().nullable().describe('Who asked for the job; null when the account is gone.'),
    state: jobState.describe('Where the job stands.'),
    done: z.int().describe('Steps that are done, out of `total`.'),
    total: z.int().describe('Steps that the job has.'),
    seconds_left: z.int().nullable().describe('The remaining time in seconds; null while it is not known.'),
    seconds_waited: z.int().describe('How long it has waited for its first step, or waited before it.'),
    error: JobFailure.nullable().describe('Why the job failed; null otherwise.'),
    can_cancel: z.boolean().describe('Whether an operator can cancel the job now.'),
    can_retry: z.boolean().describe('Whether an operator can retry the job now.'),
    created_at_unix: z.int().describe('When the job was created, in Unix seconds.'),
    ended_at_unix: z.int().nullable().describe('When the job ended, in Unix seconds; null until then.'),
  })
  .meta({ id: 'OperatorJob' });

export type OperatorJob = z.output<typeof OperatorJob>;

export const Repair = z
  .object({
    job_id: z.string().describe('The id of its job: `POST /v1/operator/jobs/{job_id}/cancel` stops it.'),
    state: jobState.describe('Where the repair stands.'),
    percent: z.int().describe('How much of it is done.'),
    seconds_left: z.int().nullable().describe('The remaining time in seconds; null while it is not known.'),
    email: z.string().nullable().describe('Who started it; null when the account is gone.'),
    lost: z.int().describe('Recordings that are lost and no longer used.'),
    detached: z.int().describe('Lost files that were taken off their jobs.'),
    removed: z.int().describe('Files that nothing named and that were removed.'),
    error: JobFailure.nullable().describe('Why the repair failed; null otherwise.'),
    created_at_unix: z.int().describe('When it was started, in Unix seconds.'),
    ended_at_unix: z.int().nullable().describe('When it ended, in Unix seconds; null until then.'),
  })
  .meta({ id: 'InstallationRepair' });

export type Repair = z.output<typeof Repair>;

export const Checks = z
  .object({
    findings: z.array(Finding).describe('What the checks found; those that passed are among them.'),
    checked_at_unix: z.int().nullable().describe('When the checks ran, in Unix seconds; null before the first time.'),
    is_running: z.boolean().describe('Whether the checks are running now.'),
    repairs: z.array(Repair).describe('The repairs of the last seven days, newest first.'),
  })
  .meta({ id: 'InstallationChecks' });

export type Checks = z.output<typeof Checks>;

/** The types that backups are answered in: as they are, and encrypted. */
export const backupTypes = ['application/gzip', 'application/octet-stream'] as const;

export const Backup = z
  .object({
    name: z.string().describe('The name of its file.'),
    kind: z
      .enum(['scheduled', 'before-update'])
      .describe(
        '`scheduled`: the backup of a day, or one that an operator asked for. `before-update`: made by an update.',
      ),
    is_encrypted: z.boolean().describe('Whether a passphrase is needed to read it.'),
    bytes: z.int().describe('The size of the archive.'),
    made_at_unix: z.int().describe('When it was whole, in Unix seconds.'),
  })
  .meta({ id: 'InstallationBackup' });

export type Backup = z.output<typeof Backup>;

export const Setting = z
  .object({
    name: z.string().describe('The name, as the environment has it.'),
    value: z.string().nullable().describe('The value in effect; null when it is a secret, or nothing is set.'),
    source: z
      .enum(['environment', 'operator', 'default'])
      .describe('Where the value comes from: the environment wins over what an operator has set.'),
    is_secret: z.boolean().describe('Whether the value is never shown.'),
    can_change: z.boolean().describe('Whether an operator can change it while the server runs.'),
    description: z.string().describe('What the setting does, in English.'),
  })
  .meta({ id: 'InstallationSetting' });

export type Setting = z.output<typeof Setting>;

export const AuditEvent = z
  .object({
    event_id: z.int().describe('The id of the event.'),
    action: z.string().describe('What happened.'),
    user_id: z.string().nullable().describe('Who did it; null if it was nobody who is known.'),
    email: z.string().nullable().describe('The address of that account; null when it is gone.'),
    workspace_id: z.string().nullable().describe('Where it happened; null if it was in no workspace.'),
    workspace_name: z.string().nullable().describe('The name of that workspace; null when it is gone.'),
    ip: z.string().nullable().describe('The IP address that it came from; null if it is not known.'),
    detail: z.record(z.string(), z.unknown()).describe('The details of the event. They hold no secret.'),
    created_at_unix: z.int().describe('When it happened, in Unix seconds.'),
  })
  .meta({ id: 'AuditEvent' });

export type AuditEvent = z.output<typeof AuditEvent>;
