import type { Scope } from '../../kernel/context.ts';
import * as store from './account-removal.store.ts';

/** Nothing that refers to the user is written until the transaction ends. Undefined: the account is gone. */
export const lockAccount = (scope: Scope, userId: string): Promise<{ email: string } | undefined> =>
  store.lockAccount(scope, userId);
