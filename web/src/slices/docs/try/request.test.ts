import { expect, it } from 'vitest';
import { readOpenApi } from '../documents/openapi.ts';
import {
  buildRequest,
  charactersOf,
  findProblems,
  initialValues,
  isDestructive,
  readRefusedFields,
} from './request.ts';
import { samplesOf } from './samples.ts';

const mp3 = { description: 'Audio', content: { 'audio/mpeg': {} } };
const [speak, upload, end] = readOpenApi({
  paths: {
    '/v1/speech/{voice_id}': {
      post: {
        operationId: 'speak',
        security: [{ apiKey: [] }],
        parameters: [
          { name: 'voice_id', in: 'path', required: true, schema: { type: 'string', examples: ['Mia/1'] } },
          { name: 'format', in: 'query', schema: { type: 'string', enum: ['mp3', 'wav'], default: 'mp3' } },
          { name: 'logging', in: 'query', schema: { type: 'boolean', default: true } },
          { name: 'ids', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['text', 'owner'],
                properties: { text: { type: 'string' }, owner: { type: 'string' }, seed: { type: 'integer' } },
              },
            },
          },
        },
        responses: { 200: mp3 },
      },
    },
    '/v1/recordings': {
      post: {
        operationId: 'upload',
        security: [{ session: [] }],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['name', 'samples', 'password'],
                properties: {
                  name: { type: 'string' },
                  password: { type: 'string' },
                  labels: { type: 'object', additionalProperties: { type: 'string' } },
                  samples: {
                    type: 'array',
                    minItems: 1,
                    maxItems: 2,
                    items: { type: 'string', format: 'binary', maxLength: 10 },
                  },
                },
              },
              encoding: { samples: { contentType: 'audio/*' } },
            },
          },
        },
        responses: { 204: { description: 'Kept' } },
      },
    },
    '/v1/user/end-others': { post: { operationId: 'end' } },
  },
}).operations;
const key = { 'xi-api-key': "it's a secret" };
const origin = 'https://veery.test';

it('begins with what is certain, and leaves the rest to its default', () => {
  const values = initialValues(speak!);
  expect(values).toEqual({
    path: { voice_id: 'Mia/1' },
    query: {},
    header: {},
    body: { text: 'Good morning from the harbour.' },
  });
  expect([...findProblems(speak!, values).keys()]).toEqual(['body/owner']);
  expect([...findProblems(speak!, { ...values, path: {} }).keys()]).toEqual(['path/voice_id', 'body/owner']);
});

it('sends what was given, and nothing else', () => {
  const values = {
    path: { voice_id: 'Mia/1' },
    query: { format: 'wav', ids: ['a', 'b'] },
    header: {},
    body: { text: 'Hi' },
  };
  expect(buildRequest(speak!, values, key)).toEqual({
    method: 'POST',
    url: '/v1/speech/Mia%2F1?format=wav&ids=a&ids=b',
    headers: { ...key, 'content-type': 'application/json' },
    body: { kind: 'json', value: { text: 'Hi' } },
  });
  expect(buildRequest(speak!, { ...values, body: undefined }, key)).toMatchObject({ body: undefined, headers: key });
});

it('sends the parts of a form, and leaves its type to the browser', () => {
  const take = new File(['abc'], 'take.mp3', { type: 'audio/mpeg' });
  const body = { name: 'Mia', samples: [take, take], labels: { accent: 'Irish' }, password: 'x' };
  const values = { path: {}, query: {}, header: {}, body };
  expect(buildRequest(upload!, values, {})).toEqual({
    method: 'POST',
    url: '/v1/recordings',
    headers: {},
    body: {
      kind: 'form',
      parts: [
        ['name', 'Mia'],
        ['samples', take],
        ['samples', take],
        ['labels', '{"accent":"Irish"}'],
        ['password', 'x'],
      ],
    },
  });
  const long = new File(['0123456789a'], 'long.mp3', { type: 'audio/mpeg' });
  const picture = new File(['x'], 'face.png', { type: 'image/png' });
  const problems = findProblems(upload!, { ...values, body: { ...body, samples: [take, long, picture] } });
  expect([...problems].map(([place, { message }]) => [place, message])).toEqual([
    ['body/samples', 'At most 2 entries are taken.'],
    ['body/samples/1', 'The file is larger than 10\u00a0B.'],
    ['body/samples/2', 'Only these types are taken: audio/*.'],
  ]);
});

it('is code in three languages, without a secret of the reader', () => {
  const values = { ...initialValues(speak!), body: { text: "It's late", seed: 1 } };
  const [curl, javascript, python] = samplesOf(speak!, values, origin);
  expect(curl?.code.split(' \\\n  ')).toEqual([
    "curl -X POST 'https://veery.test/v1/speech/Mia%2F1'",
    "-H 'xi-api-key: YOUR_API_KEY'",
    "-H 'content-type: application/json'",
    `-d '{"text":"It'\\''s late","seed":1,"owner":"…"}'`,
    '--output audio.mp3',
  ]);
  expect(javascript?.code).toContain("await fetch('https://veery.test/v1/speech/Mia%2F1', {\n  method: 'POST',");
  expect(javascript?.code).toContain('"text": "It\'s late"');
  expect(python?.code).toBe(
    [
      'import requests',
      '',
      'response = requests.post(',
      '    "https://veery.test/v1/speech/Mia%2F1",',
      '    headers={',
      '        "xi-api-key": "YOUR_API_KEY",',
      '    },',
      '    json={',
      '        "text": "It\'s late",',
      '        "seed": 1,',
      '        "owner": "…",',
      '    },',
      ')',
      'response.raise_for_status()',
      'with open("audio.mp3", "wb") as output:',
      '    output.write(response.content)',
    ].join('\n'),
  );
  expect(samplesOf(speak!, { ...values, path: {} }, origin)[0]?.code).toContain('/v1/speech/Mia%2F1');
});

it('names the files of a form in its code, and hides what its field hides', () => {
  const take = new File(['abc'], 'take.mp3', { type: 'audio/mpeg' });
  const body = { name: 'Mia', password: 'hunter2', samples: [take] };
  const codes = samplesOf(upload!, { path: {}, query: {}, header: {}, body }, origin).map(({ code }) => code);
  expect(codes[0]).toContain("-F 'samples=@take.mp3'");
  expect(codes[1]).toContain("form.append('samples', await openAsBlob('take.mp3'), 'take.mp3');");
  expect(codes[2]).toContain('files=[("samples", open("take.mp3", "rb"))]');
  for (const code of codes) {
    expect(code).toContain('YOUR_PASSWORD');
    expect(code).not.toContain('hunter2');
  }
});

it('asks before what cannot be taken back', () => {
  expect([speak, upload, end].map((one) => isDestructive(one!))).toEqual([false, false, true]);
  expect(isDestructive({ ...speak!, method: 'DELETE' })).toBe(true);
});

it('finds the fields that the server refused', () => {
  const answer = JSON.stringify({ detail: [{ type: 'missing', loc: ['body', 'rows', 0], msg: 'Field required' }] });
  expect([...readRefusedFields(answer)]).toEqual([['body/rows/0', { message: 'Field required', isMissing: false }]]);
  expect(readRefusedFields('{"detail":{"status":"no"}}').size).toBe(0);
  expect(readRefusedFields('<html>').size).toBe(0);
});

it('counts the characters that would be charged for', () => {
  expect(charactersOf({ text: 'Grüße 🎧' })).toBe(7);
  expect(charactersOf({ text: 1 })).toBeUndefined();
  expect(charactersOf(null)).toBeUndefined();
});
