/** What the dialog of a budget holds, and the bodies that become of it. */
import type { CallInput } from '#contract/kit/endpoint.ts';
import { defaultThresholds, type Budget, type BudgetPeriod, type BudgetScope } from '#contract/budgets/types.ts';
import type { createBudget } from '#contract/budgets/api.ts';
import { t } from './messages.ts';

export interface BudgetFields {
  scope: BudgetScope;
  /** Empty until one is chosen. */
  target: string;
  /** As it was typed. */
  credits: string;
  period: BudgetPeriod;
  thresholds: readonly number[];
}
export type BudgetFaults = Partial<Record<'target' | 'credits' | 'thresholds', string>>;

export const scopeWords: Record<BudgetScope, () => string> = {
  workspace: () => t('workspace'),
  api_key: () => t('api_key'),
  member: () => t('member'),
};

export const periodWords: Record<BudgetPeriod, () => string> = {
  billing_period: () => t('billing_period'),
  calendar_month: () => t('calendar_month'),
};

export const newBudget: BudgetFields = {
  scope: 'workspace',
  target: '',
  credits: '',
  period: 'billing_period',
  thresholds: defaultThresholds,
};

export const fieldsOf = ({ scope, target_id, credits, period, thresholds }: Budget): BudgetFields => ({
  scope,
  target: target_id ?? '',
  credits: String(credits),
  period,
  thresholds,
});

/** The shares to choose from: the usual ones, and those that were set through the API. */
export const sharesOf = (thresholds: readonly number[]): number[] =>
  [...new Set([...defaultThresholds, ...thresholds])].toSorted((one, other) => one - other);

/** The separators with which people group digits are no part of the number. */
function creditsOf(text: string): number | null {
  const digits = text.replaceAll(/[\s.,'’_]/g, '');
  const credits = /^\d+$/.test(digits) ? Number(digits) : 0;
  return credits >= 1 && credits <= 1e12 ? credits : null;
}

export function faultsOf({ scope, target, credits, thresholds }: BudgetFields): BudgetFaults {
  return {
    ...(scope !== 'workspace' && target === '' ? { target: t('target_missing') } : {}),
    ...(creditsOf(credits) === null ? { credits: t('credits_wrong') } : {}),
    ...(thresholds.length === 0 ? { thresholds: t('thresholds_missing') } : {}),
  };
}

export const changeOf = ({ credits, thresholds }: BudgetFields) => ({
  credits: creditsOf(credits) ?? 0,
  thresholds: thresholds.toSorted((one, other) => one - other),
});

export const bodyOf = (fields: BudgetFields): CallInput<typeof createBudget>['body'] => ({
  scope: fields.scope,
  ...(fields.scope === 'workspace' ? {} : { target_id: fields.target }),
  period: fields.period,
  ...changeOf(fields),
});
