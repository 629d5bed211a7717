import type { ReactNode } from 'react';
import { Popover } from './Popover.tsx';
import { Sheet } from './Sheet.tsx';

interface PickerFrameProps {
  title: string;
  /** The button that opens it; on a narrow screen it opens the sheet. */
  trigger: ReactNode;
  isWide: boolean;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** The width of the popover. */
  width?: string;
  children: ReactNode;
}

/** A choice beside its button where there is room, and in a sheet where there is none. */
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
