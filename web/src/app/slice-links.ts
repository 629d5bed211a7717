/** Lists what the links in mails do. No manifest names it, as with slice-actions.ts. */
import type { LinkActions } from '../lib/slice.ts';
import { linkActions as profile } from '../slices/profile/link-actions.ts';
import { linkActions as security } from '../slices/security/link-actions.ts';
import { linkActions as signUp } from '../slices/sign-up/link-actions.ts';
import { linkActions as supportAccess } from '../slices/support-access/link-actions.ts';

export const sliceLinks: readonly LinkActions[] = [profile, security, signUp, supportAccess];
