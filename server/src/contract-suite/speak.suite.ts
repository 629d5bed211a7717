import { testVoice } from '../testing/voice.ts';
import type { TestApp, TestUser } from '../testing/app.ts';
import { byKey, send } from './http.suite.ts';

export const voiceId = testVoice.voice_id;

export const speak = (app: Pick<TestApp, 'url'>, user: TestUser, text: string, format = 'mp3_22050_32') =>
  send(app.url, `POST /v1/text-to-speech/${voiceId}?output_format=${format}`, { as: byKey(user), body: { text } });

/** Waits until nothing of the workspace runs: after a client left, the sentence under way is still finished. */
export async function settled(app: Pick<TestApp, 'db'>, user: Pick<TestUser, 'workspace_id'>) {
  for (;;) {
    const account = await app.db
      .selectFrom('credit_account')
      .selectAll()
      .where('workspace_id', '=', user.workspace_id)
      .executeTakeFirstOrThrow();
    if (account.running === 0) return account;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
