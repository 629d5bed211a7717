import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';
import { useIsBehind } from './dialog-stack.ts';
import { returnFocus } from './dialog-focus.ts';
import { IconButton } from '../button/IconButton.tsx';
import { keepOpenForToasts } from '../feedback/toaster-area.ts';

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

/** Makes a scrolling body focusable if it holds nothing focusable, so that the keyboard can scroll it. */
function makeScrollable(body: HTMLElement | null): void {
  if (!body || body.scrollHeight <= body.clientHeight) return;
  if (!body.querySelector('a, button, input, select, textarea, [tabindex]')) body.tabIndex = 0;
}

/** Draws what dialogs and drawers share: focus trap, focus return, header, and the rules for closing. */
export function DialogPanel(props: DialogFrameProps) {
  const {
    title,
    isOpen,
    onOpenChange,
    description,
    footer,
    hasUnsaved = false,
    isBlocking = false,
    role,
    className,
    grip,
    children,
  } = props;
  const isBehind = useIsBehind(isOpen);
  const [isHeld, setIsHeld] = useState(false);
  const hold = (event: Event) => {
    if (!hasUnsaved && !isBlocking) return;
    event.preventDefault();
    setIsHeld(hasUnsaved);
  };
  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(next) => {
        setIsHeld(false);
        onOpenChange?.(next);
      }}
    >
      <Radix.Portal>
        <Radix.Overlay
          className={clsx('fixed inset-0 z-40 animate-fade bg-scrim', props.overlayClassName, isBehind && 'invisible')}
        />
        <Radix.Content
          {...(role ? { role } : {})}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onEscapeKeyDown={hold}
          onInteractOutside={(event) => {
            keepOpenForToasts(event);
            if (!event.defaultPrevented) hold(event);
          }}
          // The dialog gets the focus, because focusing its first control would open a tooltip or a phone's keyboard.
          onOpenAutoFocus={(event) => {
            const content = event.currentTarget as HTMLElement;
            const first = content.querySelector<HTMLElement>('[data-autofocus]') ?? content;
            event.preventDefault();
            first.focus();
          }}
          // These dialogs have no trigger of their own to return the focus to.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            returnFocus();
          }}
          className={clsx(
            'fixed z-40 flex flex-col bg-raised shadow-dialog outline-none',
            className,
            isBehind && 'invisible',
          )}
        >
          {grip}
          <div className="flex flex-none items-start gap-3 px-6 pt-5 max-md:px-5 max-md:pt-3">
            <Radix.Title className="min-w-0 flex-1 text-[18px] leading-[26px] font-semibold tracking-[-0.014em] break-words">
              {title}
            </Radix.Title>
            {!isBlocking && (
              <Radix.Close asChild>
                <IconButton label={t('close')} size="sm" hasTooltip={false} className="-me-2">
                  <X size={18} strokeWidth={1.75} />
                </IconButton>
              </Radix.Close>
            )}
          </div>
          <div
            ref={makeScrollable}
            className="flex min-h-0 flex-1 flex-col gap-4 overflow-auto px-6 pt-3 pb-5 max-md:px-5"
          >
            {description !== undefined && (
              <Radix.Description asChild>
                <div className="text-muted">{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          <p
            role="status"
            className={clsx('px-6 text-caption text-warning max-md:px-5', isHeld && hasUnsaved && 'pb-3')}
          >
            {isHeld && hasUnsaved && t('unsaved_notice')}
          </p>
          {footer && (
            <div className="flex flex-none flex-wrap items-center justify-end gap-2 border-t border-line px-6 py-4 max-md:px-5">
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
