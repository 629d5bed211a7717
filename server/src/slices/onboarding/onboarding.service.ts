/** First steps of a user: the survey and the checklist. */
import { checklistItems, type Checklist, type OnboardingSurvey } from '#contract/onboarding/types.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import * as store from './onboarding.store.ts';

export async function readChecklist(scope: Scope): Promise<Checklist | null> {
  const row = await store.readChecklist(scope);
  return row ? present(row) : null;
}

/** Begins it, or goes on with what there is, in sight again. */
export const initiateChecklist = (scope: Scope): Promise<Checklist> =>
  change(scope, (scope) => store.setChecklist(scope, { is_hidden: false }));

/** Each item is done once; again and again has no further effect. @throws AppError 400 unknown_item */
export async function completeItem(scope: Scope, itemId: string | undefined): Promise<Checklist> {
  const item = checklistItems.find((known) => known === itemId);
  if (!item) throw new AppError(400, 'unknown_item', `The checklist has the items ${checklistItems.join(', ')}.`);
  return change(scope, (scope) => store.completeItem(scope, item));
}

export const hideChecklist = (scope: Scope): Promise<Checklist> =>
  change(scope, (scope) => store.setChecklist(scope, { is_hidden: true }));

/** The whole of it counts as done, whatever its items say. */
export const completeChecklist = (scope: Scope): Promise<Checklist> =>
  change(scope, (scope) => store.setChecklist(scope, { is_completed: true }));

/** On the user's checklist, which is begun where there is none. @returns it as it is then. */
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
    await store.writeSurvey(scope, survey);
    await recordChange(scope, { collection: 'user', id: scope.actor.user_id, what: 'changed' });
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
