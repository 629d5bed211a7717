import type { ReactNode } from 'react';
import { Popover } from './Popover.tsx';
import type { PopoverProps } from './PopoverPanel.tsx';
import { Sheet } from './Sheet.tsx';

interface PickerFrameProps {
  title: string;
  /** The button that opens the popover, or the sheet on a narrow screen. */
  trigger: PopoverProps['trigger'];
  isWide: boolean;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The width of the popover. */
  width?: string;
  children: ReactNode;
}

/** Shows a picker in a popover beside its button where there is room, and in a sheet where there is none. */
export function PickerFrame({ title, trigger, isWide, isOpen, onOpenChange, width, children }: PickerFrameProps) {
  const state = { title, isOpen, onOpenChange };
  if (isWide) {
    return (
      <Popover {...state} trigger={trigger} {...(width ? { width } : {})}>
        {children}
      </Popover>
    );
  }
  return (
    <>
      {trigger}
      <Sheet {...state}>{children}</Sheet>
    </>
  );
}
