/**
 * Actions that the server lets through only with a code it has mailed. A caller passes on the refusal; the dialog
 * (app/gates/SensitiveActionDialog) takes the code. It does not perform the action: the person does that again.
 */
import { ApiError } from './errors.ts';
import { createStore } from '../store.ts';

export const sensitiveStore = createStore<{ isAsked: boolean }>({ isAsked: false });

export const isSensitiveRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.type === 'sensitive_action_verification_required';

/** Opens the dialog where the error is such a refusal. @returns whether it was; nothing more is then shown */
export function onSensitiveRefusal(error: unknown): boolean {
  const isRefusal = isSensitiveRefusal(error);
  if (isRefusal) sensitiveStore.set({ isAsked: true });
  return isRefusal;
}

export function closeSensitive(): void {
  sensitiveStore.set({ isAsked: false });
}
