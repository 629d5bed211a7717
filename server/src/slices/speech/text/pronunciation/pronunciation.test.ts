/** Pronunciation dictionaries in every call that speaks: what is heard, timed, kept, priced and told. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as batchesApi from '#contract/speech-batches/api.ts';
import * as historyApi from '#contract/history/api.ts';
import * as jobsApi from '#contract/jobs/api.ts';
import * as dictionariesApi from '#contract/pronunciation-dictionaries/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import type { SpeechRequest } from '#contract/speech/types.ts';
import { testApp, type TestApp, type TestUser } from '../../../../testing/app.ts';
import { ledgerOf } from '../../../../testing/ledger.ts';
import { testVoice } from '../../../../testing/voice.ts';
import { finals, open, restOf, spokenOf, textOf } from '../../../speech-sockets/speech-sockets.suite.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

type NewRule = { string_to_replace: string } & (
  | { alias: string }
  | { phoneme: string; alphabet: 'ipa' | 'cmu-arpabet' }
);
const ruleOf = (one: NewRule) =>
  'alias' in one ? { ...one, type: 'alias' as const } : { ...one, type: 'phoneme' as const };

async function create(rules: NewRule[], user = mia) {
  const body = { name: 'Names', rules: rules.map(ruleOf) };
  const response = await t.call(dictionariesApi.createFromRules, user, { body });
  expect(response.status).toBe(200);
  const { id, version_id } = await response.json();
  return { pronunciation_dictionary_id: id, version_id };
}

async function setRules({ pronunciation_dictionary_id }: Locator, rules: NewRule[]) {
  const body = { rules: rules.map(ruleOf) };
  const response = await t.call(dictionariesApi.setRules, mia, { params: { pronunciation_dictionary_id }, body });
  expect(response.status).toBe(200);
}

type Locator = Awaited<ReturnType<typeof create>>;
const latest = ({ pronunciation_dictionary_id }: Locator) => ({ pronunciation_dictionary_id });

async function speak(
  text: string,
  locators?: { pronunciation_dictionary_id: string }[] | null,
  more: Partial<SpeechRequest> = {},
  user = mia,
) {
  const body = { text, ...(locators === undefined ? {} : { pronunciation_dictionary_locators: locators }), ...more };
  const params = { voice_id: testVoice.voice_id };
  const query = { output_format: 'pcm_22050' as const };
  const response = await t.call(speechApi.convertWithTimestamps, user, { params, query, body });
  const answer = (await response.json()) as Awaited<ReturnType<typeof response.json>> & {
    detail?: { status?: string };
  };
  return {
    status: response.status,
    error: answer.detail?.status,
    id: response.headers.get('history-item-id') ?? '',
    cost: Number(response.headers.get('character-cost')),
    cache: response.headers.get('x-veery-cache'),
    kept: response.headers.get('x-veery-kept-sentences'),
    warnings: JSON.parse(decodeURIComponent(response.headers.get('x-veery-warnings') ?? '%5B%5D')) as {
      code: string;
      message: string;
    }[],
    audio: answer.audio_base64,
    written: answer.alignment?.characters.join(''),
    spoken: answer.normalized_alignment?.characters.join(''),
  };
}

test('what is written is timed and paid, what the rules say is spoken', async () => {
  const locator = await create([{ string_to_replace: 'nginx', alias: 'engine ex' }]);
  const text = 'We run nginx here.';
  const said = await speak(text, [latest(locator)]);
  expect(said).toMatchObject({ status: 200, written: text, spoken: 'We run engine ex here.', cost: text.length });
  const price = await t.call(speechApi.priceSpeech, mia, {
    ...{ params: { voice_id: testVoice.voice_id }, query: { output_format: 'pcm_22050' } },
    body: { text: 'We run nginx there.', pronunciation_dictionary_locators: [locator] },
  });
  expect(await price.json()).toMatchObject({ characters: 19, credits: 19 });
  const params = { history_item_id: said.id };
  const { text: kept } = await (await t.call(historyApi.getHistoryItem, mia, { params })).json();
  expect(kept).toBe(text);
});

test('dictionaries are tried in order, in the version that is named; a wrong one is a clear error', async () => {
  const first = await create([{ string_to_replace: 'SQL', alias: 'sequel' }]);
  const second = await create([
    { string_to_replace: 'SQL', alias: 'squeal' },
    { string_to_replace: 'here', alias: 'there' },
  ]);
  expect((await speak('Say SQL here.', [first, second])).spoken).toBe('Say sequel there.');
  expect((await speak('Say SQL here.', [second, first])).spoken).toBe('Say squeal there.');
  await setRules(first, [{ string_to_replace: 'SQL', alias: 'data' }]);
  expect((await speak('Say SQL now.', [first])).spoken).toBe('Say sequel now.');
  expect((await speak('Say SQL now.', [latest(first)])).spoken).toBe('Say data now.');
  expect((await speak('Hi.', [{ ...first, version_id: second.version_id } as Locator])).error).toBe(
    'pronunciation_dictionary_version_not_found',
  );
  expect((await speak('Hi.', [first, first, first, first])).status).toBe(422);
  const eve = await t.user({ tier: 'pro' });
  const { before } = { before: (await ledgerOf(t, eve)).entries.length };
  expect(await speak('Hi SQL.', [first], {}, eve)).toMatchObject({
    status: 404,
    error: 'pronunciation_dictionary_not_found',
  });
  const params = { pronunciation_dictionary_id: first.pronunciation_dictionary_id };
  await t.call(dictionariesApi.updateDictionary, mia, { params, body: { archived: true } });
  expect(await speak('Hi SQL.', [first])).toMatchObject({ status: 400, error: 'pronunciation_dictionary_archived' });
  // What only work in the background may say is no field of the request.
  const more = { pinned_dictionaries: [first] } as object;
  expect((await speak('Hi SQL.', [], more)).spoken).not.toContain('sequel');
  expect((await ledgerOf(t, eve)).entries).toHaveLength(before);
});

test('the list of the workspace applies to every call that names none', async () => {
  const ben = await t.user({ tier: 'pro' });
  const locator = await create([{ string_to_replace: 'Veery', alias: 'a small brown bird' }], ben);
  const body = { pronunciation_dictionary_locators: [latest(locator)] };
  expect((await t.call(dictionariesApi.setWorkspaceDictionaries, ben, { body })).status).toBe(200);
  const heard = 'I hear a small brown bird.';
  const text = 'I hear Veery.';
  expect((await speak(text, undefined, {}, ben)).spoken).toBe(heard);
  expect((await speak(text, null, {}, ben)).spoken).toBe(heard);
  expect((await speak(text, [], {}, ben)).spoken).toBe(text);
  for (const multi of [false, true]) {
    const client = await open(t, ben, { multi, query: { output_format: 'pcm_16000' } });
    client.send({ text: ' ' });
    client.send({ text, flush: true });
    client.send(multi ? { close_socket: true } : { text: '' });
    const said = await restOf(client);
    expect([finals(said).length, textOf(said).trim(), spokenOf(said).trim()]).toEqual([1, text, heard]);
  }
  const headers = { 'xi-api-key': ben.apiKey, 'content-type': 'application/json' };
  const openai = await fetch(`${t.url}/v1/audio/speech`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${ben.apiKey}` },
    body: JSON.stringify({
      model: 'tts-1',
      voice: testVoice.voice_id,
      input: 'Once more Veery.',
      response_format: 'pcm',
    }),
  });
  expect(openai.status).toBe(200);
  await openai.arrayBuffer();
  const { history } = await (await t.call(historyApi.listHistory, ben, {})).json();
  const id = history.find((one) => one.text === 'Once more Veery.')?.history_item_id ?? '';
  const item = await (await t.call(historyApi.getHistoryItem, ben, { params: { history_item_id: id } })).json();
  expect(item.alignments?.normalized_alignment.characters.join('')).toBe('Once more a small brown bird.');
});

test('a socket speaks with the dictionaries of its first message, and with those of that moment', async () => {
  const locator = await create([{ string_to_replace: 'um', alias: 'well' }]);
  const client = await open(t, mia, { query: { output_format: 'pcm_16000' } });
  client.send({ text: ' ', pronunciation_dictionary_locators: [latest(locator)] });
  client.send({ text: 'So um one. ', flush: true });
  await client.next();
  await setRules(locator, [{ string_to_replace: 'um', alias: 'hello' }]);
  client.send({ text: 'So um two. ', flush: true });
  client.send({ text: '' });
  expect(spokenOf(await restOf(client))).toMatch(/So well two/);
});

test('only a rule that matched makes another request of it', async () => {
  const locator = await create([
    { string_to_replace: 'Siobhan', phoneme: 'ʃɪˈvɔːn', alphabet: 'ipa' },
    { string_to_replace: 'gif', alias: 'jiff' },
  ]);
  const text = 'Siobhan sent a gif.';
  const first = await speak(text, [latest(locator)]);
  expect(first).toMatchObject({ cache: 'miss', spoken: 'Siobhan sent a jiff.', warnings: [] });
  const other = { string_to_replace: 'unrelated', alias: 'something' };
  const gif = { string_to_replace: 'gif', alias: 'jiff' };
  await setRules(locator, [other, { string_to_replace: 'Siobhan', phoneme: 'ʃɪˈvɔːn', alphabet: 'ipa' }, gif]);
  expect(await speak(text, [latest(locator)])).toMatchObject({ cache: 'hit', cost: 0, audio: first.audio });
  await setRules(locator, [{ string_to_replace: 'Siobhan', phoneme: 'ˈʃoʊbən', alphabet: 'ipa' }, gif]);
  const changed = await speak(text, [latest(locator)]);
  expect(changed.cache).toBe('miss');
  expect(changed.audio).not.toBe(first.audio);
});

test('a redo speaks the sentences again whose rules have changed, and only those', async () => {
  const rules = (alias: string, phoneme: string): NewRule[] => [
    { string_to_replace: 'gif', alias },
    { string_to_replace: 'Joan', phoneme, alphabet: 'ipa' },
  ];
  const locator = await create(rules('jiff', 'ˈdʒoʊn'));
  const text = 'The first sentence stays. Here is a gif of it. Then Joan came home. Nobody else was there.';
  const locators = [latest(locator)];
  const first = await speak(text, locators, { seed: 3 });
  await setRules(locator, rules('picture that moves', 'ˈdʒoʊn'));
  const second = await speak(text, locators, { seed: 3, redo_of: first.id });
  expect(second).toMatchObject({ kept: '0,2-3', cost: 'Here is a gif of it. '.length, written: text });
  expect(second.spoken).toBe(text.replace('gif', 'picture that moves'));
  await setRules(locator, rules('picture that moves', 'ʒuˈɑn'));
  const third = await speak(text, locators, { seed: 3, redo_of: second.id });
  expect(third).toMatchObject({ kept: '0-1,3', cost: 'Then Joan came home. '.length });
  expect(await speak(text, locators, { seed: 3, redo_of: third.id })).toMatchObject({ cache: 'hit', cost: 0 });
});

test('what an engine cannot say is told for each rule, and what would not be paid for is refused', async () => {
  const locator = await create([
    { string_to_replace: 'alpha', phoneme: 'ǃǁ', alphabet: 'ipa' },
    { string_to_replace: 'beta', phoneme: 'B EY1 T AH0', alphabet: 'cmu-arpabet' },
    { string_to_replace: 'x', alias: 'word '.repeat(199) },
  ]);
  const { warnings } = await speak('Take alpha or beta.', [locator]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({ code: 'pronunciation_not_honoured' });
  expect(warnings[0]?.message).toContain('"alpha"');
  const checked = await t.call(dictionariesApi.checkRules, mia, {
    body: {
      language_code: 'fr-FR',
      rules: [
        { string_to_replace: 'Siobhan', type: 'phoneme', phoneme: 'ʃiˈvɔn', alphabet: 'ipa' },
        { string_to_replace: 'alpha', type: 'phoneme', phoneme: 'ǃǁ', alphabet: 'ipa' },
        { string_to_replace: 'gif', type: 'alias', alias: 'jif' },
      ],
    },
  });
  const reasons = (await checked.json()).rules.map(({ engines }) =>
    engines.map(({ engine, reason }) => [engine, reason]),
  );
  const flite = ['flite', 'language'];
  expect(reasons).toEqual([
    [['espeak', null], flite],
    [['espeak', 'sounds'], flite],
    [['espeak', null], flite],
  ]);
  const before = (await ledgerOf(t, mia)).entries.length;
  expect(await speak('x x x x x', [locator])).toMatchObject({ status: 400, error: 'pronunciation_rules_too_long' });
  expect((await ledgerOf(t, mia)).entries).toHaveLength(before);
});

test('a long text and many rules are put together in the compute thread, which is sent a version once', async () => {
  const many = Array.from({ length: 3000 }, (_, i): NewRule => ({
    string_to_replace: `name${i}x`,
    alias: `word ${i}`,
  }));
  const locator = await create(many);
  const long = `${'All is well. '.repeat(45)}Here is name2999x.`;
  for (const text of [long, 'Just name7x.', `${long} And name0x.`]) {
    const { status, spoken, written } = await speak(text, [locator], { apply_text_normalization: 'off' });
    expect([status, written]).toEqual([200, text]);
    expect(spoken).toBe(text.replace(/name(\d+)x/g, 'word $1'));
  }
});

test('a bulk job speaks with the versions that it began with, also when a dictionary is archived meanwhile', async () => {
  const locator = await create([{ string_to_replace: 'Thailand', alias: 'tie-land' }]);
  const own = await create([{ string_to_replace: 'Thailand', alias: 'the kingdom' }]);
  const rows = [
    { text: 'One row of Thailand.' },
    { text: 'Two rows of Thailand.', pronunciation_dictionary_locators: [latest(own)] },
    { text: 'No rule for Thailand.', pronunciation_dictionary_locators: [] },
  ];
  const defaults = {
    voice_id: testVoice.voice_id,
    output_format: 'mp3_22050_32' as const,
    pronunciation_dictionary_locators: [latest(locator)],
  };
  const begun = await t.call(batchesApi.createSpeechBatch, mia, { body: { rows, defaults, name: 'Travel' } });
  expect(begun.status).toBe(200);
  const { job_id } = await begun.json();
  await setRules(locator, [{ string_to_replace: 'Thailand', alias: 'wrong' }]);
  const params = { pronunciation_dictionary_id: locator.pronunciation_dictionary_id };
  await t.call(dictionariesApi.updateDictionary, mia, { params, body: { archived: true } });
  const uses = await (await t.call(dictionariesApi.listUses, mia, { params })).json();
  expect(uses.jobs).toMatchObject([{ job_id, version_id: locator.version_id }]);
  const state = async () => (await (await t.call(jobsApi.getJob, mia, { params: { job_id } })).json()).state;
  await expect.poll(state, { timeout: 40_000, interval: 50 }).toBe('done');
  const told = await (await t.call(batchesApi.listSpeechBatchRows, mia, { params: { job_id } })).json();
  const spoken = await Promise.all(
    told.rows.map(async ({ history_item_id }) => {
      const item = { params: { history_item_id: history_item_id ?? '' } };
      const { alignments } = await (await t.call(historyApi.getHistoryItem, mia, item)).json();
      return alignments?.normalized_alignment.characters.join('');
    }),
  );
  expect(spoken).toEqual(['One row of tie-land.', 'Two rows of the kingdom.', 'No rule for Thailand.']);
  const check = await t.call(batchesApi.checkSpeechBatch, mia, { body: { rows: rows.slice(0, 1), defaults } });
  const [first] = (await check.json()).rows;
  expect(first?.error?.status).toBe('pronunciation_dictionary_archived');
});
