/** A user's first steps: the survey and the checklist. */
import { unknownItem } from '#contract/onboarding/errors.ts';
import { checklistItems, type Checklist, type OnboardingSurvey } from '#contract/onboarding/types.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { updateUser } from '../../platform/identity/accounts/users.ts';
import * as store from './onboarding.store.ts';

/** Both are null when the user has not begun a checklist. */
export async function readChecklist(
  scope: Scope,
): Promise<{ checklist: Checklist | null; is_completed: boolean | null }> {
  const row = await store.readChecklist(scope);
  return { checklist: row ? present(row) : null, is_completed: row?.is_completed ?? null };
}

/** Begins the checklist, or shows the one that was begun before. */
export const initiateChecklist = (scope: Scope): Promise<Checklist> =>
  change(scope, (scope) => store.setChecklist(scope, { is_hidden: false }));

/** Completing an item again has no further effect. @throws AppError 400 unknown_item */
export async function completeItem(scope: Scope, itemId: string | undefined): Promise<Checklist> {
  const item = checklistItems.find((known) => known === itemId);
  if (!item) throw AppError.from(unknownItem);
  return change(scope, (scope) => store.completeItem(scope, item));
}

export const hideChecklist = (scope: Scope): Promise<Checklist> =>
  change(scope, (scope) => store.setChecklist(scope, { is_hidden: true }));

/** The whole checklist counts as completed, whatever its items say. */
export const completeChecklist = (scope: Scope): Promise<Checklist> =>
  change(scope, (scope) => store.setChecklist(scope, { is_completed: true }));

/** Changes the caller's checklist, which is begun if there is none. @returns the checklist after the change. */
async function change(scope: Scope, apply: (scope: Scope) => Promise<unknown>): Promise<Checklist> {
  return transaction(scope, async (scope) => {
    await store.ensureChecklist(scope);
    await apply(scope);
    await recordChange(scope, { collection: 'user', id: scope.actor.user_id, what: 'changed' });
    return present(await store.ensureChecklist(scope));
  });
}

export async function completeSurvey(scope: Scope, survey: OnboardingSurvey): Promise<void> {
  await transaction(scope, async (scope) => {
    const { user_id } = scope.actor;
    const { first_name } = survey;
    await updateUser(scope, user_id, {
      onboarding_survey: toJsonColumn(survey),
      is_onboarding_completed: true,
      ...(first_name ? { first_name: first_name.toWellFormed() } : {}),
    });
    await recordChange(scope, { collection: 'user', id: user_id, what: 'changed' });
  });
}

function present(row: { checklist_id: string; completed_items: string[]; is_hidden: boolean }): Checklist {
  return {
    checklist_id: row.checklist_id,
    items: checklistItems.map((item) => ({
      onboarding_checklist_item_id: item,
      is_completed: row.completed_items.includes(item),
    })),
    hidden: row.is_hidden,
  };
}
