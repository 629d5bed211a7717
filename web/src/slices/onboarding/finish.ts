import { getUser } from '#contract/profile/api.ts';
import type { User } from '#contract/profile/types.ts';
import { completeOnboardingSurvey, initiateChecklist } from '#contract/onboarding/api.ts';
import { track } from '../analytics/public.ts';
import { call } from '../../lib/api.ts';
import { queryClient, readKey } from '../../lib/queries.ts';
import { requestSpeech } from '../speech/public.ts';
import { forgetAnswers, onboardingStore } from './answers.ts';

const orNull = (text: string | null) => text?.trim() || null;

/** Sends the answers and starts the checklist. @throws as the calls do; the answers are kept then */
export async function finishOnboarding({ first_name: known }: User): Promise<void> {
  const { first_name, role, subrole, source, voice_id } = onboardingStore.get().answers;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await call(completeOnboardingSurvey, {
    body: {
      first_name: orNull(first_name ?? known),
      role: orNull(role),
      subrole: orNull(subrole),
      source: orNull(source),
      timezone: timeZone || null,
    },
  });
  await call(initiateChecklist, {});
  track('onboarding_completed');
  if (voice_id) requestSpeech({ voice_id });
  // Home greets the user by the new name.
  await queryClient.refetchQueries({ queryKey: readKey(getUser) });
  forgetAnswers();
}
