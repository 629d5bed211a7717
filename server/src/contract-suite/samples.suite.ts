/** A workspace with something of every slice in it, and for every endpoint a valid input that names its things. */
import type { CallInput, Endpoint } from '#contract/kit/endpoint.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { isForm } from '#contract/kit/form.ts';
import type { TestApp, UserInput } from '../testing/app.ts';
import type { Tenant } from '../testing/samples.ts';
import { idNames, inputSchema, nameOf } from './endpoints.suite.ts';
import { bySession, type Headers } from './http.suite.ts';
import { endpointSamples, idSources, samplesBySlice } from './registry.suite.ts';

export type { Tenant } from '../testing/samples.ts';

/** A valid request to `endpoint` that names the things of `tenant` wherever an id can be given; `as`: who may make it. */
export function sampleRequest(endpoint: Endpoint, tenant: Tenant): { call: string; body?: unknown; as: Headers } {
  const sample = endpointSamples[nameOf(endpoint)];
  if (endpoint.body && !sample) throw new Error(`${nameOf(endpoint)}: give it a body in the samples of its slice`);
  const given = sample?.(tenant) ?? {};
  const input = {
    params: { ...(idsOf(endpoint, tenant, 'params') as Record<string, string>), ...given.params },
    query: { ...given.query, ...idsOf(endpoint, tenant, 'query') },
    body: bodyOf(endpoint, given.body, idsOf(endpoint, tenant, 'body')),
  };
  const { method, url, body } = buildRequest(endpoint, input as CallInput<Endpoint>);
  const as = given.as ?? bySession(tenant.user);
  return {
    call: `${method} ${url}`,
    as,
    ...(endpoint.body ? { body: isForm(endpoint.body) ? body : input.body } : {}),
  };
}

/** The sample of a form has `fields` and `files`, and the ids are among its fields. */
function bodyOf({ body }: Endpoint, sample: { fields?: object } | undefined, ids: Record<string, unknown>) {
  return isForm(body) ? { ...sample, fields: { ...sample?.fields, ...ids } } : { ...sample, ...ids };
}

/** The kinds of the private things that a sample of this endpoint names. */
export const privateKinds = (endpoint: Endpoint): string[] =>
  idNames(endpoint)
    .map((name) => sourceOf(endpoint, name))
    .flatMap((source) => (source.owner === 'private' ? source.kind : []));

function idsOf(endpoint: Endpoint, tenant: Tenant, part: 'params' | 'query' | 'body'): Record<string, unknown> {
  const properties = inputSchema(endpoint, part)?.properties ?? {};
  const names = idNames(endpoint).filter((name) => name in properties);
  return Object.fromEntries(names.map((name) => [name, sourceOf(endpoint, name).of(tenant)]));
}

function sourceOf(endpoint: Endpoint, name: string) {
  const source = idSources[`${nameOf(endpoint)} ${name}`] ?? idSources[name];
  if (!source)
    throw new Error(`${nameOf(endpoint)}: say in the samples of its slice what ${name} names and whose it is`);
  return source;
}

export async function createTenant(app: TestApp, input: UserInput = {}): Promise<Tenant> {
  const user = await app.user(input);
  const words = `Private words of ${user.user_id}.`;
  const name = `User ${user.email.replace(/\D/g, '')}'s`;
  const tenant: Tenant = { user, words, secrets: [words, user.user_id, user.workspace_id, user.email, name] };
  for (const [slice, { addToTenant }] of samplesBySlice) {
    for (const [field, value] of Object.entries((await addToTenant?.(app, tenant)) ?? {})) {
      if (field in tenant) throw new Error(`${slice} adds ${field} to a tenant that has it`);
      Object.assign(tenant, { [field]: value });
    }
  }
  return tenant;
}

/** While there is another member, the tenant's account cannot be deleted. */
export async function addMember(app: TestApp, { user }: Tenant): Promise<void> {
  const { user_id } = await app.user();
  const { workspace_id } = user;
  await app.db.updateTable('member').set({ workspace_id, role: 'editor' }).where('user_id', '=', user_id).execute();
}
