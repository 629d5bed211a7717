import { Navigate, useLocation } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { listReceivedInvites } from '#contract/membership/api.ts';
import { pages } from '#contract/pages.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { firstStepsStore } from '../../slices/onboarding/first-steps.ts';
import { Splash } from './Splash.tsx';

/** Leads a new user to the first steps. Whoever is invited answers first, because a colleague has no first steps. */
export function FirstStepsGate({ path, children }: { path: string; children: ReactNode }) {
  const list = useRead(listReceivedInvites);
  const hasSeenInvites = useStore(firstStepsStore, (state) => state.hasSeenInvites);
  // With its parameters: a plan that was chosen before the sign-up is in them.
  const href = useLocation({ select: (location) => location.href });
  const [next] = useState(href);
  const isThere = path === pages.workspaceInvites;
  useEffect(() => {
    if (isThere) firstStepsStore.set({ hasSeenInvites: true });
  }, [isThere]);
  if (list.isPending) return <Splash />;
  const isInvited = list.data?.invites.some(({ status }) => status === 'pending') ?? false;
  if (isInvited && isThere) return children;
  if (isInvited && !hasSeenInvites) return <Navigate to={pages.workspaceInvites} replace />;
  return <Navigate to={pages.onboarding} search={{ next }} replace />;
}
