import { useState } from 'react';

/** Tells whether something was opened before, or is open now. What was never open need not be loaded. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen || isOpen;
}
