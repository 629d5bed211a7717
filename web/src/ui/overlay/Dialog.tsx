import { clsx } from 'clsx';
import { DialogFrame } from './DialogFrame.tsx';
import type { DialogProps } from './DialogPanel.tsx';

const widths = { sm: 'md:max-w-[400px]', md: 'md:max-w-[480px]', lg: 'md:max-w-[720px]' };

interface Props extends DialogProps {
  width?: keyof typeof widths;
  role?: 'dialog' | 'alertdialog';
}

/** Draws a dialog: centred on a wide screen, a sheet from below on a phone. */
export function Dialog({ width = 'md', ...rest }: Props) {
  return (
    <DialogFrame
      {...rest}
      grip={
        <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-9 flex-none rounded-full bg-line-strong md:hidden" />
      }
      className={clsx(
        'max-h-[90vh] w-full max-md:inset-x-0 max-md:bottom-0 max-md:animate-sheet max-md:rounded-t-2xl max-md:pb-[env(safe-area-inset-bottom)]',
        'md:inset-0 md:m-auto md:h-fit md:w-[calc(100%-48px)] md:animate-pop md:rounded-xl',
        widths[width],
      )}
    />
  );
}
