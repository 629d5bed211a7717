/**
 * Handles actions that the server allows only after a mailed code. A caller passes the refusal here, and the dialog
 * (app/gates/SensitiveActionDialog) asks for the code. It does not repeat the action; the user does.
 */
import { ApiError } from './errors.ts';
import { createStore } from '../store.ts';

export const sensitiveStore = createStore<{ isAsked: boolean }>({ isAsked: false });

export const isSensitiveRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.type === 'sensitive_action_verification_required';

/** Opens the dialog if the error is such a refusal. @returns whether it was, in which case the caller shows nothing */
export function onSensitiveRefusal(error: unknown): boolean {
  const isRefusal = isSensitiveRefusal(error);
  if (isRefusal) sensitiveStore.set({ isAsked: true });
  return isRefusal;
}

export function closeSensitive(): void {
  sensitiveStore.set({ isAsked: false });
}
