/** Runs a bulk job of one row to its end, for tests that need any job. */
import { byKey, send } from '../contract-suite/http.suite.ts';
import { voiceId } from '../contract-suite/speak.suite.ts';
import type { TestApp, TestUser } from './app.ts';

export const batchOf = (text: string) => ({
  rows: [{ text }],
  defaults: { voice_id: voiceId, output_format: 'mp3_22050_32' },
});

/** @returns the id of the job, which is done and has a file */
export async function runBatch(app: TestApp, user: TestUser, text: string): Promise<string> {
  const begun = await send(app.url, 'POST /v1/speech-batches', {
    as: byKey(user),
    body: { ...batchOf(text), name: text },
  });
  const { job_id } = begun.body as { job_id: string };
  for (;;) {
    const { state } = (await send(app.url, `GET /v1/jobs/${job_id}`, { as: byKey(user) })).body as { state: string };
    if (state === 'done') return job_id;
    if (state === 'failed') throw new Error("the suite's job failed");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
