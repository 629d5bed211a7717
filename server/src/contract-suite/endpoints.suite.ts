/** Every endpoint of the contract, found by reading its folder: a new one is in the suite the moment it is exported. */
import { z } from 'zod';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { isForm } from '#contract/kit/form.ts';
import type { Socket } from '#contract/kit/socket.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../../contract/src/**/api.ts', { eager: true });

export const endpoints: Endpoint[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Endpoint => {
    const one = value as Partial<Endpoint> | null;
    return typeof one === 'object' && Boolean(one?.method && one.path && one.response);
  });

/** All sockets of the contract. */
export const contractSockets: Socket[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Socket => {
    const one = value as Partial<Socket> | null;
    return typeof one === 'object' && Boolean(one?.path && one.incoming && one.outgoing);
  });

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
export const accessOf = (endpoint: Endpoint) => endpoint.access ?? 'user';

/** The endpoint that answers a path, as a router would choose it: a literal path before one with parameters. */
export function findEndpoint(method: string, pathname: string): Endpoint | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method;
  return routes.find(({ endpoint, pattern }) => endpoint.method === wanted && pattern.test(pathname))?.endpoint;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** Nearly every request of every test is looked up here. */
const routes = endpoints
  .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path) }))
  .sort((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length);

export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** What the endpoint takes in one part of a request. The answer is shared, so nobody changes it. */
export function inputSchema(endpoint: Endpoint, part: InputPart): JsonSchema | undefined {
  const known = schemas.get(endpoint) ?? {};
  schemas.set(endpoint, known);
  if (!(part in known)) known[part] = readSchema(endpoint, part);
  return known[part];
}

type InputPart = 'params' | 'query' | 'body';
const schemas = new Map<Endpoint, Partial<Record<InputPart, JsonSchema | undefined>>>();

function readSchema(endpoint: Endpoint, part: InputPart): JsonSchema | undefined {
  const given = endpoint[part];
  const schema = (isForm(given) ? given.fields : given) as z.ZodType | undefined;
  if (!schema) return undefined;
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  return inline(whole, whole.$defs ?? {});
}

/** Named schemas in the place of references to them. None of ours holds itself. */
function inline<T>(value: T, named: Record<string, JsonSchema>): T {
  if (Array.isArray(value)) return value.map((one: unknown) => inline(one, named)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, $defs: _, ...rest } = value as JsonSchema;
  const target = $ref ? named[$ref.replace('#/$defs/', '')] : undefined;
  const inner = Object.entries({ ...target, ...rest });
  return Object.fromEntries(inner.map(([key, one]) => [key, inline(one, named)])) as T;
}

/** Names of inputs that hold an id: path parameters, and fields named `…_id` or `…_ids`. */
export function idNames(endpoint: Endpoint): string[] {
  const params = Object.keys(inputSchema(endpoint, 'params')?.properties ?? {});
  const others = (['query', 'body'] as const)
    .flatMap((part) => Object.keys(inputSchema(endpoint, part)?.properties ?? {}))
    .filter((name) => /(^|_)ids?$/.test(name));
  return [...params, ...others];
}
