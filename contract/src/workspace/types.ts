import { z } from 'zod';
import { Subscription } from '../billing/types.ts';

export const TrainingOptOut = z.object({ enabled: z.boolean(), timestamp: z.int().nullable() });

/** The specification's document (spec-2 §3.4). What this product has no counterpart of yet is null or empty. */
export const Workspace = z
  .object({
    workspace_id: z.string(),
    name: z.string(),
    owner_id: z.string(),
    subscription: Subscription,
    created_at_unix: z.int(),
    max_seats: z.int(),
    storing_shared_files_on_user: z.boolean(),
    training_opt_out: TrainingOptOut,
    session_inactivity_timeout: z.int().nullable().describe('Seconds; null: never.'),
    all_members_permissions: z.array(z.string()),
    payment_provider: z.null(),
    cloud_marketplace: z.null(),
    consolidated_billing: z.null(),
    reporting_workspaces: z.array(z.string()),
    payouts: z.null(),
    pronunciation_dictionary_locators: z.array(z.unknown()),
    voice_library_removal_notice_webhook_id: z.string().nullable(),
    speech_to_text_webhook_ids: z.array(z.string()),
    user_auto_provisioning: z.object({
      enabled: z.boolean(),
      enabled_at_unix: z.int().nullable(),
      enabled_by_user_email: z.string().nullable(),
    }),
  })
  .meta({ id: 'Workspace' });

export type Workspace = z.output<typeof Workspace>;

/** Shorter ones would sign people out while they read. */
export const shortestInactivityTimeout = 60;
