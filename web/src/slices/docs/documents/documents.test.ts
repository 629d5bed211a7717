/** Small documents with every turn that the real ones take; the browser journey reads the real ones. */
import { describe, expect, it } from 'vitest';
import { readAsyncApi } from './asyncapi.ts';
import { findAnswered, findErrors } from './catalogue.ts';
import { socketExamples } from '../socket-examples.ts';
import { readOpenApi } from './openapi.ts';
import { accessWords, findOperations, groupOperations } from './operation.ts';
import { limitWords, propertiesOf, sampleOf, typeWords, type JsonSchema } from './schema.ts';

const schemas: Record<string, JsonSchema> = {
  Sliders: { type: 'object', properties: { speed: { type: 'number', minimum: 0.7, maximum: 1.2 } } },
  SpeechInput: {
    type: 'object',
    required: ['text'],
    properties: {
      text: { type: 'string' },
      seed: { anyOf: [{ type: 'integer', minimum: 0 }, { type: 'null' }] },
      sliders: { anyOf: [{ $ref: '#/components/schemas/Sliders' }, { type: 'null' }] },
    },
  },
  Tree: {
    type: 'object',
    required: ['children'],
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  },
};
const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

const document = readOpenApi({
  tags: [{ name: 'text-to-speech', description: 'Speech' }, { name: 'a-tree' }],
  paths: {
    '/v1/speech/{voice_id}': {
      post: {
        operationId: 'speak',
        summary: "Speak, don't whisper",
        tags: ['text-to-speech'],
        security: [{ apiKey: [] }, { session: [] }],
        'x-permission': 'text_to_speech',
        'x-public-api': 2025,
        'x-cost': 'One credit for each character.',
        parameters: [
          { $ref: '#/components/parameters/Again' },
          { name: 'format', in: 'query', required: true, schema: { type: 'string', enum: ['mp3', 'wav'] } },
          { name: 'voice_id', in: 'path', required: true, schema: { type: 'string' } },
        ],
        requestBody: { content: json('SpeechInput') },
        responses: {
          200: {
            description: 'Audio',
            headers: { 'request-id': { $ref: '#/components/headers/request-id' } },
            content: { 'audio/mpeg': {} },
          },
          401: { $ref: '#/components/responses/Refused' },
        },
      },
    },
    '/v1/tree': { get: { tags: ['a-tree'], security: [], responses: { 200: { content: json('Tree') } } } },
    '/v1/door': { post: { tags: ['a-tree'], security: [{ session: [] }] } },
  },
  components: {
    schemas,
    parameters: { Again: { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } } },
    headers: { 'request-id': { description: 'Names this request' } },
    responses: {
      Refused: {
        description: 'no_credits',
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/Sliders' },
            examples: { no_credits: { $ref: '#/components/examples/no_credits' } },
          },
        },
      },
    },
    examples: {
      no_credits: {
        summary: 'There are no credits left.',
        description: 'Wait.',
        value: { detail: { status: 'no_credits', code: 'out_of_credits', type: 'payment_required', message: 'None.' } },
      },
    },
  },
});
const http = document.operations;
const [speak, tree, door] = http;

const sockets = readAsyncApi({
  channels: {
    '/v1/speech/{voice_id}/input': {
      'x-permission': 'text_to_speech',
      parameters: { voice_id: { schema: { type: 'string' } } },
      bindings: { ws: { query: { type: 'object', properties: { model: { type: 'string', description: 'Which' } } } } },
      publish: { summary: 'Say', tags: [{ name: 'text-to-speech' }], message: { $ref: '#/components/messages/Text' } },
      subscribe: {
        message: { oneOf: [{ $ref: '#/components/messages/Sound' }, { name: 'Own', payload: { type: 'object' } }] },
      },
    },
  },
  components: {
    schemas,
    messages: {
      Text: { name: 'Text', payload: { $ref: '#/components/schemas/SpeechInput' } },
      Sound: { name: 'Sound', payload: { allOf: [{ $ref: '#/components/schemas/Sliders' }] } },
    },
  },
});

describe('readOpenApi', () => {
  it('finds what can be called, by whom, with what', () => {
    expect(http.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/speech/{voice_id}',
      'GET /v1/tree',
      'POST /v1/door',
    ]);
    expect(speak?.parameters.map((one) => one.in)).toEqual(['path', 'query', 'header']);
    expect(speak).toMatchObject({ isPublicApi: true, cost: 'One credit for each character.' });
    expect(speak?.answers[0]?.headers).toEqual([{ name: 'request-id', description: 'Names this request' }]);
    expect(accessWords(speak!)).toContain('text_to_speech');
    expect([tree?.access, door?.access]).toEqual(['public', 'session']);
    expect(speak?.answers.map(({ status }) => status)).toEqual(['200', '401']);
  });
  it('lists every refusal once, with the calls that answer it', () => {
    const [error, ...others] = document.errors;
    expect(others).toEqual([]);
    expect(error).toMatchObject({ http: '401', status: 'no_credits', code: 'out_of_credits', remedy: 'Wait.' });
    expect(error?.calls).toEqual([speak]);
    expect(speak?.answers[1]?.errors).toEqual(['no_credits']);
    const answer = JSON.stringify({ detail: { status: 'no_credits', code: 'out_of_credits' } });
    expect(findAnswered(document.errors, 401, answer)).toBe(error);
    expect(findAnswered(document.errors, 402, answer)).toBeUndefined();
    expect(findAnswered(document.errors, 401, '<html>')).toBeUndefined();
    expect(findErrors(document.errors, '401 CREDITS')).toEqual([error]);
    expect(findErrors(document.errors, 'voice')).toEqual([]);
  });
  it('groups and searches: the public API first, in the order of the areas', () => {
    const groups = groupOperations(http, document.areas).map(({ tag, isPublicApi }) => [tag, isPublicApi]);
    expect(groups).toEqual([
      ['text-to-speech', true],
      ['a-tree', false],
    ]);
    expect(findOperations(http, 'post WHISPER').map(({ id }) => id)).toEqual(['speak']);
    expect(findOperations(http, 'nothing')).toEqual([]);
  });
});

describe('readAsyncApi', () => {
  it('tells what is sent from what is received', () => {
    const [socket] = sockets;
    expect(socket).toMatchObject({ method: 'WS', summary: 'Say', tag: 'text-to-speech', permission: 'text_to_speech' });
    expect(socket?.sends.map(({ name }) => name)).toEqual(['Text']);
    expect(socket?.receives.map(({ name }) => name)).toEqual(['Sound', 'Own']);
    expect(propertiesOf(socket!.receives[0]!.schema, schemas).map(({ name }) => name)).toEqual(['speed']);
    expect(socket?.parameters.map(({ name, description }) => [name, description])).toEqual([
      ['voice_id', undefined],
      ['model', 'Which'],
    ]);
  });
});

describe('schemas', () => {
  it('are told in words', () => {
    const { seed, sliders } = schemas.SpeechInput!.properties!;
    expect([typeWords(seed!), typeWords(sliders!)]).toEqual(['integer or null', 'Sliders or null']);
    expect(typeWords({ $ref: '#/components/schemas/SpeechInput' })).toBe('Speech');
    expect(typeWords({ type: 'array', items: { type: ['string', 'null'] } })).toBe('array of string or null');
    expect(limitWords({ minimum: 0.7, maximum: 1.2 })).toEqual(['0.7 to 1.2']);
    expect(limitWords({ minimum: -Number.MAX_SAFE_INTEGER, maxItems: 3 })).toEqual(['at most 3 items']);
  });
  it('that hold themselves come to an end', () => {
    expect(JSON.stringify(sampleOf(schemas.Tree!, schemas)).length).toBeLessThan(200);
    expect(sampleOf({ $ref: '#/components/schemas/Nowhere' }, schemas)).toEqual({});
  });
});

describe('examples', () => {
  it('open a socket of this server, and end the conversation', () => {
    const [javascript, python] = socketExamples(sockets[0]!, 'https://veery.test');
    expect(javascript?.code).toContain("'wss://veery.test/v1/speech/VOICE_ID/input'");
    expect(javascript?.code).toContain('{"text":""}');
    expect(python?.code).toContain('connect("wss://veery.test/v1/speech/VOICE_ID/input"');
    expect(python?.code).toContain('socket.send("{\\"text\\":\\"\\"}")');
  });
});
