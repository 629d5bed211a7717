import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import { AppError } from '../../kernel/errors.ts';
import { decode, hasFfmpeg } from '../../ports/speech/testing.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { testVoice } from '../../testing/voice.ts';
import { openLiveSpeech, type LiveGeneration } from './live-speech.service.ts';
import type { TimedAudioChunk } from './speech.rules.ts';

const voice = testVoice.voice_id;
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const open = (user: TestUser, more = {}) =>
  openLiveSpeech(user.ctx(), voice, { output_format: 'mp3_44100_128', enable_logging: true, ...more });

async function hear(live: LiveGeneration, text: string): Promise<TimedAudioChunk[]> {
  const chunks: TimedAudioChunk[] = [];
  for await (const chunk of live.speak(text)) chunks.push(chunk);
  return chunks;
}

const textOf = (chunks: TimedAudioChunk[]) => chunks.flatMap(({ alignment }) => alignment?.characters ?? []).join('');
const itemOf = async (user: TestUser, id: string) =>
  (await t.call(historyApi.getHistoryItem, user, { params: { history_item_id: id } })).json();

test('several texts become one item, one file and one ledger entry', async () => {
  const mia = await t.user({ concurrency: 1 });
  const live = await open(mia);
  const texts = ['Good morning from the harbour. ', 'There are 12 boats, ', 'and the ferry leaves at nine.'];
  const chunks: TimedAudioChunk[] = [];
  for (const text of texts) {
    const heard = await hear(live, text);
    expect(textOf(heard)).toBe(text);
    chunks.push(...heard);
    // Between two texts the place is free for others.
    expect((await ledgerOf(t, mia)).account).toMatchObject({ running: 0 });
  }
  const seconds = chunks.map((chunk) => chunk.seconds);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  await Promise.all([live.finish(), live.finish()]);
  const text = texts.join('');
  const item = await itemOf(mia, live.history_item_id);
  expect(item).toMatchObject({ text, is_partial: false });
  expect(item.alignments?.alignment.characters.join('')).toBe(text);
  const { account, entries } = await ledgerOf(t, mia);
  expect(entries).toMatchObject([{ status: 'done', credits: text.length, characters: text.length }]);
  expect(account).toMatchObject({ credits_used: text.length, credits_reserved: 0, running: 0 });
  const audio = Buffer.concat(chunks.map((chunk) => chunk.audio));
  const response = await t.call(historyApi.getHistoryAudio, mia, { params: { history_item_id: live.history_item_id } });
  expect(Buffer.from(await response.arrayBuffer()).equals(audio)).toBe(true);
  if (hasFfmpeg) expect(decode(audio, ['-f', 'mp3'], 44100).length / 44100).toBeCloseTo(seconds.at(-1) ?? 0, 0);
});

test('a text without anything to speak waits for the next', async () => {
  const mia = await t.user();
  const live = await open(mia);
  expect(await hear(live, ' … ')).toEqual([]);
  expect(textOf(await hear(live, 'Hello.'))).toBe(' … Hello.');
  await live.finish();
  expect((await ledgerOf(t, mia)).account.credits_used).toBe(9);
});

test('exhausted credits stop it, and what was spoken is kept and charged', async () => {
  const mia = await t.user({ credits: 20 });
  const live = await open(mia);
  await hear(live, 'Fifteen letters');
  await expect(hear(live, 'and ten more')).rejects.toMatchObject({ status: 'quota_exceeded' });
  await live.finish();
  expect(await itemOf(mia, live.history_item_id)).toMatchObject({ text: 'Fifteen letters' });
  expect((await ledgerOf(t, mia)).account).toMatchObject({ credits_used: 15, credits_reserved: 0, running: 0 });
});

test('when the listener leaves the current chunk is finished, and no more is charged', async () => {
  const mia = await t.user();
  const live = await open(mia);
  for await (const _ of live.speak(
    'The first sentence is this one here. The second one is never begun, for nobody listens.',
  ))
    break;
  await live.finish();
  const item = await itemOf(mia, live.history_item_id);
  expect(item.is_partial).toBe(true);
  const { account } = await ledgerOf(t, mia);
  expect(account).toMatchObject({ credits_used: [...(item.text ?? '')].length, credits_reserved: 0, running: 0 });
  expect(account.credits_used).toBeLessThan(80);
});

test('one that never spoke leaves nothing, and one that cannot start says why', async () => {
  const mia = await t.user({ concurrency: 1 });
  const idle = await open(mia);
  await idle.finish();
  expect((await ledgerOf(t, mia)).entries).toEqual([]);
  await expect(open(mia, { model_id: 'nope' })).rejects.toBeInstanceOf(AppError);
  const [one, two] = [await open(mia), await open(mia)];
  const first = one.speak('Good morning from the harbour, where nothing is in a hurry today.');
  await first.next();
  await expect(hear(two, 'Me too.')).rejects.toMatchObject({ http: 429 });
  await first.return();
  await one.finish();
});
