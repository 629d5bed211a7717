import { getInstance } from '#contract/sign-in/api.ts';
import { call } from '../../lib/api.ts';
import { queryClient, readKey } from '../../lib/queries.ts';
import { consentStore, withdrawConsentAhead } from './consent.ts';

/** Finds out whether this installation collects statistics, and asks visitors who have not chosen yet. */
export async function startConsent(isOptedOut: boolean): Promise<void> {
  try {
    const instance = await queryClient.fetchQuery({
      queryKey: readKey(getInstance, {}),
      queryFn: () => call(getInstance, {}),
    });
    if (!instance.has_analytics) consentStore.set({ consent: 'not_applicable', isAsking: false });
  } catch {
    // The server did not answer, so the next page load tries again.
    return withdrawConsentAhead();
  }
  // A visitor who has opted out by law or by signal is not asked.
  if (consentStore.get().consent === 'undecided' && !isOptedOut) consentStore.set({ isAsking: true });
  else withdrawConsentAhead();
}
