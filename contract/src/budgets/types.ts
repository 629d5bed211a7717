import { z } from 'zod';

/** What the credits of a budget are counted of. */
export const budgetScopes = ['workspace', 'api_key', 'member'] as const;
export type BudgetScope = (typeof budgetScopes)[number];

/** `calendar_month`: from the first of a month, UTC. */
export const budgetPeriods = ['billing_period', 'calendar_month'] as const;
export type BudgetPeriod = (typeof budgetPeriods)[number];

export const maxBudgets = 50;
export const defaultThresholds = [50, 80, 100];

export const Thresholds = z
  .array(z.int().min(1).max(100))
  .min(1)
  .max(10)
  .refine((all) => new Set(all).size === all.length, 'Each threshold may be given once')
  .describe('The shares of the budget, in percent, of which an alert is sent. Each may be given once.');

export const BudgetCredits = z.int().min(1).max(1e12).describe('The credits of the budget in each period.');

export const Budget = z
  .object({
    budget_id: z.string().describe('The id of the budget.'),
    scope: z.enum(budgetScopes).describe('What is counted: the use of the workspace, of an API key or of a member.'),
    target_id: z.string().nullable().describe('The id of the API key, or of the member; null for the workspace.'),
    target_name: z
      .string()
      .nullable()
      .describe('The name of the API key, or the email address of the member; null for the workspace.'),
    credits: BudgetCredits,
    period: z
      .enum(budgetPeriods)
      .describe('When it is counted anew: with each billing period, or on the first of each month (UTC).'),
    thresholds: Thresholds,
    credits_used: z.int().describe('The credits that were used in the present period.'),
    reached: z
      .int()
      .nullable()
      .describe('The highest threshold that the present period has reached, in percent; null if none.'),
    resets_at_unix: z.int().describe('When the present period ends, in Unix seconds.'),
    created_at_unix: z.int().describe('When the budget was created, in Unix seconds.'),
  })
  .meta({ id: 'Budget' });
export type Budget = z.output<typeof Budget>;

export const CreateBudgetInput = z
  .object({
    scope: z.enum(budgetScopes).describe('What is counted: the use of the workspace, of an API key or of a member.'),
    target_id: z
      .string()
      .max(100)
      .nullish()
      .describe('The id of the API key, or of the member. It is left out for the workspace.'),
    credits: BudgetCredits,
    period: z.enum(budgetPeriods).default('billing_period').describe('When it is counted anew.'),
    thresholds: Thresholds.default(defaultThresholds),
  })
  .refine(({ scope, target_id }) => (scope === 'workspace') === (target_id == null), {
    message: 'An API key and a member need a target_id, the workspace has none',
    path: ['target_id'],
  });
export type CreateBudgetInput = z.output<typeof CreateBudgetInput>;

export const UpdateBudgetInput = z.object({
  credits: BudgetCredits.optional(),
  thresholds: Thresholds.optional(),
});
export type UpdateBudgetInput = z.output<typeof UpdateBudgetInput>;
