import type { User } from '#contract/profile/types.ts';

/** Counts what is done of the checklist. It is undefined where the checklist is hidden or complete. */
export function progressOf(user: User | undefined): { done: number; count: number } | undefined {
  const checklist = user?.onboarding_checklist;
  if (!checklist || checklist.hidden || user.is_onboarding_checklist_completed) return undefined;
  const done = checklist.items.filter(({ is_completed }) => is_completed).length;
  const count = checklist.items.length;
  return done < count ? { done, count } : undefined;
}
