/** What the plan and the flag of a workspace say about sharing. */
import type { User } from '#contract/profile/types.ts';
import { isWhole } from '../../lib/account.ts';

/** With the flag the button opens the dialog of videos, and without it that of the link. */
export const makesVideos = (user: User | undefined): boolean =>
  user !== undefined && isWhole(user) && user.flags['tts-video-generation'] === true;

/** A workspace on the enterprise plan or on trial, which counts as that plan, shares only with its flag. */
export const mayShare = (user: User | undefined): boolean =>
  user !== undefined && (!['enterprise', 'trial'].includes(user.subscription.tier) || makesVideos(user));
