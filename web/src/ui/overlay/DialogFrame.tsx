import type { ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { useWasOpen } from './use-was-open.ts';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  /** Not called while the dialog is blocking. */
  onOpenChange?(isOpen: boolean): void;
  description?: ReactNode;
  /** The footer is divided from the body. Its primary button comes last. */
  footer?: ReactNode;
  /** With unsaved changes, Escape and a click outside only show a notice. The close button still closes. */
  hasUnsaved?: boolean;
  /** A blocking dialog has no close button and ignores Escape, so that only its own buttons close it. */
  isBlocking?: boolean;
  children?: ReactNode;
}

export interface DialogFrameProps extends DialogProps {
  role?: 'dialog' | 'alertdialog';
  /** Classes for the position and the width. */
  className: string;
  overlayClassName?: string;
  /** The handle above the title of a phone's sheet. */
  grip?: ReactNode;
}

/** The last focused element outside dialogs and menus, because a menu that opened a dialog is gone when it closes. */
let lastOutside: HTMLElement | null = null;
const layer = '[role=dialog], [role=alertdialog], [role=menu]';
function rememberFocus(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target !== document.body && !target.closest(layer)) lastOutside = target;
}
if (typeof document !== 'undefined') {
  rememberFocus(document.activeElement);
  document.addEventListener('focusin', ({ target }) => rememberFocus(target));
}

export function returnFocus(): void {
  if (lastOutside?.isConnected) lastOutside.focus();
}

const DialogPanel = lazyPart(async () => (await import('./DialogPanel.tsx')).DialogPanel, { failure: 'toast' });

/** Shows a dialog or a drawer, which is loaded when the first one opens. */
export function DialogFrame(props: DialogFrameProps) {
  return useWasOpen(props.isOpen) ? <DialogPanel {...props} /> : null;
}
