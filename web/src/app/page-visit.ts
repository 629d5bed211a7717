/** What every visit begins with and no picture waits for: consent, privacy, where the visitor came from, statistics. */
import { fetchUser } from '../lib/account.ts';
import { onTrack, putBack, takeTracked, track, type ClientEvent, type Tracked } from '../slices/analytics/events.ts';
import { maySend, startSender } from '../slices/analytics/sender.ts';
import { startConsent } from '../slices/privacy/consent.ts';
import { hasPrivacySignal, privacyStore, startPrivacyOptOut } from '../slices/privacy/privacy-opt-out.ts';
import { noteArrival, reportAdVisit } from '../slices/analytics/referral.ts';
import { sessionStore } from '../lib/session.ts';
import { router } from './router.tsx';

/** Who signs in for the first time has just signed up. */
async function reportSignIn(): Promise<void> {
  if (!maySend()) return;
  try {
    const user = await fetchUser();
    await reportAdVisit(user.email, user.is_onboarding_completed ? 'sign_in' : 'sign_up');
  } catch {
    // The session ended meanwhile, or the server is away.
  }
}

function followSession(): void {
  let { status } = sessionStore.get();
  sessionStore.subscribe(() => {
    const before = status;
    status = sessionStore.get().status;
    // Not the start of a page whose session was there already.
    if (before === 'out' && status === 'in' && sessionStore.get().email_verified && !sessionStore.get().support)
      void reportSignIn();
  });
}

function followPages(): void {
  let seen: string | undefined;
  const note = () => {
    const { pathname } = router.state.location;
    if (pathname !== seen) track('page_viewed', { path: pathname.slice(0, 200) });
    seen = pathname;
  };
  note();
  router.subscribe('onResolved', note);
}

const completing = new Set<ClientEvent>([
  'speech_synthesis_started',
  'voice_added_from_library',
  'voice_design_created',
  'dub_created',
  'affiliate_link_generated',
  'api_key_unhidden',
]);

/** The checklist hears what it waits for, and what came before it could. */
function followDeeds(): void {
  const hear = (event: Tracked) => {
    if (!completing.has(event.name)) return;
    void import('../slices/onboarding/checklist-completion.ts').then(({ hearEvent }) => hearEvent(event));
  };
  const early = takeTracked();
  putBack(early);
  for (const event of early) hear(event);
  onTrack(hear);
}

/** `arrival`: the address this page was opened with. */
export async function startPageVisit(arrival: string): Promise<void> {
  noteArrival(arrival);
  followDeeds();
  followPages();
  followSession();
  startSender();
  await startPrivacyOptOut();
  await startConsent(privacyStore.get().isOptedOut || hasPrivacySignal());
}
