/** The state machine of the page that links in mails open (spec-2 §2.4, §4.10). */
import { actionModes } from '#contract/security/types.ts';
import type { LinkAction } from '../../lib/slice.ts';

export type ActionState =
  | 'none'
  | 'needsVerifyEmail'
  | 'changePassword'
  | 'changePasswordSucceeded'
  | 'changePasswordFailed'
  | 'optOutUpdatesSuccess'
  | 'optOutUpdatesFailed'
  | 'verifySignInRequest';

/** The moves that each state allows. Any dialog can be closed, which leads to `none`. */
const moves: Record<ActionState, readonly ActionState[]> = {
  none: [
    'needsVerifyEmail',
    'changePassword',
    'changePasswordFailed',
    'optOutUpdatesSuccess',
    'optOutUpdatesFailed',
    'verifySignInRequest',
  ],
  needsVerifyEmail: ['none'],
  changePassword: ['changePasswordSucceeded', 'changePasswordFailed', 'none'],
  changePasswordSucceeded: ['none'],
  changePasswordFailed: ['none'],
  optOutUpdatesSuccess: ['none'],
  optOutUpdatesFailed: ['none'],
  verifySignInRequest: ['none'],
};

/** Reduces a move. A move that is not allowed changes nothing. */
export const moveTo = (from: ActionState, to: ActionState): ActionState => (moves[from].includes(to) ? to : from);

/** Reads what a link asks for, or null where it only brings values to keep. @throws Error for an unknown mode */
export function readAction(search: Record<string, string | undefined>): LinkAction | null {
  const { mode, verificationCode, oobCode, continueUrl, userId, coupon } = search;
  if (!mode && coupon) return null;
  const known = actionModes.find((one) => one === mode);
  if (!known) throw new Error(`There is no action ${mode ?? 'without a mode'}.`);
  return { mode: known, code: verificationCode || oobCode || '', continueUrl, userId };
}
