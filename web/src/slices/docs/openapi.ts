/** Reads /openapi.json (OpenAPI 3.1). */
import type { Content, Method, Operation, Parameter } from './operation.ts';
import type { JsonSchema, Schemas } from './schema.ts';

type ContentMap = Record<string, { schema?: JsonSchema }>;

interface OpenApiOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema?: JsonSchema }[];
  requestBody?: { content?: ContentMap };
  responses?: Record<string, { description?: string; content?: ContentMap }>;
  'x-permission'?: string;
}

export interface OpenApiDocument {
  info?: { title?: string; version?: string; description?: string };
  paths?: Record<string, Record<string, OpenApiOperation>>;
  components?: { schemas?: Schemas };
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];
const places = ['path', 'query', 'header'];

const contentsOf = (map: ContentMap | undefined): Content[] =>
  Object.entries(map ?? {}).map(([type, { schema }]) => ({ type, schema }));

const accessOf = ({ security }: OpenApiOperation): Operation['access'] => {
  if (!security || security.length === 0) return 'public';
  return security.some((way) => 'apiKey' in way) ? 'key' : 'session';
};

const parametersOf = ({ parameters = [] }: OpenApiOperation): Parameter[] =>
  parameters
    .filter((one) => places.includes(one.in))
    .map(({ name, in: place, required, description, schema = {} }) => ({
      name,
      in: place as Parameter['in'],
      isRequired: required ?? false,
      schema,
      description: description ?? schema.description,
    }))
    .toSorted((a, b) => places.indexOf(a.in) - places.indexOf(b.in));

export function readOpenApi(document: OpenApiDocument): Operation[] {
  const schemas = document.components?.schemas ?? {};
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .map(([method, one]): Operation => ({
        id: one.operationId ?? `${method}${path.replace(/\W+/g, '_')}`,
        method: method.toUpperCase() as Method,
        path,
        summary: one.summary ?? path,
        description: one.description,
        tag: one.tags?.[0] ?? 'other',
        access: accessOf(one),
        permission: one['x-permission'],
        parameters: parametersOf(one),
        body: contentsOf(one.requestBody?.content)[0],
        answers: Object.entries(one.responses ?? {}).map(([status, answer]) => ({
          status,
          description: answer.description ?? '',
          contents: contentsOf(answer.content),
        })),
        sends: [],
        receives: [],
        schemas,
      })),
  );
}
