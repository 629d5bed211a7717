import { Navigate } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
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
  const isThere = path === pages.workspaceInvites;
  useEffect(() => {
    if (isThere) firstStepsStore.set({ hasSeenInvites: true });
  }, [isThere]);
  if (list.isPending) return <Splash />;
  const isInvited = list.data?.invites.some(({ status }) => status === 'pending') ?? false;
  if (isInvited && isThere) return children;
  if (isInvited && !hasSeenInvites) return <Navigate to={pages.workspaceInvites} replace />;
  return <Navigate to={pages.onboarding} search={{ next: path }} replace />;
}
