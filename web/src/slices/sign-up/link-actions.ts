import type { LinkActions } from '../../lib/slice.ts';
import { VerifyEmailAction } from './VerifyEmailAction.tsx';

export const linkActions: LinkActions = { verifyEmail: VerifyEmailAction };
