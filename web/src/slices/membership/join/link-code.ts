/** The code that the link of an invitation mail brings. It is kept in the browser until somebody is signed in. */
import { useEffect, useState } from 'react';
import { keep, peekKept, takeKept } from '../../../lib/address/arrival.ts';

/** Codes from a list of invitations have no signature: they lead to the sign-up or to the list. */
export const isLinkCode = (code: string | null): code is string => code !== null && code.includes('.');

/**
 * Gives the code of the link. While nobody is signed in it stays in the browser, so that a reload and the sign-in find it.
 * @param isOver the code has done its work, or will never do any
 */
export function useLinkCode(isSignedIn: boolean): { code: string | null; forget(): void } {
  const [code] = useState(() => peekKept('invite_code'));
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (isSignedIn || isOver) takeKept('invite_code');
    // A sign-out clears what the browser has kept of the former user, and this link is for the next one.
    else keep('invite_code', code);
  }, [code, isSignedIn, isOver]);
  return { code, forget: () => setIsOver(true) };
}
