/** The checks of `doctor` as the server runs them, and what the last ones found. */
import path from 'node:path';
import type { Checks, Finding, Repair } from '#contract/instance/types.ts';
import { systemScope, type Ctx, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { countAccounts } from '../../platform/identity/accounts/operators.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { failureOf, secondsLeft, type JobRow } from '../jobs/jobs.rules.ts';
import { listJobsOfKind } from '../jobs/operator-jobs.service.ts';
import { readBackups } from './backups.ts';
import { checkBackup } from './checks/backups.ts';
import { checkCertificates } from './checks/certificates.ts';
import { checkFiles } from './checks/files.ts';
import type { CodedFinding } from './checks/findings.ts';
import { checkAccounts, checkAddress, checkDisk, checkNode, checkSignUp, checkWebApp } from './checks/installation.ts';
import { checkMailServer } from './checks/mail.ts';
import { checkMedia } from './checks/media.ts';
import { checkQuotas } from './checks/quotas.ts';
import { checkRecognition } from './checks/recognition.ts';
import { checkSpeech } from './checks/speech.ts';
import * as store from './checks.store.ts';

export const filesOf = ({ dataDir }: Pick<Parts['config'], 'dataDir'>): string => path.join(dataDir, 'files');

/** The checks under way in this process: whoever asks meanwhile waits for the same ones. */
const underWay = new WeakMap<Parts['config'], Promise<void>>();

export function runChecks(parts: Parts): Promise<void> {
  const running = underWay.get(parts.config);
  if (running) return running;
  const run = examine(parts).finally(() => underWay.delete(parts.config));
  underWay.set(parts.config, run);
  return run;
}

async function examine(parts: Parts): Promise<void> {
  const { config, mail, speech, recognition, media } = parts;
  const scope = () => systemScope(parts);
  const findings: CodedFinding[] = [checkNode(), checkAddress(config), checkSignUp(config), checkWebApp()];
  findings.push(await checkDisk(config), await checkMailServer(config, mail));
  findings.push(...(await checkCertificates(config, parts.now())), ...(await checkSpeech(speech)));
  findings.push(...checkRecognition(recognition), await checkMedia(media));
  const { accounts, operators } = await countAccounts(scope());
  findings.push(checkAccounts(accounts, operators));
  findings.push(checkBackup(await readBackups(scope(), config), parts.now()));
  await checkFiles({ scope, root: filesOf(config), isRepair: false }, (finding) => findings.push(finding));
  findings.push(await checkQuotas(scope(), config.fileQuota));
  await store.writeFindings(scope(), findings.map(present));
}

const present = ({ level, code, params, subject, message, fix, canRepair }: CodedFinding): Finding => ({
  // A repair can do no more for what is lost, so it is told, and needs nobody in a hurry.
  level: code === 'audio_lost' ? 'warn' : level,
  code,
  params,
  message: `${subject} — ${message}`,
  fix: fix ?? null,
  can_repair: canRepair ?? false,
});

export const readLastChecks = (scope: Pick<Scope, 'db'>) => store.readFindings(scope);

export async function readChecks(ctx: Ctx): Promise<Checks> {
  const last = await store.readFindings(ctx);
  return {
    findings: last?.findings ?? [],
    checked_at_unix: last ? toUnix(last.checked_at) : null,
    is_running: underWay.has(ctx.parts.config),
    repairs: await listRepairs(ctx),
  };
}

/** Longer checks go on, and the answer says so. */
const patienceMs = 10_000;

export async function checkNow(ctx: Ctx): Promise<Checks> {
  const run = runChecks(ctx.parts);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([run, late]).finally(() => clearTimeout(timer));
  run.catch((error: Error) => ctx.log.error({ err: error }, 'the checks of the installation failed'));
  return readChecks(ctx);
}

const repairDays = 7;

async function listRepairs(scope: Scope): Promise<Repair[]> {
  const since = new Date(scope.now.getTime() - repairDays * 86_400_000);
  const rows = await listJobsOfKind(scope, 'storage_repair', since);
  const emails = await readEmails(
    scope,
    rows.map((row) => row.user_id),
  );
  return rows.map((row) => presentRepair(row, emails.get(row.user_id) ?? null, scope.now));
}

function presentRepair(row: JobRow, email: string | null, now: Date): Repair {
  const { lost = 0, detached = 0, removed = 0 } = row.params as Partial<Record<string, number>>;
  return {
    job_id: row.job_id,
    state: row.state as Repair['state'],
    percent: Math.round((row.done / Math.max(row.total, 1)) * 100),
    seconds_left: secondsLeft(row, now),
    email,
    lost,
    detached,
    removed,
    error: failureOf(row),
    created_at_unix: toUnix(row.created_at),
    ended_at_unix: row.ended_at && toUnix(row.ended_at),
  };
}
