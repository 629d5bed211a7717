import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#contract/pages.ts';
import { useAccount, useUser } from '../../lib/account.ts';
import { firstStepsStore } from '../../slices/onboarding/first-steps.ts';
import { useStore } from '../../lib/store.ts';
import { Splash } from './Splash.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

const BiometricTermsDialog = lazyPart(
  async () => (await import('../../slices/privacy/BiometricTermsDialog.tsx')).BiometricTermsDialog,
);
const ModerationWarning = lazyPart(
  async () => (await import('../../slices/privacy/ModerationWarning.tsx')).ModerationWarning,
  { failure: 'none' },
);

const FirstStepsGate = lazyPart(async () => (await import('./FirstStepsGate.tsx')).FirstStepsGate, {
  fallback: <Splash />,
});

/** Shows what a user must see before any page: the terms that the law requires, the first steps, or a warning. */
export function EntryGate({ children }: { children: ReactNode }) {
  const user = useUser();
  const account = useAccount();
  const wasLed = useStore(firstStepsStore, (state) => state.wasLed);
  const path = useLocation({ select: ({ pathname }) => pathname });
  // The dialog replaces the page, so that neither a key nor the palette leads past it.
  if (account?.must_accept_bipa_terms && !account.support_session) {
    return (
      <>
        <Splash />

        <BiometricTermsDialog />
      </>
    );
  }
  const isThere = path === pages.onboarding || path === pages.instanceSetUp;
  if (user && !user.is_onboarding_completed && !account?.support_session && !wasLed && !isThere)
    return <FirstStepsGate path={path}>{children}</FirstStepsGate>;
  return (
    <>
      {children}
      {account?.moderation_warning_dismissed === false && !account.support_session && <ModerationWarning />}
    </>
  );
}
