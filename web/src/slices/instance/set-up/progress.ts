/** The current step of the set-up. A reload continues there; a sign-out starts anew. */
import { readLocal, removeLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';

export const steps = ['name', 'sign_up', 'mail', 'address', 'backup'] as const;
export type Step = (typeof steps)[number];

const key = 'instance-set-up';
const isStep = (value: unknown): value is number => typeof value === 'number' && value in steps;

/** The name is shown while it is typed, before it is saved. */
export const setUpStore = createStore<{
  step: number;
  typedName: string | null;
}>({
  step: readLocal(key, isStep, 0),
  typedName: null,
});

export function goToStep(step: number): void {
  setUpStore.set({ step });
  writeLocal(key, step);
}

export function forgetProgress(): void {
  removeLocal(key);
  setUpStore.set({ step: 0, typedName: null });
}

onSignOut(forgetProgress);
