/** Services elsewhere that speak: for the whole installation, or for one workspace. */
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Ok } from '../kit/errors.ts';
import { operator } from '../operator/types.ts';
import {
  providerAddressRefused,
  providerKeyRequired,
  providerModelRequired,
  providerNotFound,
  tooManyProviders,
} from './errors.ts';
import {
  CreateInstallationProviderInput,
  CreateProviderInput,
  ProviderTest,
  SpeechProvider,
  TestProviderInput,
  UpdateInstallationProviderInput,
  UpdateProviderInput,
} from './types.ts';

const ofWorkspace = { tag: 'workspace', access: 'admin', permission: 'session-only' } as const;
const forAdmins = 'Only admins of the workspace may do this, in a session.';
const forOperators = 'Only operators of the installation may do this.';

const ProviderId = z.object({
  provider_id: z.string().max(100).describe('The id of a provider, as the list tells it.'),
});

export const listInstallationProviders = endpoint({
  ...operator,
  method: 'GET',
  path: '/v1/operator/speech-providers',
  operation: 'operator_listSpeechProviders',
  summary: 'List the speech providers of the installation',
  description: `Returns the providers whose voices every workspace may use. Those of single workspaces are not among them. ${forOperators}`,
  response: z.object({ providers: z.array(SpeechProvider).describe('The providers, oldest first.') }),
});

export const createInstallationProvider = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/speech-providers',
  operation: 'operator_createSpeechProvider',
  summary: 'Add a speech provider to the installation',
  description: `Stores the provider and reads its lists of models and voices. Where they cannot be read, \`lists_problem\` says why. It is written to the audit log. ${forOperators}`,
  body: CreateInstallationProviderInput,
  response: SpeechProvider,
  errors: [providerAddressRefused, providerModelRequired, tooManyProviders],
});

export const updateInstallationProvider = endpoint({
  ...operator,
  method: 'PATCH',
  path: '/v1/operator/speech-providers/{provider_id}',
  operation: 'operator_updateSpeechProvider',
  summary: 'Change a speech provider of the installation',
  description: `Changes what is given and keeps the rest. It is written to the audit log. ${forOperators}`,
  params: ProviderId,
  body: UpdateInstallationProviderInput,
  response: SpeechProvider,
  errors: [providerNotFound, providerAddressRefused, providerKeyRequired, providerModelRequired],
});

export const deleteInstallationProvider = endpoint({
  ...operator,
  method: 'DELETE',
  path: '/v1/operator/speech-providers/{provider_id}',
  operation: 'operator_deleteSpeechProvider',
  summary: 'Remove a speech provider of the installation',
  description: `Removes the provider with its key. What it has spoken stays. It is written to the audit log. ${forOperators}`,
  params: ProviderId,
  response: Ok,
  errors: [providerNotFound],
});

export const readInstallationProviderLists = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/speech-providers/{provider_id}/lists',
  operation: 'operator_readSpeechProviderLists',
  summary: 'Read the lists of a provider of the installation again',
  description: `Asks the provider for its models and voices. Where they cannot be read, the former ones stay and \`lists_problem\` says why. ${forOperators}`,
  params: ProviderId,
  response: SpeechProvider,
  errors: [providerNotFound],
});

export const testInstallationProvider = endpoint({
  ...operator,
  method: 'POST',
  path: '/v1/operator/speech-providers/{provider_id}/test',
  operation: 'operator_testSpeechProvider',
  summary: 'Test a speech provider of the installation',
  description: `Has the provider speak a sentence, and returns the sound and how long it took, or why it failed. Where it transcribes, too, it listens to a sentence of a voice of this server, and what it heard is returned. ${forOperators}`,
  params: ProviderId,
  body: TestProviderInput,
  response: ProviderTest,
  errors: [providerNotFound],
});

export const listWorkspaceProviders = endpoint({
  ...ofWorkspace,
  method: 'GET',
  path: '/v1/workspace/speech-providers',
  operation: 'workspace_listSpeechProviders',
  summary: 'List the speech providers of the workspace',
  description: `Returns the providers whose voices only this workspace may use, and the names of those that every workspace may use. ${forAdmins}`,
  response: z.object({
    providers: z.array(SpeechProvider).describe('The providers of the workspace, oldest first.'),
    installation_providers: z
      .array(
        z.object({
          name: z.string().describe('Its name for people.'),
          voices: z.int().describe('How many voices it offers.'),
        }),
      )
      .describe('The providers in use that every workspace may use.'),
  }),
});

export const createWorkspaceProvider = endpoint({
  ...ofWorkspace,
  method: 'POST',
  path: '/v1/workspace/speech-providers',
  operation: 'workspace_createSpeechProvider',
  summary: 'Add a speech provider to the workspace',
  description: `Stores the provider and reads its lists of models and voices. Where they cannot be read, \`lists_problem\` says why. It is written to the audit log. ${forAdmins}`,
  body: CreateProviderInput,
  response: SpeechProvider,
  errors: [providerAddressRefused, providerModelRequired, tooManyProviders],
});

export const updateWorkspaceProvider = endpoint({
  ...ofWorkspace,
  method: 'PATCH',
  path: '/v1/workspace/speech-providers/{provider_id}',
  operation: 'workspace_updateSpeechProvider',
  summary: 'Change a speech provider of the workspace',
  description: `Changes what is given and keeps the rest. It is written to the audit log. ${forAdmins}`,
  params: ProviderId,
  body: UpdateProviderInput,
  response: SpeechProvider,
  errors: [providerNotFound, providerAddressRefused, providerKeyRequired, providerModelRequired],
});

export const deleteWorkspaceProvider = endpoint({
  ...ofWorkspace,
  method: 'DELETE',
  path: '/v1/workspace/speech-providers/{provider_id}',
  operation: 'workspace_deleteSpeechProvider',
  summary: 'Remove a speech provider of the workspace',
  description: `Removes the provider with its key. What it has spoken stays. It is written to the audit log. ${forAdmins}`,
  params: ProviderId,
  response: Ok,
  errors: [providerNotFound],
});

export const readWorkspaceProviderLists = endpoint({
  ...ofWorkspace,
  method: 'POST',
  path: '/v1/workspace/speech-providers/{provider_id}/lists',
  operation: 'workspace_readSpeechProviderLists',
  summary: 'Read the lists of a speech provider again',
  description: `Asks the provider for its models and voices. Where they cannot be read, the former ones stay and \`lists_problem\` says why. ${forAdmins}`,
  params: ProviderId,
  response: SpeechProvider,
  errors: [providerNotFound],
});

export const testWorkspaceProvider = endpoint({
  ...ofWorkspace,
  method: 'POST',
  path: '/v1/workspace/speech-providers/{provider_id}/test',
  operation: 'workspace_testSpeechProvider',
  summary: 'Test a speech provider of the workspace',
  description: `Has the provider speak a sentence, and returns the sound and how long it took, or why it failed. Where it transcribes, too, it listens to a sentence of a voice of this server, and what it heard is returned. ${forAdmins}`,
  params: ProviderId,
  body: TestProviderInput,
  response: ProviderTest,
  errors: [providerNotFound],
});
