/** What is left over of sign-ups, links and checks. */
import type { Scope } from '../../kernel/context.ts';
import { forgetOld } from './sign-up.store.ts';

/** Codes, wishes and solved challenges that nobody can use any more. */
export const forgetUnusable = (scope: Scope): Promise<void> => forgetOld(scope);
