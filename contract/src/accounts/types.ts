import { z } from 'zod';
import { Tier } from '../billing/plans.ts';
import { flagNames } from '../workspace/flags.ts';

/** What is most urgent about an account, in this order. */
export const accountStates = [
  'locked',
  'unverified',
  'on_probation',
  'warned',
  'over_seats',
  'used_up',
  'near_limit',
  'never_signed_in',
  'active',
] as const;
export const AccountState = z.enum(accountStates).meta({ id: 'AccountState' });
export type AccountState = z.output<typeof AccountState>;

/** What operators decide about an account. Each step has its way back. */
export const ModerationAction = z.enum(['raise_warning', 'withdraw_warning', 'start_probation', 'end_probation']);
export type ModerationAction = z.output<typeof ModerationAction>;

const time = (text: string) => z.int().nullable().describe(text);

export const ListedAccount = z
  .object({
    user_id: z.string().describe('The id of the user.'),
    email: z.string().describe('The email address of the account.'),
    first_name: z.string().nullable().describe('The name of the user; null if they gave none.'),
    workspace_id: z.string().describe('The id of the workspace that the user works in.'),
    workspace_name: z.string().describe('The name of that workspace.'),
    is_owner: z.boolean().describe('Whether the user owns that workspace.'),
    is_operator: z.boolean().describe('Whether the user runs the installation.'),
    tier: Tier.describe('The plan of the workspace.'),
    credits_used: z.int().describe('The credits that the workspace has spent in this period.'),
    credit_limit: z.int().describe('The credits that the workspace may spend in a period.'),
    usable_credits: z
      .int()
      .nullable()
      .describe(
        'The credits that it may spend in a period with those beyond its plan; null where extra use is on and has no cap.',
      ),
    used_seats: z.int().describe('The members of the workspace.'),
    max_seats: z.int().describe('The members that the workspace may have.'),
    state: AccountState.describe('What is most urgent about the account.'),
    created_at_unix: z.int().describe('When the account was created, in Unix seconds.'),
    last_active_at_unix: time('When the user was last active, in Unix seconds; null if they never signed in.'),
  })
  .meta({ id: 'ListedAccount' });
export type ListedAccount = z.output<typeof ListedAccount>;

export const Account = ListedAccount.extend({
  role: z.enum(['admin', 'editor']).describe('The role of the user in the workspace.'),
  is_verified: z.boolean().describe('Whether the email address is verified.'),
  is_locked: z.boolean().describe('Whether an operator has locked the account.'),
  is_locked_in_workspace: z.boolean().describe('Whether an admin of the workspace has locked the member.'),
  has_second_factor: z.boolean().describe('Whether signing in takes a second factor.'),
  has_alpha_access: z.boolean().describe('Whether the user may use features that are not finished.'),
  has_requested_alpha: z.boolean().describe('Whether the user has asked for these features.'),
  warning: z
    .enum(['none', 'unread', 'read'])
    .describe(
      '`none`: there is no moderation warning. `unread`: the user will see it. `read`: they have confirmed it.',
    ),
  is_in_probation: z.boolean().describe('Whether the account is on probation.'),
  concurrency_limit: z.int().describe('The requests that the workspace may run at the same time.'),
  credits_reset_at_unix: z.int().describe('When the next period begins, in Unix seconds.'),
  pending_invites: z.int().describe('The invitations to the workspace that nobody has answered.'),
  flags: z
    .array(
      z.object({
        flag: z.enum(flagNames).describe('The name of the flag.'),
        is_on: z
          .boolean()
          .nullable()
          .describe('Whether it is on for the workspace; null where it follows the configuration.'),
      }),
    )
    .describe('The feature flags of the workspace.'),
  members: z
    .array(
      z.object({
        user_id: z.string().describe('The id of the member.'),
        email: z.string().describe('The email address of the member.'),
        role: z.enum(['admin', 'editor']).describe('The role of the member.'),
        is_owner: z.boolean().describe('Whether the member owns the workspace.'),
        last_active_at_unix: time('When the member was last active, in Unix seconds; null if they never signed in.'),
      }),
    )
    .describe('The members of the workspace.'),
}).meta({ id: 'Account' });
export type Account = z.output<typeof Account>;
