/** The calls for providers: those of the installation and those of a workspace differ in their addresses only. */
import {
  createInstallationProvider,
  createWorkspaceProvider,
  deleteInstallationProvider,
  deleteWorkspaceProvider,
  listInstallationProviders,
  listWorkspaceProviders,
  readInstallationProviderLists,
  readWorkspaceProviderLists,
  testInstallationProvider,
  testWorkspaceProvider,
  updateInstallationProvider,
  updateWorkspaceProvider,
} from '#contract/providers/api.ts';
import type {
  CreateProviderInput,
  ProviderTest,
  SpeechProvider,
  UpdateProviderInput,
} from '#contract/providers/types.ts';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queries.ts';

export type CreateInput = CreateProviderInput;
export type UpdateInput = UpdateProviderInput;

export interface ProviderCalls {
  /** Operators decide what a provider costs. */
  hasCostFactor: boolean;
  create(input: CreateInput): Promise<SpeechProvider>;
  update(provider_id: string, input: UpdateInput): Promise<SpeechProvider>;
  remove(provider_id: string): Promise<unknown>;
  readLists(provider_id: string): Promise<SpeechProvider>;
  test(provider_id: string, input: { text: string; voice?: string }, signal: AbortSignal): Promise<ProviderTest>;
  /** Reads the list again. */
  refresh(): void;
}

export const installationCalls: ProviderCalls = {
  hasCostFactor: true,
  create: (body) => call(createInstallationProvider, { body }),
  update: (provider_id, body) => call(updateInstallationProvider, { params: { provider_id }, body }),
  remove: (provider_id) => call(deleteInstallationProvider, { params: { provider_id } }),
  readLists: (provider_id) => call(readInstallationProviderLists, { params: { provider_id } }),
  test: (provider_id, body, signal) => call(testInstallationProvider, { params: { provider_id }, body }, { signal }),
  refresh: () => invalidate(listInstallationProviders),
};

export const workspaceCalls: ProviderCalls = {
  hasCostFactor: false,
  create: (body) => call(createWorkspaceProvider, { body }),
  update: (provider_id, body) => call(updateWorkspaceProvider, { params: { provider_id }, body }),
  remove: (provider_id) => call(deleteWorkspaceProvider, { params: { provider_id } }),
  readLists: (provider_id) => call(readWorkspaceProviderLists, { params: { provider_id } }),
  test: (provider_id, body, signal) => call(testWorkspaceProvider, { params: { provider_id }, body }, { signal }),
  refresh: () => invalidate(listWorkspaceProviders),
};
