/** OpenAPI 3.1 at /openapi.json, printed from the endpoints that are mounted. */
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransformObject, jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isJsonAnswer, type Endpoint } from '#contract/kit/endpoint.ts';
import { ErrorBody, ValidationErrorBody } from '#contract/kit/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

export async function registerOpenApi(app: FastifyInstance, version: string, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Veery',
        version,
        description: 'Speech and audio on your own machine.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'xi-api-key' },
          session: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (input) => {
      const endpoint = (input.route.config as { endpoint?: Endpoint } | undefined)?.endpoint;
      if (!endpoint || input.route.method === 'HEAD') return { schema: { hide: true }, url: input.url };
      const schema = { ...input.schema, ...describe(endpoint) };
      return jsonSchemaTransform({ ...input, schema } as unknown as Parameters<typeof jsonSchemaTransform>[0]);
    },
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/openapi.json', { schema: { hide: true } as object }, async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return app.swagger();
  });
}

function describe(endpoint: Endpoint) {
  const isPublic = endpoint.access === 'public';
  const errors = { 401: ErrorBody.describe('Not allowed'), 422: ValidationErrorBody.describe('Invalid input') };
  return {
    operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/[^A-Za-z0-9]+/g, '_')}`,
    'x-permission': endpoint.permission,
    security: isPublic
      ? []
      : endpoint.permission === 'session-only'
        ? [{ session: [] }]
        : [{ apiKey: [] }, { session: [] }],
    response: { [isEmpty(endpoint) ? 204 : 200]: answerOf(endpoint), ...errors },
  };
}

const isEmpty = ({ response }: Endpoint) => !isJsonAnswer(response) && response.kind === 'empty';

function answerOf({ response }: Endpoint) {
  if (isJsonAnswer(response)) return response;
  if (response.kind === 'lines') {
    const content = { 'application/json': { schema: response.line } };
    return { description: 'JSON objects, each followed by a blank line', content };
  }
  if (response.kind === 'events') {
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: response.event } } };
  }
  if (response.kind === 'empty') return z.null().describe('Nothing');
  const binary = z.string().meta({ format: 'binary' });
  return {
    description: 'Audio',
    content: Object.fromEntries(response.types.map((type) => [type, { schema: binary }])),
  };
}
