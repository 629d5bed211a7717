/** The rules, and a language model that is asked over HTTP: a server of this test plays it. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { normalizeTags } from '#contract/dialogue/tags.ts';
import { createLog } from '../../kernel/boot/log.ts';
import { createOutgoing } from '../../kernel/outgoing/outgoing.ts';
import { enhanceByRules } from './enhance-rules.ts';
import { createLanguageModel } from './language-model.ts';

const wordsOf = (text: string) => text.replace(/\[[^\]]*\]/g, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

test.each([
  ['Well, I waited. And you?', 'Well, [short pause] I waited. And you?'],
  ['I thought... maybe tomorrow.', 'I thought... [pause] maybe tomorrow.'],
  ['Did you see it? It was huge.', 'Did you see it? [pause] It was huge.'],
  ['Stop! They are here.', 'Stop! [short pause] They are here.'],
  ['I will go — if you come.', 'I will go — [short pause] if you come.'],
  ['This is *really* new.', 'This is [short pause] *really* new.'],
  ['I will NEVER do that again!', 'I will [short pause] NEVER do that again!'],
  ['First.\n\nSecond.', 'First.\n\n[long pause] Second.'],
  ['Tja, das war es.', 'Tja, [short pause] das war es.'],
  ['NASA has launched it.', 'NASA has launched it.'],
  ['Really? [laughs] No.', 'Really? [laughs] No.'],
  ['<phoneme ph="a? b">x</phoneme>', '<phoneme ph="a? b">x</phoneme>'],
  ['It costs 3.50 euros.', 'It costs 3.50 euros.'],
])('%j becomes %j', (text, expected) => {
  expect(enhanceByRules([text], 3000)).toEqual([expected]);
});

test('rules keep every word and stay within the limit', () => {
  const text = 'Well, did you hear? Oh, no! I thought... maybe — just maybe — it was YOU who did it! ';
  const blocks = Array.from({ length: 10 }, () => text.repeat(3));
  const enhanced = enhanceByRules(blocks, 3000);
  expect(enhanced.map(wordsOf)).toEqual(blocks.map(wordsOf));
  expect(enhanced.join('').length).toBeLessThanOrEqual(3000);
  expect(enhanced.join('').length).toBeGreaterThan(blocks.join('').length);
});

test.each([
  ['[ laughs ] yes', '[laughs] yes'],
  ['Oh   [ long   pause ]   no', 'Oh [long pause] no'],
  ['a[ sighs ]b', 'a[sighs]b'],
  ['see [ 1 ] and [ x](y)', 'see [ 1 ] and [ x](y)'],
  ['[laughs]', '[laughs]'],
])('the tags of %j are written %j', (text, expected) => {
  expect(normalizeTags(text)).toBe(expected);
});

const model = { status: 200, answer: (blocks: string[]): unknown => blocks };
const asked: { authorization: string | undefined; body: { model: string; messages: { content: string }[] } }[] = [];
const server = http.createServer((request, response) => {
  let body = '';
  request.on('data', (bytes: Buffer) => (body += bytes.toString()));
  request.on('end', () => {
    const parsed = JSON.parse(body) as (typeof asked)[number]['body'];
    asked.push({ authorization: request.headers.authorization, body: parsed });
    const blocks = model.answer(JSON.parse(parsed.messages[1]?.content ?? '[]') as string[]);
    const content =
      typeof blocks === 'string' ? blocks : `Here it is:\n\`\`\`json\n${JSON.stringify({ blocks })}\n\`\`\``;
    response.writeHead(model.status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(model.status === 200 ? { choices: [{ message: { content } }] } : { error: 'key sk-1' }),
    );
  });
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

const given = ['Well, hello.', 'How are [ laughs ] you?'];
async function enhance(allowPrivate = ['127.0.0.1']) {
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const languageModel = { baseUrl, model: 'toy', apiKey: 'sk-1' };
  const port = createLanguageModel({
    config: { languageModel },
    outgoing: createOutgoing({ allowPrivate }),
    log: createLog('silent'),
  });
  return port.enhanceDialogue(given, 3000, new AbortController().signal);
}

test('a language model adds the tags where one is configured', async () => {
  model.answer = ([first, second]) => [`[cheerfully] ${first}`, `${second} [ sighs ]`];
  expect(await enhance()).toEqual({
    blocks: ['[cheerfully] Well, hello.', 'How are [laughs] you? [sighs]'],
    by: 'language_model',
  });
  expect(asked.at(-1)).toMatchObject({ authorization: 'Bearer sk-1', body: { model: 'toy' } });
});

test.each<[string, typeof model.answer, string]>([
  ['one text is missing', ([first]) => [first], 'it answered 1 texts instead of 2'],
  ['a word is another one', ([first]) => [first, 'How is [laughs] it?'], 'it changed the words of text 2'],
  ['a tag is gone', ([first]) => [first, 'How are you?'], 'it took a tag out of text 2'],
  ['the texts are too long', ([first, second]) => [first, `${second} ${'[sighs] '.repeat(500)}`], 'its texts have'],
  ['it is no JSON', () => 'I cannot do that.', 'its answer could not be read'],
  ['it is no list of texts', () => '{"blocks": [1, 2]}', 'its answer could not be read'],
])('an answer is not used where %s: the rules take over, and say why', async (_, answer, problem) => {
  model.answer = answer;
  const { blocks, by, problem: told } = await enhance();
  expect([blocks, by]).toEqual([['Well, [short pause] hello.', 'How are [laughs] you?'], 'rules']);
  expect(told).toContain(problem);
});

test('a model that fails is replaced by the rules, and its key is told to nobody', async () => {
  model.status = 500;
  const { by, problem } = await enhance();
  model.status = 200;
  expect([by, problem]).toEqual(['rules', expect.stringMatching(/^it answered 500/) as string]);
  expect(problem).not.toContain('sk-1');
});

test('a private address that the operator did not allow is not asked', async () => {
  const before = asked.length;
  expect(await enhance([])).toMatchObject({ by: 'rules', problem: expect.any(String) as string });
  expect(asked.length).toBe(before);
});
