/** The flags of workspaces, and their defaults. */
import { flagNotFound, setByEnvironment, workspaceNotFound } from '#contract/instance/errors.ts';
import { flagNames, type FlagName } from '#contract/workspace/flags.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { audit } from '../../platform/events/audit.ts';
import { hasWorkspace, readWorkspaceNames } from '../../platform/identity/accounts/workspaces.ts';
import { listAllFlags, resetFlag, setFlag } from '../workspace/workspace.service.ts';
import { changeSetting } from './settings.service.ts';

const maxWorkspaces = 500;

export async function listFlags(ctx: Ctx) {
  const { config } = ctx.parts;
  const rows = await listAllFlags(ctx, maxWorkspaces);
  const names = await readWorkspaceNames(
    ctx,
    rows.map((row) => row.workspace_id),
  );
  return flagNames.map((flag) => ({
    flag,
    is_on: config.flags.includes(flag),
    is_set_by_environment: config.given.FLAGS !== undefined,
    workspaces: rows
      .filter((row) => row.flag === flag)
      .map(({ workspace_id, is_on }) => ({ workspace_id, name: names.get(workspace_id) ?? null, is_on })),
  }));
}

/** @throws AppError 404 not_found, 409 set_by_environment */
export async function setDefaultFlag(ctx: Ctx, name: string, isOn: boolean): Promise<void> {
  const flag = requireFlag(name);
  const { config } = ctx.parts;
  if (config.given.FLAGS !== undefined) throw AppError.from(setByEnvironment, { name: 'FLAGS' });
  const others = config.flags.filter((one) => one !== flag);
  await changeSetting(ctx, 'FLAGS', [...others, ...(isOn ? [flag] : [])].join(',') || null);
}

/** @param isOn null for the default. @throws AppError 404 not_found */
export async function setWorkspaceFlag(
  ctx: Scope,
  name: string,
  workspace_id: string,
  isOn: boolean | null,
): Promise<void> {
  const flag = requireFlag(name);
  await transaction(ctx, async (scope) => {
    if (!(await hasWorkspace(scope, workspace_id))) throw AppError.from(workspaceNotFound, { id: workspace_id });
    await (isOn === null ? resetFlag(scope, workspace_id, flag) : setFlag(scope, workspace_id, flag, isOn));
    await audit(scope, 'flag.set', { flag, is_on: isOn }, { user_id: scope.actor.user_id, workspace_id });
  });
}

function requireFlag(name: string): FlagName {
  const flag = flagNames.find((one) => one === name);
  if (!flag) throw AppError.from(flagNotFound, { id: name });
  return flag;
}
