/** The repair of stored files as a job: `doctor --repair` with progress. It can be stopped and begun again. */
import { notOperator } from '#contract/kit/access-errors.ts';
import { repairUnderWay } from '#contract/instance/errors.ts';
import type { Ctx } from '../../context.ts';
import { systemScope } from '../../context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { audit } from '../../platform/events/audit.ts';
import { countStoredAudio } from '../history/audio/stored-audio.service.ts';
import { jobHandler } from '../jobs/job-runs.service.ts';
import { isUnfinished } from '../jobs/jobs.rules.ts';
import { createJob } from '../jobs/jobs.service.ts';
import { listJobsOfKind } from '../jobs/operator-jobs.service.ts';
import { checkFiles, type FileStep } from './checks/files.ts';
import { filesOf, runChecks } from './checks.service.ts';

/** Steps of the job are per cent of its work. */
const total = 100;

/** @throws AppError 409 repair_under_way */
export async function startRepair(ctx: Ctx): Promise<{ job_id: string }> {
  return transaction(ctx, async (scope) => {
    const others = await listJobsOfKind(scope, 'storage_repair', new Date(0));
    if (others.some(isUnfinished)) throw AppError.from(repairUnderWay);
    const { job_id } = await createJob(scope, ctx.parts.config, {
      kind: 'storage_repair',
      params: {},
      total,
      payload: {},
      fileBytes: 0,
    });
    await audit(scope, 'repair.started', { job_id });
    return { job_id };
  });
}

export const repairHandler = jobHandler<object>('storage_repair', async (run) => {
  const { parts } = run;
  // Whoever has lost the rights of an operator since then repairs nothing.
  if (!(await run.enter()).actor.is_operator) throw AppError.from(notOperator);
  const scope = () => systemScope(parts);
  const expected = await countStoredAudio(scope());
  const repaired = await checkFiles(
    {
      scope,
      root: filesOf(parts.config),
      isRepair: true,
      onStep: (step) => run.progress(percentOf(step, expected)),
    },
    () => undefined,
  );
  await runChecks(parts);
  return { params: { ...repaired } };
});

/** Most files that the storage holds are those of the history, so their number is expected in both passes. */
export function percentOf({ phase, seen }: FileStep, expected: number): number {
  const share = Math.min(1, seen / Math.max(expected, 1));
  const [from, to] = { audio: [0, 60], jobs: [60, 65], superfluous: [65, 99] }[phase] as [number, number];
  return Math.floor(from + (to - from) * share);
}
