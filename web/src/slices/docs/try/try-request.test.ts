import { expect, it } from 'vitest';
import { readOpenApi } from '../openapi.ts';
import { buildTry, charactersOf, curlOf, initialValues, missingOf } from './try-request.ts';

const [speak] = readOpenApi({
  paths: {
    '/v1/speech/{voice_id}': {
      post: {
        operationId: 'speak',
        security: [{ apiKey: [] }],
        parameters: [
          { name: 'voice_id', in: 'path', required: true, schema: { type: 'string', examples: ['Mia/1'] } },
          { name: 'format', in: 'query', schema: { type: 'string', enum: ['mp3', 'wav'], default: 'mp3' } },
          { name: 'logging', in: 'query', schema: { type: 'boolean', default: true } },
        ],
        requestBody: {
          content: {
            'application/json': {
              schema: { type: 'object', required: ['text'], properties: { text: { type: 'string' } } },
            },
          },
        },
      },
    },
  },
}).operations;
const key = { 'xi-api-key': "it's a secret" };

it('begins with the example of what is needed, and leaves the rest to its default', () => {
  const values = initialValues(speak!);
  expect(values.parameters).toEqual({ 'path:voice_id': 'Mia/1', 'query:format': '', 'query:logging': '' });
  expect(JSON.parse(values.body)).toEqual({ text: 'Good morning from the harbour.' });
  expect(missingOf(speak!, values)).toEqual([]);
  expect(missingOf(speak!, { ...values, parameters: {} })).toEqual(['voice_id']);
});

it('sends what was given, and nothing else', () => {
  const values = { parameters: { 'path:voice_id': 'Mia/1', 'query:format': 'wav' }, body: '{ "text": "Hi" }' };
  expect(buildTry(speak!, values, key)).toEqual({
    method: 'POST',
    url: '/v1/speech/Mia%2F1?format=wav',
    headers: { ...key, 'content-type': 'application/json' },
    body: '{ "text": "Hi" }',
  });
  expect(buildTry(speak!, { ...values, body: ' ' }, key)).toMatchObject({ body: undefined, headers: key });
});

it('is the same for a shell, without the key of the reader', () => {
  const request = buildTry(speak!, initialValues(speak!), key);
  const curl = curlOf({ ...request, body: '{"text": "It\'s late"}' }, 'https://veery.test');
  expect(curl.split(' \\\n  ')).toEqual([
    "curl -i -X POST 'https://veery.test/v1/speech/Mia%2F1'",
    "-H 'xi-api-key: YOUR_API_KEY'",
    "-H 'content-type: application/json'",
    `-d '{"text":"It'\\''s late"}'`,
  ]);
});

it('counts the characters that would be charged for', () => {
  expect(charactersOf('{"text":"Grüße 🎧"}')).toBe(7);
  expect(charactersOf('{"text":1}')).toBeUndefined();
  expect(charactersOf('null')).toBeUndefined();
  expect(charactersOf('{')).toBeUndefined();
});
