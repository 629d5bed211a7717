import type { LinkActions } from '../../lib/slice.ts';
import { OptOutAction } from './OptOutAction.tsx';

export const linkActions: LinkActions = { optOutOfUpdates: OptOutAction };
