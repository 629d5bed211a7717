/** Reads /asyncapi.json (AsyncAPI 2.6): there, a client publishes what it sends and subscribes to what it gets. */
import type { Message, Operation, Parameter, SocketError } from './operation.ts';
import { resolve, type JsonSchema, type Schemas } from './schema.ts';

interface AsyncMessage {
  $ref?: string;
  name?: string;
  messageId?: string;
  title?: string;
  summary?: string;
  description?: string;
  payload?: JsonSchema;
  oneOf?: AsyncMessage[];
}

interface AsyncOperation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: { name: string }[];
  security?: Record<string, unknown>[];
  message?: AsyncMessage;
  'x-permission'?: string;
}

interface Channel {
  description?: string;
  parameters?: Record<string, { description?: string; schema?: JsonSchema }>;
  bindings?: { ws?: { query?: JsonSchema; headers?: JsonSchema } };
  publish?: AsyncOperation;
  subscribe?: AsyncOperation;
  'x-permission'?: string;
  'x-public-api'?: number;
  'x-errors'?: SocketError[];
}

export interface AsyncApiDocument {
  channels?: Record<string, Channel>;
  components?: { schemas?: Schemas; messages?: Record<string, AsyncMessage> };
}

function messagesOf(message: AsyncMessage | undefined, document: AsyncApiDocument): Message[] {
  if (!message) return [];
  if (message.oneOf) return message.oneOf.flatMap((one) => messagesOf(one, document));
  const name = message.$ref?.split('/').at(-1);
  const whole = { ...(name ? document.components?.messages?.[name] : {}), ...message };
  if (whole.oneOf) return whole.oneOf.flatMap((one) => messagesOf(one, document));
  if (!whole.payload) return [];
  const schema = resolve(whole.payload, document.components?.schemas ?? {});
  return [
    {
      name: whole.title ?? whole.name ?? whole.messageId ?? name ?? schema.title ?? 'Message',
      description: whole.description ?? whole.summary ?? schema.description,
      schema: whole.payload,
    },
  ];
}

function fieldsOf(schema: JsonSchema | undefined, place: Parameter['in'], schemas: Schemas): Parameter[] {
  const { properties = {}, required = [] } = schema ? resolve(schema, schemas) : {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    isRequired: required.includes(name),
    schema: field,
    description: resolve(field, schemas).description,
  }));
}

export function readAsyncApi(document: AsyncApiDocument): Operation[] {
  const schemas = document.components?.schemas ?? {};
  return Object.entries(document.channels ?? {}).map(([path, channel]): Operation => {
    const { publish, subscribe, parameters = {}, bindings } = channel;
    const summary = publish?.summary ?? subscribe?.summary ?? channel.description ?? path;
    const inPath = Object.entries(parameters).map(
      ([name, { description, schema = { type: 'string' } }]): Parameter => ({
        name,
        in: 'path',
        isRequired: true,
        schema,
        description,
      }),
    );
    return {
      id: `ws${path.replace(/\W+/g, '_')}`,
      method: 'WS',
      path,
      summary,
      description: [publish?.description, channel.description].find((text) => text && text !== summary),
      tag: publish?.tags?.[0]?.name ?? subscribe?.tags?.[0]?.name ?? path.split('/')[2] ?? 'sockets',
      isPublicApi: channel['x-public-api'] !== undefined,
      cost: undefined,
      access: 'key',
      permission: channel['x-permission'] ?? publish?.['x-permission'] ?? subscribe?.['x-permission'],
      parameters: [
        ...inPath,
        ...fieldsOf(bindings?.ws?.query, 'query', schemas),
        ...fieldsOf(bindings?.ws?.headers, 'header', schemas),
      ],
      body: undefined,
      answers: [],
      sends: messagesOf(publish?.message, document),
      receives: messagesOf(subscribe?.message, document),
      socketErrors: channel['x-errors'] ?? [],
      schemas,
    };
  });
}
