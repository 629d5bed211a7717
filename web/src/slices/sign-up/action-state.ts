/** The page of the links in mails, without its pictures (spec-2 §2.4, §4.10). */
import { actionModes, type ActionMode } from '#contract/security/types.ts';

export type ActionState =
  | 'none'
  | 'needsVerifyEmail'
  | 'changePassword'
  | 'changePasswordSucceeded'
  | 'changePasswordFailed'
  | 'optOutUpdatesSuccess'
  | 'optOutUpdatesFailed'
  | 'verifySignInRequest';

/** Any dialog can be closed, which leads back to none. */
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

/** A reducer: a move that there is not changes nothing. */
export const moveTo = (from: ActionState, to: ActionState): ActionState => (moves[from].includes(to) ? to : from);

export interface Action {
  mode: ActionMode;
  /** Empty if the link has no code. The server then refuses it like a wrong code. */
  code: string;
  continueUrl: string | undefined;
  /** The email address that the link belongs to. */
  userId: string | undefined;
}

/** What a link asks for; null where it brings something to keep and asks for nothing. @throws Error for any other mode */
export function readAction(search: Record<string, string | undefined>): Action | null {
  const { mode, verificationCode, oobCode, continueUrl, userId, coupon } = search;
  if (!mode && coupon) return null;
  const known = actionModes.find((one) => one === mode);
  if (!known) throw new Error(`There is no action ${mode ?? 'without a mode'}.`);
  return { mode: known, code: verificationCode || oobCode || '', continueUrl, userId };
}

/** Where a link leads in the end, with what later pages want to know. `target` is allowed already. */
export function withVisit(
  target: string,
  { internalCode, newUser }: { internalCode?: string | null | undefined; newUser?: string | null | undefined },
): string {
  const [before = '', hash] = target.split('#', 2);
  const [path = '', query] = before.split('?', 2);
  const search = new URLSearchParams(query);
  if (internalCode) search.set('internalCode', internalCode);
  if (newUser) search.set('newUser', newUser);
  const text = search.toString();
  return path + (text && `?${text}`) + (hash === undefined ? '' : `#${hash}`);
}
