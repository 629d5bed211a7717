/** Reads /openapi.json (OpenAPI 3.1). */
import type { ApiError } from './catalogue.ts';
import type { Area, Content, Header, Method, Operation, Parameter, RequestBody } from './operation.ts';
import type { JsonSchema, Schemas } from './schema.ts';

interface MediaType {
  schema?: JsonSchema;
  examples?: Record<string, { $ref?: string }>;
  /** Of a form: what its parts may hold. */
  encoding?: Record<string, { contentType?: string }>;
}

type ContentMap = Record<string, MediaType>;

interface OpenApiParameter {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  description?: string;
  schema?: JsonSchema;
}

interface OpenApiResponse {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref?: string; description?: string }>;
  content?: ContentMap;
}

interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: OpenApiParameter[];
  requestBody?: { required?: boolean; content?: ContentMap };
  responses?: Record<string, OpenApiResponse>;
  'x-permission'?: string;
  'x-public-api'?: number;
  'x-cost'?: string;
}

interface ErrorExample {
  summary?: string;
  description?: string;
  value?: { detail?: { status?: string; code?: string; type?: string; message?: string } };
}

export interface OpenApiDocument {
  info?: { title?: string; version?: string; description?: string };
  tags?: Area[];
  paths?: Record<string, Record<string, OpenApiOperation>>;
  components?: {
    schemas?: Schemas;
    parameters?: Record<string, OpenApiParameter>;
    headers?: Record<string, { description?: string }>;
    responses?: Record<string, OpenApiResponse>;
    examples?: Record<string, ErrorExample>;
  };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const places = ['path', 'query', 'header'];

const nameIn = (ref: string) => ref.split('/').at(-1) ?? ref;

/** What a reference leads to, among the components of its kind. */
const follow = <T extends { $ref?: string }>(value: T, components: Record<string, T> | undefined): T =>
  value.$ref ? (components?.[nameIn(value.$ref)] ?? value) : value;

const contentsOf = (map: ContentMap | undefined): Content[] =>
  Object.entries(map ?? {}).map(([type, { schema }]) => ({ type, schema }));

function bodyOf({ content, required = false }: NonNullable<OpenApiOperation['requestBody']> = {}):
  | RequestBody
  | undefined {
  const [entry] = Object.entries(content ?? {});
  if (!entry) return undefined;
  const [type, { schema, encoding = {} }] = entry;
  const properties = Object.entries(schema?.properties ?? {}).map(([name, one]) => [
    name,
    withMediaType(one, encoding[name]?.contentType),
  ]);
  const typed = schema?.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
  return { type, schema: typed, isRequired: required };
}

/** A form says beside its schema of which types its files are. */
function withMediaType(schema: JsonSchema, contentMediaType: string | undefined): JsonSchema {
  if (contentMediaType === undefined) return schema;
  return schema.items ? { ...schema, items: { ...schema.items, contentMediaType } } : { ...schema, contentMediaType };
}

const accessOf = ({ security }: OpenApiOperation): Operation['access'] => {
  if (!security || security.length === 0) return 'public';
  return security.some((way) => 'apiKey' in way) ? 'key' : 'session';
};

export function readOpenApi(document: OpenApiDocument): {
  operations: Operation[];
  errors: ApiError[];
  areas: Area[];
} {
  const { schemas = {}, parameters, headers: knownHeaders, responses, examples = {} } = document.components ?? {};

  const parametersOf = (operation: OpenApiOperation): Parameter[] =>
    (operation.parameters ?? [])
      .map((one) => follow(one, parameters))
      .filter((one) => places.includes(one.in ?? ''))
      .map(({ name = '', in: place, required, description, schema = {} }) => ({
        name,
        in: place as Parameter['in'],
        isRequired: required ?? false,
        schema,
        description: description ?? schema.description,
      }))
      .toSorted((a, b) => places.indexOf(a.in) - places.indexOf(b.in));

  const headersOf = ({ headers = {} }: OpenApiResponse): Header[] =>
    Object.entries(headers).map(([name, header]) => ({
      name,
      description: (header.$ref ? knownHeaders?.[nameIn(header.$ref)] : header)?.description ?? '',
    }));

  const errorsOf = ({ content }: OpenApiResponse): string[] =>
    Object.values(content ?? {}).flatMap((one) => Object.keys(one.examples ?? {}).filter((name) => name in examples));

  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, one]): Operation => {
        const answers = Object.entries(one.responses ?? {}).map(
          ([status, answer]) => [status, follow(answer, responses)] as const,
        );
        return {
          id: one.operationId ?? `${method}${path.replace(/\W+/g, '_')}`,
          method: method.toUpperCase() as Method,
          path,
          summary: one.summary ?? path,
          description: one.description,
          tag: one.tags?.[0] ?? 'other',
          isPublicApi: one['x-public-api'] !== undefined,
          cost: one['x-cost'],
          access: accessOf(one),
          permission: one['x-permission'],
          parameters: parametersOf(one),
          body: bodyOf(one.requestBody),
          answers: answers.map(([status, answer]) => ({
            status,
            description: answer.description ?? '',
            contents: contentsOf(answer.content),
            headers: headersOf(answer),
            errors: errorsOf(answer),
          })),
          sends: [],
          receives: [],
          socketErrors: [],
          schemas,
        };
      }),
  );
  return { operations, areas: document.tags ?? [], errors: readErrors(examples, operations) };
}

function readErrors(examples: Record<string, ErrorExample>, operations: Operation[]): ApiError[] {
  return Object.entries(examples).flatMap(([name, { summary = '', description = '', value }]) => {
    const calls = operations.filter((one) => one.answers.some(({ errors }) => errors.includes(name)));
    const http = calls[0]?.answers.find(({ errors }) => errors.includes(name))?.status;
    const { status = name, code = status, type = '', message = '' } = value?.detail ?? {};
    return http ? [{ name, http, status, code, type, message, when: summary, remedy: description, calls }] : [];
  });
}
