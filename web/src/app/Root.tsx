import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { arrivalStore, peekKept, readArrival } from '../lib/address/arrival.ts';
import { consentStore } from '../slices/privacy/consent.ts';
import { confirmStore } from '../lib/confirm.ts';
import { sessionStore } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { lazyPart } from '../ui/feedback/lazy-part.tsx';

const LateParts = lazyPart(async () => (await import('./LateParts.tsx')).LateParts, { failure: 'none' });
const ConfirmHost = lazyPart(async () => (await import('../ui/overlay/ConfirmHost.tsx')).ConfirmHost, {
  failure: 'toast',
});

const LinkActions = lazyPart(async () => (await import('./gates/LinkActions.tsx')).LinkActions, { failure: 'toast' });
const ShellParameters = lazyPart(async () => (await import('./gates/ShellParameters.tsx')).ShellParameters, {
  failure: 'none',
});
const ConsentBanner = lazyPart(async () => (await import('../slices/privacy/ConsentBanner.tsx')).ConsentBanner, {
  failure: 'none',
});

export function Root() {
  const hasQuestion = useStore(confirmStore, ({ waiting }) => waiting.length > 0);
  const isIn = useStore(sessionStore, ({ status }) => status === 'in');
  const isArrival = useIsArrival();
  const hasShellParameter = useHasShellParameter();
  useArrivalByLink();
  const isConsentAsked = useStore(consentStore, ({ isAsking }) => isAsking);
  const isIdle = useIdle();
  return (
    <>
      <Outlet />
      {isConsentAsked && <ConsentBanner />}
      {isIdle && <LateParts isIn={isIn} />}
      {isArrival && <LinkActions />}
      {hasShellParameter && <ShellParameters />}
      {hasQuestion && <ConfirmHost />}
    </>
  );
}

/** Tells whether a link brought something that is still to be done. */
function useIsArrival(): boolean {
  const isEmailChange = useStore(arrivalStore, ({ emailChange }) => emailChange !== null);
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  return (
    isEmailChange || (isIn && (peekKept('sensitive_action_verification_code') ?? peekKept('invite_code')) !== null)
  );
}

/** Tells whether the address brought something for a signed-in user. The page of action links passes it on first. */
function useHasShellParameter(): boolean {
  const isAsked = useStore(arrivalStore, (arrival) => arrival.isTrainingAsked || arrival.creation !== null);
  const hasKept = useStore(arrivalStore, ({ hasKeptValues }) => hasKeptValues);
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const isAtLinks = useLocation({ select: ({ pathname }) => pathname === pages.action });
  return isIn && !isAtLinks && (isAsked || hasKept || (peekKept('new_user') ?? peekKept('internal_code')) !== null);
}

/** Reads the parameters of pages that were opened from within, too: the page of action links leads on with them. */
function useArrivalByLink(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onResolved', () => {
        // Where the page leads on itself, the next address is read.
        if (router.latestLocation.href !== router.state.resolvedLocation?.href) return;
        const next = readArrival(location.href);
        if (next) void router.navigate({ href: next.slice(location.origin.length), replace: true });
      }),
    [router],
  );
}

/** Turns true a moment after the first paint. Safari has no requestIdleCallback. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
