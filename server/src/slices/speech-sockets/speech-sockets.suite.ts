/** What the tests of the speech sockets share. */
import { expect } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import { openSocket, type SocketClient } from '../../testing/socket.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { testVoice } from '../../testing/voice.ts';

export const voice = testVoice.voice_id;

interface Times {
  chars: string[];
  charStartTimesMs: number[];
  charDurationsMs: number[];
  charsDurationsMs: number[];
}

export interface ReceivedMessage {
  audio: string | null;
  isFinal: true | null;
  is_final: true | null;
  alignment: Times | null;
  normalizedAlignment: Times | null;
  contextId?: string;
  context_id?: string;
  message?: string;
  error?: string;
  code?: number;
}

export interface OpenOptions {
  multi?: boolean;
  /** Parameters of the query. */
  query?: Record<string, string | number | boolean>;
  voiceId?: string;
  /** Instead of the user's key. */
  headers?: Record<string, string>;
}

export function open(t: TestApp, user: TestUser, { multi, query = {}, voiceId = voice, headers }: OpenOptions = {}) {
  const kind = multi ? 'multi-stream-input' : 'stream-input';
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return openSocket(
    `${t.url}/v1/text-to-speech/${voiceId}/${kind}?${search}`,
    headers ?? { 'xi-api-key': user.apiKey },
  );
}

/** Everything that is said until it closes, errors too. */
export const restOf = (client: SocketClient) => client.rest<ReceivedMessage>();

/** Reads messages until the times of so much text came, and returns the text. */
export async function nextText(client: SocketClient, expected: string): Promise<string> {
  let told = '';
  while (told.length < expected.length) {
    const message = await client.next<ReceivedMessage>();
    expect(message.error).toBeUndefined();
    told += textOf([message]);
  }
  return told;
}

export const audioOf = (said: ReceivedMessage[]) =>
  Buffer.concat(said.map(({ audio }) => Buffer.from(audio ?? '', 'base64')));
export const textOf = (said: ReceivedMessage[]) => said.flatMap(({ alignment }) => alignment?.chars ?? []).join('');
export const spokenOf = (said: ReceivedMessage[]) =>
  said.flatMap((one) => one.normalizedAlignment?.chars ?? []).join('');
export const finals = (said: ReceivedMessage[]) =>
  said.filter(({ isFinal, is_final }) => isFinal === true && is_final === true);
export const errorOf = (said: ReceivedMessage[]) => said.find((one) => one.error !== undefined);

/** Checks what holds for every message with times. */
export function checkTimes(said: ReceivedMessage[]): void {
  for (const { alignment, normalizedAlignment } of said) {
    for (const times of [alignment, normalizedAlignment]) {
      if (!times) continue;
      const { chars, charStartTimesMs: starts, charDurationsMs: durations } = times;
      expect(times.charsDurationsMs).toEqual(durations);
      expect([starts.length, durations.length]).toEqual([chars.length, chars.length]);
      expect([...starts, ...durations].every((time) => Number.isInteger(time) && time >= 0)).toBe(true);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  }
}

/** The newest items first. */
export async function itemsOf(t: TestApp, user: TestUser) {
  const answer = await t.call(historyApi.listHistory, user, {});
  return (await answer.json()).history;
}

export async function storedAudio(t: TestApp, user: TestUser, history_item_id: string): Promise<Buffer> {
  const answer = await t.call(historyApi.getHistoryAudio, user, { params: { history_item_id } });
  return Buffer.from(await answer.arrayBuffer());
}

/** Waits until nothing is under way, reserved or parked. */
export async function untilQuiet(t: TestApp, user: TestUser) {
  await expect
    .poll(
      async () => {
        const open = await t.db
          .selectFrom('generation')
          .select('generation_id')
          .where('workspace_id', '=', user.workspace_id)
          .where('state', 'in', ['reserved', 'running', 'parked'])
          .execute();
        return open.length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  const ledger = await ledgerOf(t, user);
  expect(ledger.account).toMatchObject({ running: 0, credits_reserved: 0 });
  return ledger;
}

export async function runningOf(t: TestApp, { workspace_id }: TestUser): Promise<number> {
  const query = t.db.selectFrom('credit_account').select('running').where('workspace_id', '=', workspace_id);
  return (await query.executeTakeFirstOrThrow()).running;
}
