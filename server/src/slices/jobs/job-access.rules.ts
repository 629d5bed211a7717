/** What a caller may do with a job, which its kind decides. Pure. */
import { accountDisabled, missingPermissions, sessionRequired, supportSession } from '#contract/kit/access-errors.ts';
import type { Actor } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { isJobKind, jobWork, ownerOnlyKinds, restrictableKinds, type JobAction } from './jobs.rules.ts';

/** A member who is locked out can still take their data with them. */
export const openToLocked: readonly string[] = ['personal_data'];

/** @returns why the caller may not do this with a job of this kind; undefined where they may. */
export function findRefusal({ key, support, is_locked }: Actor, kind: string, action: JobAction): AppError | undefined {
  if (is_locked && !openToLocked.includes(kind)) return AppError.from(accountDisabled);
  const needed = isJobKind(kind) ? jobWork[kind].access[action] : undefined;
  if (needed === 'session-only') {
    if (key) return AppError.from(sessionRequired);
    return support && AppError.from(supportSession);
  }
  if (!key?.permissions) return undefined;
  // Nobody knows which permission a kind needs that a newer version brought.
  if (needed === undefined) return AppError.from(sessionRequired);
  return key.permissions.includes(needed) ? undefined : AppError.from(missingPermissions, { permission: needed });
}

/** The kinds that the caller sees in a list. */
export function visibleKinds(actor: Actor): { only?: string[]; except?: string[] } {
  const { key, support } = actor;
  if (key?.permissions) return { only: restrictableKinds.filter((kind) => !findRefusal(actor, kind, 'read')) };
  return key || support ? { except: ownerOnlyKinds } : {};
}
