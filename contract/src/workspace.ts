import { z } from 'zod';
import { Email } from './account.ts';
import { Subscription } from './billing.ts';
import { endpoint } from './kit/endpoint.ts';

export const isAdmin = endpoint({
  method: 'GET',
  path: '/v1/workspace/is-admin',
  summary: 'Whether the caller administers the workspace',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ is_admin: z.boolean() }),
});

export const canAccessWorkspaceSettings = endpoint({
  method: 'GET',
  path: '/v1/workspace/can-access-workspace-settings',
  summary: 'Whether the caller may see and change the workspace settings',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({ can_access: z.boolean(), can_change: z.boolean() }),
});

const TrainingOptOut = z.object({ enabled: z.boolean(), timestamp: z.int().nullable() });

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
    /** Seconds; null: never. */
    session_inactivity_timeout: z.int().nullable(),
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

export const getWorkspace = endpoint({
  method: 'GET',
  path: '/v1/workspace',
  summary: "The caller's workspace",
  tag: 'workspace',
  permission: 'workspace_read',
  response: Workspace,
});

/** Shorter ones would sign people out while they read. */
export const shortestInactivityTimeout = 60;

export const updateWorkspace = endpoint({
  method: 'PUT',
  path: '/v1/workspace/update-workspace',
  summary: 'Training opt-out, name, and seconds after which an inactive session ends (0: never)',
  tag: 'workspace',
  access: 'admin',
  permission: 'workspace_write',
  query: z.object({
    training_opt_out: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    name: z.string().trim().min(1).max(100).optional(),
    session_inactivity_timeout: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_592_000)
      .refine((seconds) => seconds === 0 || seconds >= shortestInactivityTimeout, {
        message: `Give 0, or at least ${shortestInactivityTimeout} seconds`,
      })
      .optional(),
  }),
  response: z.object({ status: z.literal('ok'), training_opt_out: TrainingOptOut }),
});

export const findSsoProvider = endpoint({
  method: 'GET',
  path: '/v1/workspace/find-sso-provider',
  summary: 'The provider that signs in an address, if any; the same answer for known and unknown ones',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  query: z.object({ email: Email, invite_code: z.string().max(200).optional() }),
  response: z.object({ provider_id: z.string().nullable(), sso_required: z.boolean() }),
});

/** The address comes in the header `Email`. */
export const listIdentityProviders = endpoint({
  method: 'GET',
  path: '/v1/workspace/identity-providers',
  summary: 'Providers that an address may sign in with',
  tag: 'workspace',
  access: 'public',
  permission: 'session-only',
  query: z.object({ invite_code: z.string().max(200).optional() }),
  response: z.array(
    z.object({
      identity_provider_id: z.string(),
      type: z.enum(['saml', 'oidc']),
      display_name: z.string(),
      identity_provider_entity_id: z.string().optional(),
      client_id: z.string().optional(),
      sign_in_url: z.string(),
    }),
  ),
});
