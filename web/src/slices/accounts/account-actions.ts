/** What an operator does to an account. Each step is asked about first or can be taken back, and failures are shown. */
import * as api from '#contract/accounts/api.ts';
import type { Account, ModerationAction } from '#contract/accounts/types.ts';
import { listFlags, setWorkspaceFlag } from '#contract/instance/api.ts';
import { call } from '../../lib/api.ts';
import { confirm, type Question } from '../../lib/confirm.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { onSensitiveRefusal } from '../../lib/failures/sensitive.ts';
import { invalidate, queryClient, readKey } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

type Target = Pick<Account, 'user_id' | 'email'>;

/** Refusals that have words in the reader's language. */
const refusals = {
  last_operator: () => t('refused_last_operator'),
  own_account: () => t('own_account'),
  account_exists: () => t('refused_exists'),
  owns_workspace_with_members: () => t('refused_members'),
  seats_of_plan: () => t('seats_of_plan'),
} as const;

export function refusalWords(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return refusals[error.type as keyof typeof refusals]?.();
}

export const showAccountsAgain = (): void => invalidate(api.listAccounts, api.getAccount, listFlags);

/** @returns whether it was done. */
async function run(question: Question | undefined, act: () => Promise<unknown>, done = t('done')): Promise<boolean> {
  if (question && !(await confirm(question))) return false;
  try {
    await act();
    toastSuccess(done);
    return true;
  } catch (error) {
    if (!onSensitiveRefusal(error)) toastError(refusalWords(error) ?? error);
    return false;
  } finally {
    showAccountsAgain();
  }
}

const params = ({ user_id }: Target) => ({ params: { user_id } });
const ask = (title: string, description: string, confirmLabel: string, isDanger = false): Question => ({
  title,
  description,
  confirmLabel,
  isDanger,
});

export const setLock = (account: Target, is_locked: boolean) =>
  run(is_locked ? ask(t('lock_title', account), t('lock_text'), t('lock'), true) : undefined, () =>
    call(api.setAccountLock, { ...params(account), body: { is_locked } }),
  );

export const signOut = (account: Target) =>
  run(ask(t('sign_out_title', account), t('sign_out_text'), t('sign_out')), () =>
    call(api.signOutAccount, params(account)),
  );

export const verify = (account: Target) =>
  run(ask(t('verify_title', account), t('verify_text'), t('verify')), () => call(api.verifyAccount, params(account)));

export const sendLink = (account: Target) =>
  run(undefined, () => call(api.sendPasswordLink, params(account)), t('link_sent', { email: account.email }));

export const resetFactor = (account: Target) =>
  run(ask(t('factor_title', account), t('factor_text'), t('reset_factor'), true), () =>
    call(api.resetAccountSecondFactor, params(account)),
  );

export const setOperator = (account: Target, is_operator: boolean) =>
  run(
    is_operator
      ? ask(t('operator_title', account), t('operator_text'), t('operator'), true)
      : ask(t('no_operator_title', account), t('no_operator_text'), t('no_operator'), true),
    () => call(api.setAccountOperator, { ...params(account), body: { is_operator } }),
  );

export const setAlpha = (account: Target, has_alpha_access: boolean) =>
  run(undefined, () => call(api.setAccountAlpha, { ...params(account), body: { has_alpha_access } }));

export function moderate(account: Target, action: ModerationAction) {
  const question = {
    raise_warning: ask(t('warn_title', account), t('warn_text'), t('warn')),
    start_probation: ask(t('probation_title', account), t('probation_text'), t('start_probation')),
    withdraw_warning: undefined,
    end_probation: undefined,
  }[action];
  return run(question, () => call(api.moderateAccount, { ...params(account), body: { action } }));
}

/** Ends once the account was read again. @param is_on null where the workspace follows the default */
export async function setFlag({ workspace_id }: Pick<Account, 'workspace_id'>, flag: string, is_on: boolean | null) {
  await run(undefined, () => call(setWorkspaceFlag, { params: { flag, workspace_id }, body: { is_on } }));
  await queryClient.invalidateQueries({ queryKey: readKey(api.getAccount) });
}

export const remove = (account: Target) =>
  run(
    {
      ...ask(t('delete_title', account), t('delete_text'), t('delete'), true),
      countdownSeconds: 5,
      requiredInput: { label: t('delete_input', account), value: account.email },
    },
    () => call(api.deleteAccount, params(account)),
    t('deleted', { email: account.email }),
  );
