import { useState } from 'react';
import { signOut } from './session.ts';
import { toastError } from './toasts.ts';

/** Signs out at the press of a button, which is busy until then. */
export function useSignOut(): { isLeaving: boolean; leave(): void } {
  const [isLeaving, setIsLeaving] = useState(false);
  function leave() {
    setIsLeaving(true);
    signOut().catch((error: unknown) => {
      setIsLeaving(false);
      toastError(error);
    });
  }
  return { isLeaving, leave };
}
