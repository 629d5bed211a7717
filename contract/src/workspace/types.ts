import { z } from 'zod';
import { DictionaryLocator } from '../pronunciation-dictionaries/types.ts';
import { ScheduleMetadata, Subscription } from '../billing/types.ts';

export const TrainingOptOut = z.object({
  enabled: z.boolean().describe('Whether the workspace has opted out.'),
  timestamp: z.int().nullable().describe('When this was last changed, in Unix seconds; null if it never was.'),
});

const PaymentData = z.object({
  subscription: z
    .object({
      id: z.string().describe('The id of the subscription there.'),
      status: z.enum(['incomplete', 'active', 'past_due', 'ended']).describe('Its state there.'),
      current_period_start_unix: z.int().describe('When the present period began, in Unix seconds.'),
      current_period_end_unix: z.int().describe('When it ends, or the subscription ended, in Unix seconds.'),
      cancel_at_unix: z.int().nullable().describe('When it is going to end, in Unix seconds; null if it goes on.'),
    })
    .describe('The latest subscription.'),
  subscription_schedule: z
    .object({ metadata: ScheduleMetadata.describe('What is scheduled.') })
    .nullable()
    .describe('The downgrade that is scheduled; null if there is none.'),
});

/** The specification's document (spec-2 §3.4). What this product has no counterpart of yet is null or empty. */
export const Workspace = z
  .object({
    workspace_id: z.string().describe('The id of the workspace.'),
    name: z.string(),
    owner_id: z.string().describe('The id of the user who owns the workspace.'),
    subscription: Subscription.describe('The plan of the workspace and what has been used of it.'),
    created_at_unix: z.int().describe('When the workspace was created, in Unix seconds.'),
    max_seats: z.int().describe('Members that the workspace may have.'),
    storing_shared_files_on_user: z.boolean().describe('Always true.'),
    training_opt_out: TrainingOptOut.describe('Whether the workspace keeps its data out of training.'),
    session_inactivity_timeout: z.int().nullable().describe('Seconds after which idle sessions end; null means never.'),
    all_members_permissions: z.array(z.string()).describe('Always empty.'),
    payment_provider: PaymentData.nullable().describe(
      'The subscription at the payment provider; null before the first.',
    ),
    cloud_marketplace: z
      .object({ is_active: z.literal(true).describe('A cloud marketplace is paid for the plan.') })
      .nullable()
      .describe('Set where a cloud marketplace is paid for the plan; otherwise null.'),
    consolidated_billing: z
      .object({ charge_workspace_id: z.string().nullable().describe('The workspace that pays; null if it is gone.') })
      .nullable()
      .describe('Set where another workspace pays for the plan; otherwise null.'),
    reporting_workspaces: z.array(z.string()).describe('Always empty.'),
    payouts: z
      .object({ connect_account_status: z.enum(['pending', 'active']).describe('The state of the payout account.') })
      .nullable()
      .describe('The payout account; null if there is none.'),
    pronunciation_dictionary_locators: z
      .array(DictionaryLocator)
      .describe('The dictionaries that everything is spoken with, in order, unless a request says otherwise.'),
    voice_library_removal_notice_webhook_id: z
      .string()
      .nullable()
      .describe('Always null: webhooks are not available yet.'),
    speech_to_text_webhook_ids: z
      .array(z.string())
      .describe('The webhooks that are told of transcripts, where a request asks for it.'),
    user_auto_provisioning: z
      .object({
        enabled: z.boolean().describe('Always false: it is not available yet.'),
        enabled_at_unix: z.int().nullable().describe('When it was turned on, in Unix seconds; null if it never was.'),
        enabled_by_user_email: z.string().nullable().describe('Who turned it on; null if nobody did.'),
      })
      .describe("Whether people with an address of the workspace's domain become members by themselves."),
  })
  .meta({ id: 'Workspace' });

export type Workspace = z.output<typeof Workspace>;

/** Shorter ones would sign people out while they read. */
export const minInactivityTimeout = 60;
