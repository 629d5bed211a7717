/** OpenAPI 3.1 at /openapi.json, printed from the endpoints. */
import type { FastifyInstance } from 'fastify';
import { errorsOf, takesInput } from '#contract/kit/common-errors.ts';
import { renderError, type DeclaredError } from '#contract/kit/declared-error.ts';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { ErrorBody, ValidationErrorBody } from '#contract/kit/errors.ts';
import { isForm, type FormBody } from '#contract/kit/form.ts';
import { responseHeaders, type HeaderName } from '#contract/kit/headers.ts';
import { tags } from '#contract/kit/tags.ts';
import { SchemaComponents, type JsonSchema } from './openapi-schemas.ts';

interface About {
  version: string;
  publicUrl: string;
  mediaCookieName: string;
}

export function registerOpenApi(app: FastifyInstance, endpoints: Endpoint[], about: About): void {
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(describeApi(endpoints, about));
    void reply.headers({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
    return document;
  });
}

export function describeApi(endpoints: Endpoint[], { version, publicUrl, mediaCookieName }: About) {
  const schemas = new SchemaComponents();
  // Answers are printed before any input, so that a schema of both keeps its name as an answer.
  const answers = new Map(endpoints.map((endpoint) => [endpoint, describeAnswer(endpoint, schemas)]));
  const errorBody = schemas.print(ErrorBody, 'output');
  const examples = nameErrors(endpoints);
  const paths: Record<string, Record<string, object>> = {};
  /** Errors that several calls have in common are written once. */
  const shared: Record<string, object> = {
    InvalidInput: {
      description: 'The input is invalid. `detail` lists everything that is wrong with it, and where.',
      headers: refer(['request-id']),
      content: json(schemas.print(ValidationErrorBody, 'output')),
    },
  };

  for (const endpoint of endpoints) {
    const { method, path, operation, summary, description, tag, permission, access, publicApi, cost } = endpoint;
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: operation,
      summary,
      description,
      tags: [tag],
      security: securityOf(endpoint),
      ...describeInput(endpoint, schemas),
      responses: { ...answers.get(endpoint), ...describeErrors(endpoint) },
      'x-permission': permission,
      ...(access ? { 'x-access': access } : {}),
      ...(publicApi ? { 'x-public-api': publicApi } : {}),
      ...(cost ? { 'x-cost': cost } : {}),
    };
  }

  function describeErrors(endpoint: Endpoint): Record<number, object> {
    const responses: Record<number, object> = {};
    if (takesInput(endpoint)) {
      responses[422] = { $ref: '#/components/responses/InvalidInput' };
    }
    const byStatus = Map.groupBy(errorsOf(endpoint), ({ http }) => http);
    for (const [http, errors] of byStatus) {
      const names = errors.map((error) => examples.get(error) ?? error.status);
      const name = [http, ...names].join('-');
      shared[name] = {
        description: errors.map(({ status }) => status).join(', '),
        headers: refer(['request-id', ...errors.flatMap(headersOfError)]),
        content: {
          'application/json': {
            schema: errorBody,
            examples: Object.fromEntries(names.map((one) => [one, { $ref: `#/components/examples/${one}` }])),
          },
        },
      };
      responses[http] = { $ref: `#/components/responses/${name}` };
    }
    return responses;
  }

  return {
    openapi: '3.1.1',
    info: {
      title: 'Veery',
      version,
      summary: 'The HTTP API of a Veery server: speech and audio on your own machine.',
      description:
        'Operations with `x-public-api` belong to the public ElevenLabs API, so clients that were written for it work with this server. All others belong to this installation, whose web app uses them.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(tags).map(([name, text]) => ({ name, description: text })),
    paths,
    components: {
      schemas: schemas.schemas,
      responses: shared,
      examples: Object.fromEntries([...examples].map(([error, name]) => [name, exampleOf(error)])),
      headers: Object.fromEntries(
        Object.entries(responseHeaders)
          .filter(([name]) => name !== 'idempotent-replayed' || endpoints.some(({ idempotent }) => idempotent))
          .map(([name, { description, type, example }]) => [name, { description, schema: { type }, example }]),
      ),
      ...(endpoints.some(({ idempotent }) => idempotent) ? { parameters: { IdempotencyKey: idempotencyKey } } : {}),
      securitySchemes: {
        apiKey: {
          type: 'apiKey',
          in: 'header',
          name: 'xi-api-key',
          description: 'An API key, created under Developers › API keys or with `POST /v1/user/create-api-key`.',
        },
        session: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The `id_token` of a session, as `POST /v1/auth/sign-in` and `POST /v1/auth/refresh` return it, or an API key, as clients of the OpenAI API send it.',
        },
        mediaCookie: {
          type: 'apiKey',
          in: 'cookie',
          name: mediaCookieName,
          description:
            'The cookie of a browser session, for what the browser fetches by itself: audio, files and events.',
        },
      },
    },
  };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A unique key for the request, up to 255 characters. A request that is repeated with the same key within 24 hours gets the first answer again and has no further effect.',
  schema: { type: 'string', maxLength: 255 },
};

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const refer = (names: readonly HeaderName[]) =>
  Object.fromEntries([...new Set(names)].map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function securityOf({ access, permission, media }: Endpoint): object[] {
  if (access === 'public') return [];
  const schemes = [...(permission === 'session-only' ? [] : ['apiKey']), 'session', ...(media ? ['mediaCookie'] : [])];
  return schemes.map((name) => ({ [name]: [] }));
}

function describeInput({ params, query, body, idempotent }: Endpoint, schemas: SchemaComponents) {
  const parametersIn = (place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema) =>
    Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: place,
      ...(place === 'path' || required.includes(name) ? { required: true } : {}),
      ...(description ? { description } : {}),
      schema,
    }));
  const parameters = [
    ...(params ? parametersIn('path', schemas.printObject(params)) : []),
    ...(query ? parametersIn('query', schemas.printObject(query)) : []),
    ...(idempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: isForm(body) ? describeForm(body, schemas) : describeJson(body, schemas) } : {}),
  };
}

function describeJson(body: Exclude<Endpoint['body'], FormBody | undefined>, schemas: SchemaComponents) {
  const required = !body.safeParse(undefined).success;
  return { required, content: json(schemas.print(body, 'input')) };
}

function describeForm({ fields, files }: FormBody, schemas: SchemaComponents) {
  const { properties = {}, required = [] } = schemas.printObject(fields);
  const parts = Object.entries(files).map(
    ([name, { count, types, maxBytes, minCount, maxCount }]): [string, JsonSchema] => {
      const limit =
        count === 'many' ? `Up to ${maxCount} files of ${maxBytes} bytes each` : `A file of up to ${maxBytes} bytes`;
      const description = `${limit}, of the type ${types.join(', ')}.`;
      const file = { type: 'string', format: 'binary', maxLength: maxBytes };
      return count === 'many'
        ? [name, { type: 'array', items: file, minItems: minCount, maxItems: maxCount, description }]
        : [name, { ...file, description }];
    },
  );
  const encoding = Object.fromEntries(
    Object.entries(files).map(([name, { types }]) => [name, { contentType: types.join(', ') }]),
  );
  const needed = Object.entries(files).flatMap(([name, { minCount }]) => (minCount > 0 ? [name] : []));
  const schema = {
    type: 'object',
    properties: { ...properties, ...Object.fromEntries(parts) },
    required: [...required, ...needed],
  };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

const binary = { type: 'string', format: 'binary' };

function describeAnswer(endpoint: Endpoint, schemas: SchemaComponents): Record<number, object> {
  const { response, headers = [] } = endpoint;
  const replayed = endpoint.idempotent ? (['idempotent-replayed'] as const) : [];
  const common = refer(['request-id', ...replayed, ...headers]);
  if (isJsonAnswer(response)) {
    return {
      200: { description: 'The call succeeded.', headers: common, content: json(schemas.print(response, 'output')) },
    };
  }
  switch (response.kind) {
    case 'empty':
      return { 204: { description: 'The call succeeded and has nothing to answer.', headers: common } };
    case 'lines': {
      const content = json(schemas.print(response.line, 'output'));
      return { 200: { description: 'JSON objects, each followed by a blank line.', headers: common, content } };
    }
    case 'events': {
      const content = { 'text/event-stream': { schema: schemas.print(response.event, 'output') } };
      return {
        200: { description: 'Server-sent events. The data of each is a JSON object.', headers: common, content },
      };
    }
    case 'stream': {
      const content = Object.fromEntries(response.types.map((type) => [type, { schema: binary }]));
      return { 200: { description: 'The body, sent while it is being made.', headers: common, content } };
    }
    case 'bytes': {
      const content = Object.fromEntries(response.types.map((type) => [type, { schema: binary }]));
      const whole = { ...common, ...refer(bytesHeaders.filter((name) => name !== 'content-range')) };
      return {
        200: { description: 'The whole file.', headers: whole, content },
        206: {
          description: 'The part that `range` asks for.',
          headers: { ...common, ...refer(bytesHeaders) },
          content,
        },
        304: {
          description: 'The file has not changed since the version that `if-none-match` names.',
          headers: refer(['request-id', 'etag']),
        },
      };
    }
  }
}

/** The headers that the kernel sets with every answer of bytes. */
export const bytesHeaders: readonly HeaderName[] = [
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-length',
  'content-range',
  'etag',
];

/** By its status; where two errors have the same one, with the HTTP status as well, and then with a number. */
function nameErrors(endpoints: Endpoint[]): Map<DeclaredError, string> {
  const names = new Map<DeclaredError, string>();
  const all = [...new Set(endpoints.flatMap(errorsOf))];
  for (const alike of Map.groupBy(all, ({ status }) => status).values()) {
    const byHttp = Map.groupBy(alike, ({ http }) => http);
    for (const [http, errors] of byHttp) {
      for (const [i, error] of errors.entries()) {
        names.set(error, [error.status, ...(byHttp.size > 1 ? [http] : []), ...(i > 0 ? [i + 1] : [])].join('_'));
      }
    }
  }
  return names;
}

function headersOfError(error: DeclaredError): HeaderName[] {
  const names = Object.keys(renderError(error, error.example).headers);
  return names.filter((name): name is HeaderName => Object.hasOwn(responseHeaders, name));
}

function exampleOf(error: DeclaredError) {
  const { status, code, type, message, param } = renderError(error, error.example);
  const detail = { type, code, message, status, request_id: responseHeaders['request-id'].example, param };
  return { summary: error.when, description: error.remedy, value: { detail } };
}
