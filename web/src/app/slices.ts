/** Lists the manifests of the slices. What follows the first screen stands in lists of its own. */
import type { Slice } from '../lib/slice.ts';
import { accounts } from '../slices/accounts/slice.tsx';
import { actionLinksOf } from '../slices/action-links/slice.tsx';
import { apiKeys } from '../slices/api-keys/slice.tsx';
import { audioIsolation } from '../slices/audio-isolation/slice.tsx';
import { billing } from '../slices/billing/slice.tsx';
import { dialogue } from '../slices/dialogue/slice.tsx';
import { docs } from '../slices/docs/slice.tsx';
import { history } from '../slices/history/slice.tsx';
import { home } from '../slices/home/slice.tsx';
import { instance } from '../slices/instance/slice.tsx';
import { jobs } from '../slices/jobs/slice.tsx';
import { legal } from '../slices/legal/slice.tsx';
import { membership } from '../slices/membership/slice.tsx';
import { onboarding } from '../slices/onboarding/slice.tsx';
import { operator } from '../slices/operator/slice.tsx';
import { profile } from '../slices/profile/slice.tsx';
import { pronunciationDictionaries } from '../slices/pronunciation-dictionaries/slice.tsx';
import { settingsOf } from '../slices/settings/slice.tsx';
import { shareLinks } from '../slices/share-links/slice.tsx';
import { signIn } from '../slices/sign-in/slice.tsx';
import { signUp } from '../slices/sign-up/slice.tsx';
import { speech } from '../slices/speech/slice.tsx';
import { transcripts } from '../slices/transcripts/slice.tsx';
import { usage } from '../slices/usage/slice.tsx';
import { voiceChanger } from '../slices/voice-changer/slice.tsx';
import { webhooks } from '../slices/webhooks/slice.tsx';

const slices: readonly Slice[] = [
  home,
  speech,
  dialogue,
  audioIsolation,
  voiceChanger,
  history,
  transcripts,
  pronunciationDictionaries,
  settingsOf(async () => (await import('./slice-settings.ts')).sliceSettings),
  profile,
  apiKeys,
  webhooks,
  membership,
  billing,
  usage,
  onboarding,
  docs,
  legal,
  shareLinks,
  jobs,
  signIn,
  signUp,
  actionLinksOf(async () => (await import('./slice-links.ts')).sliceLinks),
  instance,
  accounts,
  operator,
];

export const pageRoutes = slices.flatMap(({ routes }) => routes);
