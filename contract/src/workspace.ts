import { z } from 'zod';
import { Email } from './account.ts';
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
    session_inactivity_timeout: z.coerce.number().int().min(0).max(2_592_000).optional(),
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
