/**
 * Lists what the slices offer in the palette, in its order. A manifest does not name it, because the first load holds the
 * name of every file that a manifest names.
 */
import type { SliceActions } from '../lib/slice.ts';
import { actions as accounts } from '../slices/accounts/actions.ts';
import { actions as apiKeys } from '../slices/api-keys/actions.ts';
import { actions as audioIsolation } from '../slices/audio-isolation/actions.ts';
import { actions as billing } from '../slices/billing/actions.ts';
import { actions as dialogue } from '../slices/dialogue/actions.ts';
import { actions as docs } from '../slices/docs/actions.ts';
import { actions as feedback } from '../slices/feedback/actions.ts';
import { actions as history } from '../slices/history/actions.ts';
import { actions as home } from '../slices/home/actions.ts';
import { actions as instance } from '../slices/instance/actions.ts';
import { actions as jobs } from '../slices/jobs/actions.ts';
import { actions as membership } from '../slices/membership/actions.ts';
import { actions as messages } from '../slices/messages/actions.ts';
import { actions as onboarding } from '../slices/onboarding/actions.ts';
import { actions as operator } from '../slices/operator/actions.ts';
import { actions as player } from '../slices/player/actions.ts';
import { actions as privacy } from '../slices/privacy/actions.ts';
import { actions as profile } from '../slices/profile/actions.ts';
import { actions as pronunciationDictionaries } from '../slices/pronunciation-dictionaries/actions.ts';
import { actions as settings } from '../slices/settings/actions.ts';
import { actions as shareLinks } from '../slices/share-links/actions.ts';
import { actions as signIn } from '../slices/sign-in/actions.ts';
import { actions as speech } from '../slices/speech/actions.ts';
import { actions as transcripts } from '../slices/transcripts/actions.ts';
import { actions as voiceChanger } from '../slices/voice-changer/actions.ts';
import { actions as webhooks } from '../slices/webhooks/actions.ts';

export const sliceActions: readonly SliceActions[] = [
  home,
  speech,
  dialogue,
  audioIsolation,
  voiceChanger,
  history,
  transcripts,
  pronunciationDictionaries,
  settings,
  profile,
  apiKeys,
  webhooks,
  membership,
  billing,
  onboarding,
  docs,
  player,
  feedback,
  shareLinks,
  privacy,
  messages,
  jobs,
  signIn,
  instance,
  accounts,
  operator,
];
