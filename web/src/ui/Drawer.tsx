import { DialogFrame, type DialogProps } from './DialogFrame.tsx';

/** One thing of a list, beside the list. */
export function Drawer(props: DialogProps) {
  return (
    <DialogFrame
      {...props}
      className="inset-y-0 inset-e-0 w-full animate-drawer border-s border-line pb-[env(safe-area-inset-bottom)] md:w-[440px]"
    />
  );
}
