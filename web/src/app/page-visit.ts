/** Starts what every visit needs and the first paint does not: consent, privacy, the visitor's origin, statistics. */
import { importEventually } from '../lib/code/code-loader.ts';
import { fetchUser } from '../lib/account.ts';
import { sessionStore } from '../lib/session.ts';
import {
  onTrack,
  requeueEvents,
  drainEvents,
  track,
  type ClientEvent,
  type TrackedEvent,
} from '../slices/analytics/events.ts';
import { recordOrigin, reportAdVisit } from '../slices/analytics/referral.ts';
import { startSender } from '../slices/analytics/sender.ts';
import { startConsent } from '../slices/privacy/start-consent.ts';
import { hasPrivacySignal, privacyStore, startPrivacyOptOut } from '../slices/privacy/privacy-opt-out.ts';
import { allowsStatistics } from '../slices/privacy/statistics.ts';
import { router } from './router.ts';

/** A user whose onboarding is not completed signs in for the first time, so they have just signed up. */
async function reportSignIn(): Promise<void> {
  if (!allowsStatistics()) return;
  try {
    const user = await fetchUser();
    await reportAdVisit(user.email, user.is_onboarding_completed ? 'sign_in' : 'sign_up');
  } catch {
    // The session ended meanwhile, or the server does not answer. Neither is the user's concern.
  }
}

function followSession(): void {
  const { status: now, email: typed } = sessionStore.get();
  // Who signed in before this code was loaded has typed an address on this page.
  let status = typed === null ? now : 'out';
  function follow(): void {
    const before = status;
    status = sessionStore.get().status;
    // A page that starts with a session goes from `unknown` to `in`, which is not a sign-in.
    if (before === 'out' && status === 'in' && sessionStore.get().email_verified && !sessionStore.get().support) {
      void reportSignIn();
      void importEventually(() => import('../slices/membership/pending-invite.ts')).then(({ lookForInvite }) =>
        lookForInvite(),
      );
    }
  }
  follow();
  sessionStore.subscribe(follow);
}

function followPages(): void {
  let seen: string | undefined;
  const trackPage = () => {
    const { pathname } = router.state.location;
    if (pathname !== seen) track('page_viewed', { path: pathname.slice(0, 200) });
    seen = pathname;
  };
  trackPage();
  router.subscribe('onResolved', trackPage);
}

/** The events that complete an item of the checklist. */
const completingEvents = new Set<ClientEvent>([
  'speech_synthesis_started',
  'affiliate_link_generated',
  'api_key_unhidden',
]);

/** Tells the checklist which events complete its items, including those recorded before it was loaded. */
function followChecklist(): void {
  const onEvent = (event: TrackedEvent) => {
    if (!completingEvents.has(event.name)) return;
    void importEventually(() => import('../slices/onboarding/checklist/checklist-completion.ts')).then(
      ({ completeItem }) => completeItem(event),
    );
  };
  const early = drainEvents();
  requeueEvents(early);
  for (const event of early) onEvent(event);
  onTrack(onEvent);
}

/** Starts a page visit. @param address that this page was opened with */
export async function startPageVisit(address: string): Promise<void> {
  recordOrigin(address);
  followChecklist();
  followPages();
  followSession();
  startSender(allowsStatistics);
  await startPrivacyOptOut();
  await startConsent(privacyStore.get().isOptedOut || hasPrivacySignal());
}
