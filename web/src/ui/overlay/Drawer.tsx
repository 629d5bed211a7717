import { DialogFrame } from './DialogFrame.tsx';
import type { DialogProps } from './DialogPanel.tsx';

/** Draws a panel beside a list that shows one of its items. */
export function Drawer(props: DialogProps) {
  return (
    <DialogFrame
      {...props}
      className="inset-y-0 inset-e-0 w-full animate-drawer border-s border-line pb-[env(safe-area-inset-bottom)] md:w-[440px]"
    />
  );
}
