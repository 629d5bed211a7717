import * as api from '#contract/instance/api.ts';
import { on } from '../../context.ts';
import { cancelAnyJob, listAllJobs, retryAnyJob } from '../jobs/operator-jobs.service.ts';
import { exportAudit, listAudit } from './audit.service.ts';
import { checkNow, readChecks } from './checks.service.ts';
import { listFlags, setDefaultFlag, setWorkspaceFlag } from './flags.service.ts';
import { readOverview } from './overview.service.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import { backUpNow, listBackups, readBackup } from './backups.ts';
import { startRepair } from './repair.jobs.ts';
import { changeSetting, listSettings } from './settings.service.ts';
import { readStorage } from './storage.service.ts';

const ok = { status: 'ok' as const };

export const instanceRoutes = [
  on(api.readOverview, (ctx) => readOverview(ctx)),
  on(api.readChecks, (ctx) => readChecks(ctx)),
  on(api.runChecks, (ctx) => checkNow(ctx)),
  on(api.startRepair, (ctx) => startRepair(ctx)),
  on(api.backUpNow, async (ctx) => {
    await backUpNow(ctx);
    return ok;
  }),
  on(api.listBackups, (ctx) => listBackups(ctx)),
  on(api.downloadBackup, (ctx, { params }, exchange) => readBackup(ctx, params.backup, readProof(exchange))),
  on(api.listAllJobs, (ctx, { query }) => listAllJobs(ctx, query)),
  on(api.cancelAnyJob, (ctx, { params }) => cancelAnyJob(ctx, params.job_id)),
  on(api.retryAnyJob, (ctx, { params }) => retryAnyJob(ctx, params.job_id)),
  on(api.readStorage, (ctx, { query }) => readStorage(ctx, query)),
  on(api.listSettings, async (ctx) => ({ settings: await listSettings(ctx) })),
  on(api.changeSetting, (ctx, { params, body }) => changeSetting(ctx, params.name, body.value)),
  on(api.listFlags, async (ctx) => ({ flags: await listFlags(ctx) })),
  on(api.setDefaultFlag, async (ctx, { params, body }) => {
    await setDefaultFlag(ctx, params.flag, body.is_on);
    return ok;
  }),
  on(api.setWorkspaceFlag, async (ctx, { params, body }) => {
    await setWorkspaceFlag(ctx, params.flag, params.workspace_id, body.is_on);
    return ok;
  }),
  on(api.listAudit, (ctx, { query }) => listAudit(ctx, query)),
  on(api.exportAudit, async (ctx, { query }) => ({
    type: 'text/csv',
    headers: { 'content-disposition': 'attachment; filename="audit.csv"' },
    chunks: await exportAudit(ctx, query),
  })),
];
