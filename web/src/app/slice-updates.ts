/** Lists what the slices read again when the server reports a change. No manifest names it, as with slice-actions.ts. */
import type { LiveUpdates } from '../lib/slice.ts';
import { liveUpdates as apiKeys } from '../slices/api-keys/live-updates.ts';
import { liveUpdates as history } from '../slices/history/live-updates.ts';
import { liveUpdates as instance } from '../slices/instance/live-updates.ts';
import { liveUpdates as jobs } from '../slices/jobs/live-updates.ts';
import { liveUpdates as membership } from '../slices/membership/live-updates.ts';
import { liveUpdates as messages } from '../slices/messages/live-updates.ts';
import { liveUpdates as profile } from '../slices/profile/live-updates.ts';
import { liveUpdates as pronunciationDictionaries } from '../slices/pronunciation-dictionaries/live-updates.ts';
import { liveUpdates as security } from '../slices/security/live-updates.ts';
import { liveUpdates as speech } from '../slices/speech/live-updates.ts';
import { liveUpdates as supportAccess } from '../slices/support-access/live-updates.ts';
import { liveUpdates as transcripts } from '../slices/transcripts/live-updates.ts';
import { liveUpdates as usage } from '../slices/usage/live-updates.ts';
import { liveUpdates as workspace } from '../slices/workspace/live-updates.ts';

export const sliceUpdates: readonly LiveUpdates[] = [
  speech,
  history,
  transcripts,
  pronunciationDictionaries,
  profile,
  apiKeys,
  membership,
  messages,
  jobs,
  instance,
  security,
  supportAccess,
  usage,
  workspace,
];
