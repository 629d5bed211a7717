import type { LinkActions } from '../../lib/slice.ts';
import { RecoverEmailAction } from './password-reset/RecoverEmailAction.tsx';
import { ResetPasswordAction } from './password-reset/ResetPasswordAction.tsx';

export const linkActions: LinkActions = { recoverEmail: RecoverEmailAction, resetPassword: ResetPasswordAction };
