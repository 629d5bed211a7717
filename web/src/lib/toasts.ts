import { countdown, type Countdown } from './countdown.ts';
import { errorMessage } from './failures/errors.ts';
import { createStore } from './store.ts';
import { t } from './language/ui-messages.ts';

const life = 5555;
const undoLife = 8000;
const maxVisible = 3;

export interface Toast {
  id: string;
  tone: 'success' | 'error' | 'plain';
  message: string;
  detail?: string;
  /** In milliseconds; absent: it stays until it is closed. */
  life?: number;
  action?: { label: string; run(): void };
  /** When it went away by itself or was closed, not by its action. */
  onGone?: () => void;
}

interface Toasts {
  toasts: readonly Toast[];
  /** Somebody points at one or has the focus there. */
  isHeld: boolean;
}

export const toastStore = createStore<Toasts>({ toasts: [], isHeld: false });

/** The newest; older ones come back when there is room again. */
export const visibleToasts = ({ toasts }: Toasts): readonly Toast[] => toasts.slice(-maxVisible);

/** Not part of the first load: what is said before the Toaster is there waits for it. */
let isShown = false;
const clocks = new Map<string, Countdown>();

/** What cannot be seen or is being read does not run out. */
function runClocks(): void {
  const state = toastStore.get();
  const running = isShown && !state.isHeld ? visibleToasts(state) : [];
  for (const [id, clock] of clocks) {
    if (running.some((toast) => toast.id === id)) clock.run();
    else clock.hold();
  }
}

export function toasterIsShown(): void {
  isShown = true;
  runClocks();
}

export function holdToasts(isHeld: boolean): void {
  toastStore.set({ isHeld });
  runClocks();
}

function remove(id: string): Toast | undefined {
  const { toasts, isHeld } = toastStore.get();
  const toast = toasts.find((one) => one.id === id);
  clocks.get(id)?.hold();
  clocks.delete(id);
  const rest = toasts.filter((one) => one.id !== id);
  // Nothing is left to point at, and the pointer's leaving will not be told.
  toastStore.set({ toasts: rest, isHeld: isHeld && rest.length > 0 });
  runClocks();
  return toast;
}

export function closeToast(id: string): void {
  remove(id)?.onGone?.();
}

export function actOnToast(id: string): void {
  remove(id)?.action?.run();
}

function show(toast: Toast): void {
  // The same words are shown once; said again, they are the newest.
  remove(toast.id);
  if (toast.life !== undefined)
    clocks.set(
      toast.id,
      countdown(toast.life, () => closeToast(toast.id)),
    );
  toastStore.set({ toasts: [...toastStore.get().toasts, toast] });
  runClocks();
}

interface SuccessOptions {
  /** What can be done with it now: such a toast stays as long as an Undo. */
  action?: { label: string; run(): void };
}

export function toastSuccess(message: string, { action }: SuccessOptions = {}): void {
  const more = action ? { life: undoLife, action } : { life };
  show({ id: `success ${message}`, tone: 'success', message, ...more });
}

interface ErrorOptions {
  /** Offers to try it again. */
  onRetry?: () => void;
  /** What is kept, what to do. */
  detail?: string;
}

/** Errors stay until they are read and closed. */
export function toastError(error: unknown, { onRetry, detail }: ErrorOptions = {}): void {
  const message = typeof error === 'string' ? error : errorMessage(error);
  const retry = onRetry ? { action: { label: t('retry'), run: onRetry } } : {};
  show({ id: `error ${message}`, tone: 'error', message, ...(detail ? { detail } : {}), ...retry });
}

/** What was wrong before is no longer of interest. */
export function dismissToasts(): void {
  for (const { id } of toastStore.get().toasts) closeToast(id);
}

let undoCount = 0;

/** A deed that can be taken back for eight seconds; `commit` runs when that time is over or the toast is closed. */
export function toastUndo(message: string, undo: () => void, commit: () => void): void {
  const action = { label: t('undo'), run: undo };
  show({ id: `undo ${++undoCount}`, tone: 'plain', message, life: undoLife, action, onGone: commit });
}
