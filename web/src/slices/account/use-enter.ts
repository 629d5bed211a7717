import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useParam } from '../../lib/params.ts';
import { safeRedirect } from '../../lib/redirect.ts';
import { sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';

/** Leads whoever is signed in (just now, before, or in another tab) to where they wanted to go. */
export function useEnterWhenSignedIn(): void {
  const isIn = useStore(sessionStore, ({ status }) => status === 'in');
  const target = useParam('redirect');
  const navigate = useNavigate();
  useEffect(() => {
    if (isIn) void navigate({ to: safeRedirect(target, location.origin), replace: true });
  }, [isIn, target, navigate]);
}
