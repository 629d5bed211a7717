import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';

const checklists = (scope: Scope) =>
  scope.db.selectFrom('onboarding_checklist').selectAll().where('user_id', '=', scope.actor.user_id);

export const readChecklist = (scope: Scope) => checklists(scope).executeTakeFirst();

/** Begins a checklist if there is none. Of many calls at the same moment all get the same one. */
export async function ensureChecklist(scope: Scope) {
  const { user_id } = scope.actor;
  await scope.db
    .insertInto('onboarding_checklist')
    .values({ user_id, checklist_id: newId(), created_at: scope.now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  return checklists(scope).executeTakeFirstOrThrow();
}

const update = (scope: Scope) =>
  scope.db.updateTable('onboarding_checklist').where('user_id', '=', scope.actor.user_id);

/** @returns false when the item was completed before, so that of many calls at the same moment only one did it. */
export async function completeItem(scope: Scope, item: string): Promise<boolean> {
  const { numUpdatedRows } = await update(scope)
    .set({ completed_items: sql`array_append(completed_items, ${item}::text)` })
    .where(sql<boolean>`NOT ${item}::text = ANY (completed_items)`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setChecklist(scope: Scope, values: { is_hidden?: boolean; is_completed?: true }): Promise<void> {
  await update(scope).set(values).execute();
}
