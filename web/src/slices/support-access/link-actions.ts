import type { LinkActions } from '../../lib/slice.ts';
import { SupportAccessAction } from './SupportAccessAction.tsx';

export const linkActions: LinkActions = { verifySignInRequest: SupportAccessAction };
