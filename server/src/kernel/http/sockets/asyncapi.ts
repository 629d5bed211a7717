/** AsyncAPI 2.6 at /asyncapi.json, printed from the sockets that are mounted. */
import { renderError, type DeclaredError } from '#contract/kit/declared-error.ts';
import { closeCodeOf, closeCodes, socketErrorsOf } from '#contract/kit/socket-errors.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Schema } from '#contract/kit/schema.ts';
import { credentialQuery, SocketError, type Socket } from '#contract/kit/socket.ts';
import type { SocketRoute } from './socket.ts';

interface JsonSchema {
  $ref?: string;
  properties?: Record<string, { description?: string }>;
  definitions?: Record<string, object>;
  [key: string]: unknown;
}

const securitySchemes = {
  apiKey: { type: 'httpApiKey', in: 'header', name: 'xi-api-key', description: 'An API key.' },
  session: { type: 'http', scheme: 'bearer', description: 'The token of a session.' },
  apiKeyInQuery: { type: 'httpApiKey', in: 'query', name: 'xi-api-key', description: credentialQuery['xi-api-key'] },
  sessionInQuery: {
    type: 'httpApiKey',
    in: 'query',
    name: 'authorization',
    description: credentialQuery.authorization,
  },
  singleUseToken: {
    type: 'httpApiKey',
    in: 'query',
    name: 'single_use_token',
    description: credentialQuery.single_use_token,
  },
};

export function registerAsyncApi<C>(
  app: FastifyInstance,
  routes: SocketRoute<C>[],
  about: { version: string; publicUrl: string },
): void {
  const document = describeSockets(
    routes.map(({ socket }) => socket),
    about,
  );
  app.get('/asyncapi.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    return document;
  });
}

function describeError(declared: DeclaredError) {
  const { when, remedy, example } = declared;
  const { status, message } = renderError(declared, example);
  return { error: status, message, when, remedy, close_code: closeCodeOf(declared) };
}

export function describeSockets(sockets: Socket[], { version, publicUrl }: { version: string; publicUrl: string }) {
  const schemas: Record<string, object> = {};
  const messages: Record<string, object> = {};

  /** Returns the schema itself, or a reference when it has an id. What it refers to becomes a component. */
  function schemaOf(schema: Schema, io: 'input' | 'output'): JsonSchema {
    const printed = z.toJSONSchema(schema as unknown as z.ZodType, { io, target: 'draft-7', unrepresentable: 'any' });
    const moved = JSON.stringify(printed).replaceAll('"#/definitions/', '"#/components/schemas/');
    const { $schema: _, definitions, ...own } = JSON.parse(moved) as JsonSchema;
    Object.assign(schemas, definitions);
    return own;
  }

  function messageOf(schema: Schema, io: 'input' | 'output') {
    const payload = schemaOf(schema, io);
    const name = payload.$ref?.split('/').at(-1);
    if (!name) throw new Error('a message of a socket needs an id');
    messages[name] = { messageId: name, name, contentType: 'application/json', payload };
    return { $ref: `#/components/messages/${name}` };
  }

  function channelOf(socket: Socket) {
    const { path, summary, description, tag, params, query, incoming, outgoing } = socket;
    const { permission, tokenType, publicApi } = socket;
    const operation = path.replace(/[^A-Za-z0-9]+/g, '_');
    const parameters = params ? schemaOf(params, 'input').properties : {};
    const names = Object.entries(credentialQuery).filter(([name]) => tokenType ?? !name.endsWith('token'));
    const credentials = Object.fromEntries(names.map(([name, description]) => [name, { type: 'string', description }]));
    const properties = { ...(query ? schemaOf(query, 'input').properties : {}), ...credentials };
    const tags = [{ name: tag }];
    const said = [...outgoing, SocketError].map((schema) => messageOf(schema, 'output'));
    return {
      description,
      'x-permission': permission,
      ...(publicApi ? { 'x-public-api': publicApi } : {}),
      'x-errors': socketErrorsOf(socket).map(describeError),
      'x-close-codes': closeCodes,
      parameters: Object.fromEntries(
        Object.entries(parameters ?? {}).map(([name, { description, ...schema }]) => [name, { description, schema }]),
      ),
      bindings: { ws: { method: 'GET', query: { type: 'object', properties }, bindingVersion: '0.1.0' } },
      // AsyncAPI 2 names operations from the client's side.
      publish: { operationId: `send${operation}`, summary, description, tags, message: messageOf(incoming, 'input') },
      subscribe: { operationId: `receive${operation}`, summary, description, tags, message: { oneOf: said } },
    };
  }

  const channels = Object.fromEntries(sockets.map((socket) => [socket.path, channelOf(socket)]));
  const { host, protocol } = new URL(publicUrl);
  return {
    asyncapi: '2.6.0',
    info: {
      title: 'Veery',
      version,
      description: 'The WebSockets of a Veery server. The other calls are in `/openapi.json`.',
      license: { name: 'AGPL-3.0-or-later' },
    },
    defaultContentType: 'application/json',
    servers: {
      here: {
        url: host,
        protocol: protocol === 'https:' ? 'wss' : 'ws',
        security: Object.keys(securitySchemes).map((name) => ({ [name]: [] })),
      },
    },
    channels,
    components: { schemas, messages, securitySchemes },
  };
}
