/** The files that jobs have made, in all workspaces: for the checks of the installation. */
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import * as store from './job-files.store.ts';

export const listStoredFiles = (scope: Scope): Promise<{ job_id: string; file_key: string }[]> =>
  store.listFiles(scope);

/** Takes files that are gone off their jobs. */
export async function detachFiles(scope: Scope, jobIds: string[]): Promise<void> {
  if (jobIds.length > 0) await store.detach(scope, jobIds);
}

/** Those of the keys that a job names. */
export const findNamedFiles = (scope: Scope, keys: string[]): Promise<string[]> => store.findNamed(scope, keys);

export const sumJobFilesByWorkspace = (scope: Scope) => store.sumByWorkspace(scope);

/** The kept files that count against quotas, and how many users and workspaces have used 80 % of theirs or more. */
export const sumKeptFiles = (scope: Scope, quota: Config['fileQuota']) => store.sumKept(scope, quota);
