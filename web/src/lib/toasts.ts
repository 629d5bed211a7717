import { countdown, type Countdown } from './timers/countdown.ts';
import { errorMessage } from './failures/errors.ts';
import { createStore } from './store.ts';
import { t } from './language/errors-messages.ts';

const duration = 5555;
const undoDuration = 8000;
const maxVisible = 3;

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'plain';
  message: string;
  detail?: string;
  /** Milliseconds until the toast disappears. Without it, the toast stays until it is closed. */
  duration?: number;
  action?: { label: string; run(): void };
  /** Called when the toast expired or was closed, but not when its action was chosen. */
  onDismiss?: () => void;
}

interface Toasts {
  toasts: readonly Toast[];
  /** The pointer or the focus is on a toast, so none expires. */
  isPaused: boolean;
}

export const toastStore = createStore<Toasts>({ toasts: [], isPaused: false });

/** Gives the newest toasts. Older ones come back when there is room again. */
export const visibleToasts = ({ toasts }: Toasts): readonly Toast[] => toasts.slice(-maxVisible);

/** The Toaster is not part of the first load, so toasts wait until it is there. */
let isShown = false;
const timers = new Map<string, Countdown>();

/** Runs the timers of visible toasts and pauses the others, and pauses all while one is being read. */
function updateTimers(): void {
  const state = toastStore.get();
  const running = isShown && !state.isPaused ? visibleToasts(state) : [];
  for (const [id, timer] of timers) {
    if (running.some((toast) => toast.id === id)) timer.run();
    else timer.pause();
  }
}

export function onToasterShown(): void {
  isShown = true;
  updateTimers();
}

export function pauseToasts(isPaused: boolean): void {
  toastStore.set({ isPaused });
  updateTimers();
}

function remove(id: string): Toast | undefined {
  const { toasts, isPaused } = toastStore.get();
  const toast = toasts.find((one) => one.id === id);
  timers.get(id)?.pause();
  timers.delete(id);
  const rest = toasts.filter((one) => one.id !== id);
  // When the last toast goes, the browser reports no `pointerleave`.
  toastStore.set({ toasts: rest, isPaused: isPaused && rest.length > 0 });
  updateTimers();
  return toast;
}

export function closeToast(id: string): void {
  remove(id)?.onDismiss?.();
}

export function runToastAction(id: string): void {
  remove(id)?.action?.run();
}

function show(toast: Toast): void {
  // A repeated message replaces its earlier toast and becomes the newest.
  remove(toast.id);
  if (toast.duration !== undefined)
    timers.set(
      toast.id,
      countdown(toast.duration, () => closeToast(toast.id)),
    );
  toastStore.set({ toasts: [...toastStore.get().toasts, toast] });
  updateTimers();
}

interface SuccessOptions {
  /** The next step to offer. Such a toast stays as long as one with Undo. */
  action?: { label: string; run(): void };
}

export function toastSuccess(message: string, { action }: SuccessOptions = {}): void {
  const more = action ? { duration: undoDuration, action } : { duration };
  show({ id: `success ${message}`, tone: 'success', message, ...more });
}

interface ErrorOptions {
  /** Adds a Retry button. */
  onRetry?: () => void;
  /** Another next step to offer. */
  action?: { label: string; run(): void };
  /** Says what is kept and what to do. */
  detail?: string;
}

/** Shows an error. It closes by itself like any toast, unless an action waits in it. */
export function toastError(error: unknown, { onRetry, action, detail }: ErrorOptions = {}): void {
  const message = typeof error === 'string' ? error : errorMessage(error);
  const next = onRetry ? { label: t('retry'), run: onRetry } : action;
  show({
    id: `error ${message}`,
    tone: 'error',
    message,
    ...(detail ? { detail } : {}),
    ...(next ? { action: next } : { duration }),
  });
}

/** Closes all toasts, because a new attempt makes earlier errors irrelevant. */
export function dismissToasts(): void {
  for (const { id } of toastStore.get().toasts) closeToast(id);
}

let undoCount = 0;

/** Offers Undo for eight seconds. `commit` runs when that time is over or the toast is closed. */
export function toastUndo(message: string, undo: () => void, commit: () => void): void {
  const action = { label: t('undo'), run: undo };
  show({ id: `undo ${++undoCount}`, tone: 'plain', message, duration: undoDuration, action, onDismiss: commit });
}
