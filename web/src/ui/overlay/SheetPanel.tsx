import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';
import { returnFocus } from './dialog-focus.ts';
import { useIsBehind } from './dialog-stack.ts';
import { IconButton } from '../button/IconButton.tsx';
import { keepOpenForToasts } from '../feedback/toaster-area.ts';

export interface SheetProps {
  title: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  children: ReactNode;
}

/** Draws a sheet that was opened once. */
export function SheetPanel({ title, isOpen, onOpenChange, children }: SheetProps) {
  const isBehind = useIsBehind(isOpen);
  const opener = useRef<Element | null>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={clsx('fixed inset-0 z-40 animate-fade bg-scrim', isBehind && 'invisible')} />
        <Dialog.Content
          aria-describedby={undefined}
          onInteractOutside={keepOpenForToasts}
          // The sheet gets the focus, because focusing its first control would open a tooltip or a phone's keyboard.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            (event.currentTarget as HTMLElement).focus();
          }}
          // The button may stand in a dialog, which is still open.
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { current } = opener;
            if (current instanceof HTMLElement && current.isConnected && current !== document.body) current.focus();
            else returnFocus();
          }}
          className={clsx(
            'fixed inset-x-0 bottom-0 z-40 mx-auto flex max-h-[88dvh] max-w-[640px] animate-sheet flex-col rounded-t-2xl bg-raised pb-[env(safe-area-inset-bottom)] shadow-dialog outline-none',
            isBehind && 'invisible',
          )}
        >
          <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-line-strong" />
          <div className="flex flex-none items-center justify-between ps-5 pe-2 pt-1 pb-2">
            <Dialog.Title className="text-[15px] font-semibold">{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={t('close')} hasTooltip={false}>
                <X size={18} strokeWidth={1.75} />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-auto">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
