/** The accounts of the installation, as its operators see and change them. Nothing here shows what a user has made. */
import { z } from 'zod';
import { Tier, unlimitedSeats } from '../billing/plans.ts';
import { endpoint, stream } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { lastOperator } from '../operator/errors.ts';
import { operator } from '../operator/types.ts';
import { accountInUse, othersInWorkspace } from '../privacy/errors.ts';
import { tooManyAttempts, verificationRequired } from '../security/errors.ts';
import { Email } from '../sign-in/types.ts';
import { accountExists, notYourself, seatsOfPlan, userNotFound } from './errors.ts';
import { Account, AccountState, ListedAccount, ModerationAction } from './types.ts';

const params = z.object({ user_id: z.string().max(100).describe('The id of the user.') });
const proof = [verificationRequired, tooManyAttempts];
const forOperators = 'Only operators of the installation may do this, and it is recorded with their name.';

const Filter = z.object({
  search: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('A part of the name, of the address or of the name of the workspace; or a whole id.'),
  tier: Tier.optional().describe('Only accounts on this plan.'),
  state: AccountState.optional().describe('Only accounts in this state.'),
});

export const listAccounts = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/accounts',
  operation: 'operator_accounts_list',
  summary: 'List accounts',
  description:
    'Lists the accounts of the installation, the newest first. It never shows what users have made. Only operators of the installation may read it.',
  query: Filter.extend({
    cursor: z
      .string()
      .regex(/^\d{1,15}\.[\w-]{1,64}$/)
      .optional()
      .describe('`next_cursor` of the page before; the first page when it is left out.'),
    page_size: z.coerce.number().int().min(1).max(100).default(50).describe('Accounts per page.'),
  }),
  response: z.object({
    accounts: z.array(ListedAccount).describe('The accounts of this page.'),
    total: z.int().describe('The accounts that match, on all pages.'),
    needing_attention: z
      .int()
      .describe('Those of them that are over their seats, or whose credits are used up or nearly so.'),
    next_cursor: z.string().nullable().describe('Where the next page starts; null on the last one.'),
  }),
});

export const exportAccounts = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/accounts/export',
  operation: 'operator_accounts_export',
  summary: 'Export accounts',
  description: `Returns the accounts that match as a table of comma-separated values. ${forOperators}`,
  query: Filter,
  response: stream('text/csv'),
  headers: ['content-disposition'],
});

export const getAccount = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/accounts/{user_id}',
  operation: 'operator_accounts_get',
  summary: 'Get an account',
  description:
    'Returns an account with its workspace. It never shows what the user has made. Only operators of the installation may read it.',
  params,
  response: Account,
  errors: [userNotFound],
});

export const createAccount = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/accounts',
  operation: 'operator_accounts_create',
  summary: 'Create an account',
  description: `Creates an account and mails its user a link with which they choose a password. ${forOperators}`,
  body: z.object({
    email: Email.describe('The email address of the new account.'),
    first_name: z.string().trim().max(100).optional().describe('The name of the user.'),
    tier: Tier.default('free').describe('The plan of the new account.'),
  }),
  response: Account,
  errors: [accountExists],
});

export const setAccountPlan = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/accounts/{user_id}/plan',
  operation: 'operator_accounts_setPlan',
  summary: 'Set a plan',
  description: `Sets the plan of the workspace of an account. Limits that were set by hand are replaced by those of the plan. ${forOperators}`,
  params,
  body: z.object({ tier: Tier.describe('The new plan.') }),
  response: Account,
  errors: [userNotFound],
});

export const setAccountLimits = endpoint({
  ...operator,
  method: 'PATCH',
  path: '/v1/operator/accounts/{user_id}/limits',
  operation: 'operator_accounts_setLimits',
  summary: 'Set limits',
  description: `Sets limits of the workspace of an account. Credits and concurrency hold until its plan is set again. ${forOperators}`,
  params,
  body: z
    .object({
      credits: z.int().min(0).max(1_000_000_000_000).optional().describe('The credits of a period.'),
      concurrency: z.int().min(0).max(1_000_000).optional().describe('The requests that may run at the same time.'),
      seats: z
        .int()
        .min(1)
        .max(unlimitedSeats)
        .optional()
        .describe(
          `The members that the workspace may have; ${unlimitedSeats} is without limit. Only on the plans trial and enterprise.`,
        ),
    })
    .refine((limits) => Object.values(limits).some((limit) => limit !== undefined), {
      message: 'Give credits, concurrency or seats.',
    }),
  response: Account,
  errors: [userNotFound, seatsOfPlan],
});

export const verifyAccount = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/accounts/{user_id}/verify',
  operation: 'operator_accounts_verify',
  summary: 'Verify an address',
  description: `Marks the address of an account as verified, for a user whom the operator knows. ${forOperators}`,
  params,
  response: Account,
  errors: [userNotFound],
});

export const setAccountLock = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/accounts/{user_id}/lock',
  operation: 'operator_accounts_setLock',
  summary: 'Lock or unlock an account',
  description: `Locks an account or ends its lock. A locked user is signed out everywhere at once, and their API keys are refused. They can still sign in to take their data or to delete their account. ${forOperators}`,
  params,
  body: z.object({ is_locked: z.boolean().describe('Whether the account is locked.') }),
  response: Account,
  errors: [userNotFound, notYourself, lastOperator],
});

export const signOutAccount = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/accounts/{user_id}/sign-out',
  operation: 'operator_accounts_signOut',
  summary: 'Sign out everywhere',
  description: `Ends every session of an account. Its API keys stay good. ${forOperators}`,
  params,
  response: Ok,
  errors: [userNotFound],
});

export const sendPasswordLink = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/accounts/{user_id}/password-link',
  operation: 'operator_accounts_sendPasswordLink',
  summary: 'Send a password link',
  description: `Mails the user of an account a link with which they choose a new password. ${forOperators}`,
  params,
  response: Ok,
  errors: [userNotFound],
});

export const resetAccountSecondFactor = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/accounts/{user_id}/reset-second-factor',
  operation: 'operator_accounts_resetSecondFactor',
  summary: 'Reset the second factor',
  description: `Turns off the second factor of a user who has lost their app and their backup code. The user is told by mail. A sensitive action. ${forOperators}`,
  params,
  response: Account,
  errors: [userNotFound, ...proof],
});

export const setAccountOperator = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/accounts/{user_id}/operator',
  operation: 'operator_accounts_setOperator',
  summary: 'Make somebody an operator',
  description: `Grants the rights of an operator to a user, or withdraws them. Nobody can withdraw their own, and the last operator stays. A sensitive action. ${forOperators}`,
  params,
  body: z.object({ is_operator: z.boolean().describe('Whether the user is an operator.') }),
  response: Account,
  errors: [userNotFound, notYourself, lastOperator, ...proof],
});

export const setAccountAlpha = endpoint({
  ...operator,
  method: 'PUT',
  path: '/v1/operator/accounts/{user_id}/alpha',
  operation: 'operator_accounts_setAlpha',
  summary: 'Grant alpha access',
  description: `Lets a user use features that are not finished, or ends that. ${forOperators}`,
  params,
  body: z.object({ has_alpha_access: z.boolean().describe('Whether the user has alpha access.') }),
  response: Account,
  errors: [userNotFound],
});

export const moderateAccount = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/accounts/{user_id}/moderation',
  operation: 'operator_accounts_moderate',
  summary: 'Moderate an account',
  description: `Raises or withdraws a moderation warning, or starts or ends the probation of an account. The user is told. A step that was taken already changes nothing. ${forOperators}`,
  params,
  body: z.object({ action: ModerationAction.describe('What to do.') }),
  response: Account,
  errors: [userNotFound],
});

export const deleteAccount = endpoint({
  ...operator,
  method: 'DELETE',
  path: '/v1/operator/accounts/{user_id}',
  operation: 'operator_accounts_delete',
  summary: 'Delete an account',
  description: `Deletes an account as its user could, with everything that is theirs; it cannot be undone. A workspace that has other members must be emptied first. A sensitive action. ${forOperators}`,
  params,
  response: Ok,
  errors: [userNotFound, notYourself, lastOperator, othersInWorkspace, accountInUse, ...proof],
});
