import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAllParams } from '../../lib/address/params.ts';
import { safeRedirect } from '../../lib/address/redirect.ts';
import { sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';

/** Redirects signed-in users to the page they wanted, also after a sign-in in another tab. */
export function useRedirectWhenSignedIn(): void {
  const isIn = useStore(sessionStore, ({ status }) => status === 'in');
  const { redirect } = useAllParams();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isIn) return;
    void navigate({ href: safeRedirect(redirect, location.origin), replace: true });
  }, [isIn, redirect, navigate]);
}
