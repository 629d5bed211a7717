/** What an operator does to an account. Each step is asked about first or can be taken back, and failures are shown. */
import * as api from '#contract/accounts/api.ts';
import type { Account, ModerationAction } from '#contract/accounts/types.ts';
import { call } from '../../lib/api.ts';
import { confirm, type Question } from '../../lib/confirm.ts';
import { invalidate } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { t } from './messages.ts';

/** @returns whether it was done. */
export async function run(question: Question | undefined, act: () => Promise<unknown>): Promise<boolean> {
  if (question && !(await confirm(question))) return false;
  try {
    await act();
    toastSuccess(t('done'));
    return true;
  } catch (error) {
    toastError(error);
    return false;
  } finally {
    invalidate(api.listAccounts, api.getAccount);
  }
}

const params = ({ user_id }: Account) => ({ params: { user_id } });
const ask = (title: string, description: string, isDanger = false): Question => ({
  title,
  description,
  confirmLabel: t('confirm'),
  isDanger,
});

export const setLock = (account: Account, is_locked: boolean) =>
  run(is_locked ? ask(t('lock_title', account), t('lock_text'), true) : undefined, () =>
    call(api.setAccountLock, { ...params(account), body: { is_locked } }),
  );

export const signOut = (account: Account) =>
  run(ask(t('sign_out_title', account), t('sign_out_text')), () => call(api.signOutAccount, params(account)));

export const verify = (account: Account) =>
  run(ask(t('verify_title', account), t('verify_text')), () => call(api.verifyAccount, params(account)));

export const sendLink = (account: Account) => run(undefined, () => call(api.sendPasswordLink, params(account)));

export const resetFactor = (account: Account) =>
  run(ask(t('factor_title', account), t('factor_text'), true), () =>
    call(api.resetAccountSecondFactor, params(account)),
  );

export const setOperator = (account: Account, is_operator: boolean) =>
  run(ask(is_operator ? t('operator_title', account) : t('no_operator_title', account), t('operator_text'), true), () =>
    call(api.setAccountOperator, { ...params(account), body: { is_operator } }),
  );

export const setAlpha = (account: Account, has_alpha_access: boolean) =>
  run(undefined, () => call(api.setAccountAlpha, { ...params(account), body: { has_alpha_access } }));

export const moderate = (account: Account, action: ModerationAction) => {
  const question = {
    raise_warning: ask(t('warn_title', account), t('warn_text')),
    start_probation: ask(t('probation_title', account), t('probation_text')),
    withdraw_warning: undefined,
    end_probation: undefined,
  }[action];
  return run(question, () => call(api.moderateAccount, { ...params(account), body: { action } }));
};

export const remove = (account: Account) =>
  run(
    {
      ...ask(t('delete_title', account), t('delete_text'), true),
      countdownSeconds: 5,
      requiredInput: { label: t('email'), value: account.email },
    },
    () => call(api.deleteAccount, params(account)),
  );
