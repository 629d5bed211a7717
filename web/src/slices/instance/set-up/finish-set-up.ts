import { completeOnboardingSurvey, initiateChecklist } from '#contract/onboarding/api.ts';
import { getUser } from '#contract/profile/api.ts';
import type { User } from '#contract/profile/types.ts';
import { call } from '../../../lib/api.ts';
import { queryClient, readKey } from '../../../lib/queries.ts';
import { forgetProgress } from './progress.ts';

/** Ends the first steps of an operator, who answers no survey. @throws as the calls do; the progress is kept then */
export async function finishSetUp(user: User): Promise<void> {
  if (!user.is_onboarding_completed) {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await call(completeOnboardingSurvey, {
      body: { first_name: user.first_name || null, timezone: timeZone || null },
    });
    await call(initiateChecklist, {});
    await queryClient.refetchQueries({ queryKey: readKey(getUser) });
  }
  forgetProgress();
}
