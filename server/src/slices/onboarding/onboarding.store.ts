import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

const checklists = (scope: Scope) =>
  scope.db.selectFrom('onboarding_checklist').selectAll().where('user_id', '=', scope.actor.user_id);

export const readChecklist = (scope: Scope) => checklists(scope).executeTakeFirst();

/** Begins one where there is none; of many at the same moment all get the same one. */
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

/** False when it was done before: of many at the same moment one is told that it did it. */
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

/** What is not given stays as it was. */
export async function writeSurvey(scope: Scope, survey: { first_name?: string | null | undefined }): Promise<void> {
  const { first_name } = survey;
  await scope.db
    .updateTable('user_account')
    .set({
      onboarding_survey: toJsonColumn(survey),
      is_onboarding_completed: true,
      ...(first_name ? { first_name: first_name.toWellFormed() } : {}),
    })
    .where('user_id', '=', scope.actor.user_id)
    .execute();
}
