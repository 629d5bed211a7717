import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/dialogue/api.ts';
import type { DialogueAudioWithTimestamps, DialogueInput, DialogueRequest } from '#contract/dialogue/types.ts';
import * as dictionariesApi from '#contract/pronunciation-dictionaries/api.ts';
import * as historyApi from '#contract/history/api.ts';
import * as shareApi from '#contract/share-links/api.ts';
import { speechFileName } from '#contract/history/file-names.ts';
import * as speechApi from '#contract/speech/api.ts';
import { bySession, send } from '../../contract-suite/http.suite.ts';
import { integratedLoudness } from '../../kernel/loudness/integrated-loudness.ts';
import { createLevelMeter } from '../../kernel/loudness/level-meter.ts';
import { startProvider, type ProviderServer } from '../../ports/speech/engines/remote/provider-server.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { readZip } from '../../testing/zip.ts';
import { ledgerOf, untilSettled } from '../../testing/ledger.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

const voiceOf = (name: string) => premadeVoices.find((one) => one.name === name)?.voice_id ?? '';
/** espeak-ng at 22,050 Hz and flite at 16,000 Hz. */
const ada = voiceOf('Ada');
const vera = voiceOf('Vera');

const inputs: DialogueInput[] = [
  { text: 'Where were you at 9 p.m.? I waited at the harbour.', voice_id: ada },
  { text: 'I missed the ferry. [ sighs ]', voice_id: vera },
  { text: '   ', voice_id: ada },
  { text: 'Again?', voice_id: ada },
];
const spoken = ['Where were you at 9 p.m.? I waited at the harbour.', 'I missed the ferry. [sighs]', 'Again?'];

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const ask = (user: TestUser, body: Partial<DialogueRequest> & { inputs: DialogueInput[] }) =>
  t.call(api.convertDialogueWithTimestamps, user, { query: { output_format: 'pcm_22050' }, body });

const readLines = async (response: Response) =>
  (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as DialogueAudioWithTimestamps);

test('a dialogue of two engines is one audio with times, segments, one item and one price', async () => {
  const mia = await t.user();
  const response = await ask(mia, { inputs });
  expect(response.status).toBe(200);
  const answer = await response.json();
  const characters = spoken.join('').length;
  expect(response.headers.get('character-cost')).toBe(String(characters));
  expect(response.headers.get('x-veery-engine')).toBe('espeak, flite');
  expect(decodeURIComponent(response.headers.get('x-veery-warnings') ?? '')).toContain('audio_tag_not_honoured');

  expect(answer.alignment?.characters.join('')).toBe(spoken.join(''));
  expect(answer.normalized_alignment?.characters.join('')).toContain('nine');
  const said = answer.voice_segments.map(({ character_start_index: from, character_end_index: to }) =>
    answer.alignment?.characters.slice(from, to).join(''),
  );
  expect(said).toEqual(spoken);
  expect(answer.voice_segments.map(({ voice_id, dialogue_input_index }) => [voice_id, dialogue_input_index])).toEqual([
    [ada, 0],
    [vera, 1],
    [ada, 3],
  ]);
  const seconds = Buffer.from(answer.audio_base64, 'base64').length / 2 / 22050;
  expect(answer.voice_segments.at(-1)?.end_time_seconds).toBeLessThanOrEqual(seconds + 0.01);

  const id = response.headers.get('history-item-id') ?? '';
  const item = await (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id: id } })).json();
  expect(item.dialogue).toEqual([
    { text: spoken[0], voice_id: ada, voice_name: 'Ada' },
    { text: spoken[1], voice_id: vera, voice_name: 'Vera' },
    { text: spoken[2], voice_id: ada, voice_name: 'Ada' },
  ]);
  expect(item).toMatchObject({ text: null, voice_id: null, voice_name: null, engine: 'espeak, flite', source: 'TTS' });
  const { entries, account } = await ledgerOf(t, mia);
  expect(entries).toMatchObject([{ status: 'done', credits: characters, characters, product: 'tts' }]);
  expect(account).toMatchObject({ credits_reserved: 0, running: 0 });
});

test('the stream tells every character once, each with its speaker', async () => {
  const mia = await t.user();
  const response = await t.call(api.streamDialogueWithTimestamps, mia, { body: { inputs } });
  const lines = await readLines(response);
  const characters = lines.flatMap(({ alignment }) => alignment?.characters ?? []);
  expect(characters.join('')).toBe(spoken.join(''));
  const segments = lines.flatMap(({ voice_segments }) => voice_segments);
  let at = 0;
  for (const { character_start_index: from, character_end_index: to } of segments) {
    expect(from).toBe(at);
    expect(to).toBeGreaterThan(from);
    at = to;
  }
  expect(at).toBe(characters.length);
  const audio = Buffer.concat(lines.map(({ audio_base64 }) => Buffer.from(audio_base64, 'base64')));
  const plain = await t.call(api.streamDialogue, mia, { body: { inputs } });
  expect(plain.headers.get('x-veery-cache')).toBe('hit');
  expect(plain.headers.get('character-cost')).toBe('0');
  expect(Buffer.from(await plain.arrayBuffer()).equals(audio)).toBe(true);
});

test('the same seed gives the same bytes, and a cached dialogue is an item with its turns', async () => {
  const [mia, tom] = [await t.user(), await t.user()];
  const sound = async (user: TestUser) => (await (await ask(user, { inputs, seed: 4 })).json()).audio_base64;
  expect(await sound(mia)).toBe(await sound(tom));
  const again = await ask(mia, { inputs, seed: 4 });
  expect(again.headers.get('x-veery-cache')).toBe('hit');
  expect((await again.json()).voice_segments).toHaveLength(3);
  const params = { history_item_id: again.headers.get('history-item-id') ?? '' };
  const item = await (await t.call(historyApi.getHistoryItem, mia, { params })).json();
  expect(item.dialogue?.map(({ text }) => text)).toEqual(spoken);
  expect(item.character_count_change_to - item.character_count_change_from).toBe(0);
});

test('the order of the voices is part of what is cached', async () => {
  const mia = await t.user();
  const two = (first: string, second: string) => [
    { text: 'Good morning.', voice_id: first },
    { text: 'Good evening.', voice_id: second },
  ];
  await (await ask(mia, { inputs: two(ada, vera) })).json();
  expect((await ask(mia, { inputs: two(vera, ada) })).headers.get('x-veery-cache')).toBe('miss');
});

test('who leaves early pays for the sentences that were spoken, and keeps their turns', async () => {
  const mia = await t.user({ tier: 'pro' });
  const text = 'This is what there is to say about the long way home. It goes on for another sentence. ';
  const long = Array.from({ length: 34 }, (_, i) => ({ text, voice_id: i % 2 ? vera : ada }));
  const leaving = new AbortController();
  const response = await fetch(`${t.url}/v1/text-to-dialogue/stream?output_format=pcm_44100`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': mia.apiKey },
    body: JSON.stringify({ inputs: long }),
    signal: leaving.signal,
  });
  await response.body?.getReader().read();
  leaving.abort();
  const { entries, account } = await untilSettled(t, mia);
  const charged = entries[0]?.credits ?? 0;
  expect(entries[0]?.status).toBe('partial');
  expect(charged).toBeGreaterThan(0);
  expect(charged).toBeLessThan(34 * text.length);
  expect(account).toMatchObject({ credits_used: charged, credits_reserved: 0, running: 0 });
  const { history } = await (await t.call(historyApi.listHistory, mia, {})).json();
  const kept = history[0]?.dialogue?.map((line) => line.text).join('') ?? '';
  expect(kept.length).toBe(charged);
  expect(text.repeat(34).startsWith(kept)).toBe(true);
});

describe('what is wrong with a dialogue is said', () => {
  const turn = (text: string, voice_id = ada) => ({ text, voice_id });
  test.each([
    ['no turns', [], 400, 'dialogue_empty'],
    ['only empty turns', [turn(' '), turn('')], 400, 'dialogue_empty'],
    ['a tag alone', [turn('Hello.'), turn('[laughs]')], 400, 'turn_not_speakable'],
    ['an unknown voice', [turn('Hello.'), turn('Hi.', 'nobody00000000000000')], 404, 'voice_not_found'],
    ['51 turns', Array.from({ length: 51 }, () => turn('Hi.')), 400, 'too_many_turns'],
    ['3,001 characters', [turn('a'.repeat(1501)), turn('b'.repeat(1500), vera)], 400, 'max_character_limit_exceeded'],
    ['11 voices', premadeVoices.slice(0, 11).map(({ voice_id }) => turn('Hi.', voice_id)), 400, 'too_many_voices'],
  ])('%s', async (_, wrong, status, code) => {
    const mia = await t.user();
    const response = await ask(mia, { inputs: wrong });
    expect([response.status, ((await response.json()) as { detail?: { status?: string } }).detail?.status]).toEqual([
      status,
      code,
    ]);
    expect((await ledgerOf(t, mia)).entries).toEqual([]);
  });

  test('an error names the field that the request has', async () => {
    const mia = await t.user();
    const paramOf = async (answer: Promise<Response>) =>
      ((await (await answer).json()) as { detail: { param: string } }).detail.param;
    expect(await paramOf(ask(mia, { inputs: [turn('a'.repeat(3001))] }))).toBe('inputs');
    expect(await paramOf(ask(mia, { inputs: [turn('Hi.')], settings: { stability: 2 } }))).toBe('settings.stability');
    const enhance = (dialogue_blocks: string[]) => t.call(api.enhanceDialogue, mia, { body: { dialogue_blocks } });
    expect(await paramOf(enhance(['a'.repeat(3001)]))).toBe('dialogue_blocks');
    expect(await paramOf(enhance([]))).toBe('dialogue_blocks');
  });

  test('a turn without a voice is an error of its input', async () => {
    const mia = await t.user();
    const response = await t.call(api.convertDialogue, mia, { body: { inputs: [{ text: 'Hi.' } as DialogueInput] } });
    expect(response.status).toBe(422);
  });
});

test('tags are added by rules, and those that do nothing here are named', async () => {
  const mia = await t.user();
  const body = { dialogue_blocks: ['Well, hello. [ laughs ]', '', 'Did you see it? It was huge.'] };
  const response = await t.call(api.enhanceDialogue, mia, { body });
  expect(await response.json()).toEqual({
    enhanced_dialogue_blocks: ['Well, [short pause] hello. [laughs]', '', 'Did you see it? [pause] It was huge.'],
    enhanced_by: 'rules',
    warnings: [{ code: 'audio_tag_not_honoured', message: expect.stringContaining('[laughs]') as string }],
  });
  expect(response.headers.get('x-veery-warnings')).toContain('audio_tag_not_honoured');
  const many = { dialogue_blocks: Array.from({ length: 51 }, () => 'Hi.') };
  expect((await t.call(api.enhanceDialogue, mia, { body: many })).status).toBe(400);
  const long = { dialogue_blocks: ['a'.repeat(3001)] };
  expect((await t.call(api.enhanceDialogue, mia, { body: long })).status).toBe(400);
});

describe('the history knows who says what', () => {
  let mia: TestUser;
  let params: { history_item_id: string };
  beforeAll(async () => {
    mia = await t.user();
    const response = await ask(mia, { inputs });
    await response.json();
    params = { history_item_id: response.headers.get('history-item-id') ?? '' };
  });

  test('subtitles and words name the speakers, and no word is glued to the turn before', async () => {
    const subtitles = async (format: 'srt' | 'vtt') =>
      (await t.call(historyApi.getHistorySubtitles, mia, { params, query: { format } })).text();
    const srt = await subtitles('srt');
    for (const line of ['Ada: Where were you', 'Vera: I missed the ferry.', 'Ada: Again?']) expect(srt).toContain(line);
    expect(await subtitles('vtt')).toContain('<v Vera>I missed the ferry.');
    const { text, words } = await (await t.call(historyApi.getHistoryWords, mia, { params })).json();
    expect(text).toBe(`Ada: ${spoken[0]}\nVera: ${spoken[1]}\nAda: ${spoken[2]}`);
    const said = words.filter(({ type }) => type === 'word').map((word) => `${word.speaker_id} ${word.text}`);
    expect(said).toContain('Ada harbour.');
    expect(said).toContain('Vera I');
    expect(said.at(-1)).toBe('Ada Again?');
  });

  test('a public page shows it turn by turn, and its data have the turns', async () => {
    const link = await t.call(shareApi.getShareLink, mia, { params });
    const { share_link } = await link.json();
    const address = t.url + new URL(share_link).pathname;
    const page = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
    const turns = page
      .split('<section class="turn"')
      .slice(1)
      .map((turn) => turn.split('</section>')[0] ?? '');
    const seen = turns.map((turn) => [
      /data-speaker="(\d)"/.exec(turn)?.[1],
      /<b>(.*)<\/b>/.exec(turn)?.[1],
      [...turn.matchAll(/<span>(.*?)<\/span>/g)].map(([, word]) => word).join(' '),
    ]);
    expect(seen).toEqual([
      ['0', 'Ada', spoken[0]],
      ['1', 'Vera', 'I missed the ferry.'],
      ['0', 'Ada', 'Again?'],
    ]);
    const data = await (await fetch(`${address}?format=json`)).json();
    expect(data).toMatchObject({
      voice_name: 'Ada, Vera',
      dialogue: [
        { voice_name: 'Ada', text: spoken[0] },
        { voice_name: 'Vera', text: spoken[1] },
        { voice_name: 'Ada', text: spoken[2] },
      ],
    });
    expect(JSON.stringify(data)).not.toContain(vera);
  });

  test.each([
    ['the first voice', { voice_id: ada }, 1],
    ['another voice', { voice_id: vera }, 1],
    ['another voice and words', { voice_id: vera, search: 'ferry' }, 1],
    ['the latest takes of another voice', { voice_id: vera, latest_takes: true }, 1],
    ['words of any turn', { search: 'missed the' }, 1],
    ['a voice that is silent', { voice_id: voiceOf('Bruno') }, 0],
  ])('it is found by %s', async (_, query, count) => {
    const { history } = await (await t.call(historyApi.listHistory, mia, { query })).json();
    expect(history).toHaveLength(count);
  });

  test('pages of a voice hold dialogues and other items in one order', async () => {
    const ben = await t.user({ credits: 100_000 });
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const voices = i % 2 ? [ada, vera] : [vera, ada];
      const turns = voices.map((voice_id) => ({ text: `Number ${i}.`, voice_id }));
      const response = await ask(ben, { inputs: turns });
      await response.json();
      ids.unshift(response.headers.get('history-item-id') ?? '');
    }
    const found: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const query: object = { voice_id: vera, page_size: 1, ...(after ? { start_after_history_item_id: after } : {}) };
      const page: { history: { history_item_id: string }[]; last_history_item_id: string | null; has_more: boolean } =
        await (await t.call(historyApi.listHistory, ben, { query })).json();
      found.push(...page.history.map((item) => item.history_item_id));
      after = page.last_history_item_id;
      more = page.has_more;
    }
    expect(found).toEqual(ids);
  });

  test('a dialogue is no source for a redo, and another take of it is free', async () => {
    const redo = await t.call(speechApi.convert, mia, {
      params: { voice_id: ada },
      body: { text: 'Again?', redo_of: params.history_item_id },
    });
    expect(redo.status).toBe(400);
    const take = await ask(mia, { inputs, seed: 9, take_of: params.history_item_id });
    expect([take.headers.get('x-veery-cache'), take.headers.get('character-cost')]).toEqual(['miss', '0']);
    await take.json();
  });

  test('the archive of several items holds its audio, and its text with the speakers', async () => {
    const alone = await t.call(speechApi.convert, mia, { params: { voice_id: ada }, body: { text: 'On my own.' } });
    await alone.arrayBuffer();
    const history_item_ids = [params.history_item_id, alone.headers.get('history-item-id') ?? ''];
    const body = { history_item_ids, subtitles: ['srt' as const, 'vtt' as const, 'json' as const] };
    const response = await t.call(historyApi.downloadHistory, mia, { body });
    const files = await readZip(Buffer.from(await response.arrayBuffer()));
    const item = await (await t.call(historyApi.getHistoryItem, mia, { params })).json();
    const own = ['wav', 'srt', 'vtt', 'json'].map((extension) => speechFileName(item, extension));
    expect(own[0]).toMatch(/^Veery_[\dT_-]+_Ada_Vera_sp100_/);
    expect([...files.keys()].slice(0, 4)).toEqual([
      item.content_type.includes('pcm') ? speechFileName(item, 'pcm') : own[0],
      ...own.slice(1),
    ]);
    const textOf = (at: number) => [...files.values()][at]?.toString() ?? '';
    expect([...files.values()][0]?.length).toBeGreaterThan(44_000);
    for (const line of ['Ada: Where were you', 'Vera: I missed the ferry.', 'Ada: Again?'])
      expect(textOf(1)).toContain(line);
    expect(textOf(2)).toContain('<v Vera>I missed the ferry.');
    expect(JSON.parse(textOf(3))).toMatchObject({ text: `Ada: ${spoken[0]}\nVera: ${spoken[1]}\nAda: ${spoken[2]}` });
    // The item of one voice beside it names nobody.
    expect([...files.keys()][4]).toContain('_Ada_pre_');
    expect(textOf(5)).not.toContain('Ada:');
  });

  test('nobody else reads it', async () => {
    const tom = await t.user();
    expect((await t.call(historyApi.getHistoryItem, tom, { params })).status).toBe(404);
    expect((await ask(tom, { inputs, take_of: params.history_item_id })).status).toBe(404);
  });
});

describe('espeak-ng, flite and a provider talk to each other', () => {
  let server: ProviderServer;
  let mia: TestUser;
  let engine: string;
  const idOf = new Map<string, string>();
  beforeAll(async () => {
    server = await startProvider();
    const operator = await t.user();
    mia = await t.user({ tier: 'pro' });
    await t.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
    const body = {
      ...{ name: 'Elsewhere', shape: 'openai', base_url: `${server.url}/v1/`, api_key: 'sk-0123456789abcd' },
      ...{ model: 'tts-1', cost_factor: 2, voice_names: ['good', 'refusing', 'half'] },
    };
    const added = await send(t.url, 'POST /v1/operator/speech-providers', { as: bySession(operator), body });
    engine = `provider:${added.body.provider_id}`;
    const { voices } = (await send(t.url, 'GET /v1/voices', { as: bySession(mia) })).body;
    for (const { name, voice_id } of voices) idOf.set(name, voice_id);
  });
  afterAll(() => server.close());

  const lines = [
    'The morning was cold, and the streets were nearly empty.',
    'Yes, I think so too, but what would you say tomorrow?',
    'Nobody had expected it to arrive so soon as this.',
  ];
  const talk = (voice: string): DialogueInput[] => [
    { text: lines[0] ?? '', voice_id: ada },
    { text: lines[1] ?? '', voice_id: idOf.get(voice) ?? '' },
    { text: lines[2] ?? '', voice_id: vera },
  ];
  const inAll = lines.join('').length;

  test('they are as loud as one another, at their times, at the price of each voice', async () => {
    const price = await t.call(api.priceDialogue, mia, { body: { inputs: talk('good') } });
    const response = await ask(mia, { inputs: talk('good') });
    const answer = await response.json();
    expect(response.headers.get('x-veery-engine')).toBe(`espeak, ${engine}, flite`);
    const credits = inAll + (lines[1]?.length ?? 0);
    expect(response.headers.get('character-cost')).toBe(String(credits));
    expect(await price.json()).toMatchObject({ credits, characters: inAll });
    expect((await ledgerOf(t, mia)).entries).toMatchObject([{ status: 'done', credits, characters: inAll }]);

    expect(answer.alignment?.characters.join('')).toBe(lines.join(''));
    const starts = answer.alignment?.character_start_times_seconds ?? [];
    expect(starts.toSorted((a, b) => a - b)).toEqual(starts);
    const bytes = Buffer.from(answer.audio_base64, 'base64');
    const samples = new Int16Array(new Uint8Array(bytes).buffer);
    const levels = answer.voice_segments.map(({ start_time_seconds: from, end_time_seconds: to }) => {
      const meter = createLevelMeter(22_050);
      meter.take(samples.subarray(Math.round(from * 22_050), Math.round(to * 22_050)));
      return integratedLoudness(meter.end()) ?? 0;
    });
    for (const level of levels) expect(Math.abs(level + 21), String(levels)).toBeLessThan(1.5);
    // The provider was asked for its own turn only.
    const spokenThere = server.asked.flatMap(({ body: { input } }) => (input === undefined ? [] : [input]));
    expect(spokenThere).toEqual([lines[1]]);
  });

  // A sentence is held until it is spoken whole, so one that breaks off is replaced too before anything of it is heard.
  test.each([
    ['refuses its turn', 'refusing'],
    ['breaks off in the middle of a sentence', 'half'],
  ])('a provider that %s is replaced for it, and what it would have cost more is not charged', async (_, voice) => {
    const response = await ask(mia, { inputs: talk(voice), seed: 1 });
    const answer = await response.json();
    expect(response.status).toBe(200);
    expect(answer.alignment?.characters.join('')).toBe(lines.join(''));
    expect(answer.voice_segments.map(({ dialogue_input_index }) => dialogue_input_index)).toEqual([0, 1, 2]);
    expect(response.headers.get('x-veery-fallback')).toContain(engine);
    expect(response.headers.get('x-veery-engine')).not.toContain(engine);
    expect(decodeURIComponent(response.headers.get('x-veery-warnings') ?? '')).toContain('Elsewhere could not speak');
    const { entries, account } = await untilSettled(t, mia);
    expect(entries.at(-1)).toMatchObject({ status: 'done', credits: inAll });
    expect(account).toMatchObject({ credits_reserved: 0, running: 0 });
  });
});

describe('a dialogue has nothing of another workspace', () => {
  const turn = (voice_id: string) => ({ text: 'Good morning.', voice_id });
  let server: ProviderServer;
  let mia: TestUser;
  let tom: TestUser;
  beforeAll(async () => {
    server = await startProvider();
    [mia, tom] = [await t.user(), await t.user()];
  });
  afterAll(() => server.close());

  test('no voice', async () => {
    const body = {
      ...{ name: 'Of Mia', shape: 'openai', base_url: `${server.url}/v1/`, api_key: 'sk-0123456789abcd' },
      ...{ model: 'tts-1', voice_names: ['ours'] },
    };
    await send(t.url, 'POST /v1/workspace/speech-providers', { as: bySession(mia), body });
    const { voices } = (await send(t.url, 'GET /v1/voices', { as: bySession(mia) })).body;
    const ours = voices.find(({ name }: { name: string }) => name === 'ours').voice_id as string;
    const own = await ask(mia, { inputs: [turn(ada), turn(ours)] });
    expect((await own.json()).voice_segments).toHaveLength(2);
    const foreign = await ask(tom, { inputs: [turn(ada), turn(ours)] });
    expect(refusalOf(await foreign.json())).toBe('voice_not_found');
    for (const call of [api.convertDialogue, api.streamDialogue, api.streamDialogueWithTimestamps, api.priceDialogue])
      expect((await t.call(call, tom, { body: { inputs: [turn(ours)] } })).status).toBe(404);
  });

  test('no dictionary, neither a shared one of another workspace nor one that a colleague keeps to herself', async () => {
    const rules = [{ type: 'alias' as const, string_to_replace: 'morning', alias: 'evening' }];
    const make = async (more: object) => {
      const made = await t.call(dictionariesApi.createFromRules, mia, { body: { name: 'Mine', rules, ...more } });
      const { id } = await made.json();
      return {
        inputs: [turn(ada), turn(vera)],
        pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: id }],
      };
    };
    const [shared, kept] = [await make({ workspace_access: 'viewer' }), await make({})];
    const colleague = await t.user({ workspace_id: mia.workspace_id });
    const own = await t.call(api.convertDialogueWithTimestamps, colleague, { body: shared });
    const { alignment, normalized_alignment } = await own.json();
    expect(alignment?.characters.join('')).toBe('Good morning.Good morning.');
    expect(normalized_alignment?.characters.join('')).toBe('Good evening.Good evening.');
    const calls = [api.convertDialogue, api.streamDialogue, api.convertDialogueWithTimestamps, api.priceDialogue];
    for (const [other, body] of [
      [tom, shared],
      [tom, kept],
      [colleague, kept],
    ] as const)
      for (const call of calls) {
        const response = await t.call(call, other, { body });
        expect([response.status, refusalOf(await response.json())]).toEqual([
          404,
          'pronunciation_dictionary_not_found',
        ]);
      }
  });
});

const refusalOf = (answer: unknown) => (answer as { detail?: { status?: string } }).detail?.status;
