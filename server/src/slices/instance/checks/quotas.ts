/** How much the kept files of jobs take, and who is about to be refused another. */
import type { Config } from '../../../kernel/boot/config.ts';
import type { Scope } from '../../../kernel/context.ts';
import { sumKeptFiles } from '../../jobs/job-files.service.ts';
import { coded, megabytes, ok, toMegabytes, warn, type CodedFinding } from './findings.ts';

export async function checkQuotas(scope: Scope, quota: Config['fileQuota']): Promise<CodedFinding> {
  const { files, bytes, users, workspaces } = await sumKeptFiles(scope, quota);
  const params = { files, mb: toMegabytes(bytes), users, workspaces };
  const kept = `jobs keep ${files} files, ${megabytes(bytes)}`;
  if (users + workspaces === 0) return coded('quota_ok', params, ok('file quota', `${kept}.`));
  const near = `${users} users and ${workspaces} workspaces have used 80 % of their quota or more`;
  const fix = 'see FILE_QUOTA_USER_MB and FILE_QUOTA_WORKSPACE_MB';
  return coded('quota_near', params, warn('file quota', `${kept}; ${near}.`, fix));
}
