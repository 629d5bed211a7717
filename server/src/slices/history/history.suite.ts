/** What the tests of this folder share. */
import * as historyApi from '#contract/history/api.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import * as speechApi from '#contract/speech/api.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

export const [espeakVoice = '', fliteVoice = ''] = (['espeak', 'flite'] as const).map(
  (engine) => premadeVoices.find((voice) => voice.engine.engine === engine)?.voice_id,
);

/** Speaks a text to its end. @returns the id of its item. */
export async function speak(
  t: TestApp,
  user: TestUser,
  text: string,
  { format = 'mp3_22050_32', voice_id = espeakVoice }: { format?: OutputFormat; voice_id?: string } = {},
): Promise<string> {
  const query = { output_format: format };
  const response = await t.call(speechApi.convert, user, { params: { voice_id }, query, body: { text } });
  await response.arrayBuffer();
  return response.headers.get('history-item-id') ?? '';
}

export async function download(t: TestApp, user: TestUser, history_item_ids: string[], output_format?: string | null) {
  const body = { history_item_ids, ...(output_format === undefined ? {} : { output_format }) };
  const response = await t.call(historyApi.downloadHistory, user, { body });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

export const changesOf = (t: TestApp, user: TestUser) =>
  t.db
    .selectFrom('change')
    .select(['user_id', 'collection', 'id', 'what'])
    .where('workspace_id', '=', user.workspace_id)
    .where('collection', 'in', ['history', 'user'])
    .orderBy('change_id')
    .execute();
