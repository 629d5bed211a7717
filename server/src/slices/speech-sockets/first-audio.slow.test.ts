/**
 * First audio comes as early with timestamps, over a socket and in bulk as it does in a plain stream, and a seed costs hardly
 * anything. All are measured in turn, as ratios of medians, so that a busy machine delays them alike; a moment that was too
 * busy is measured again.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as jobsApi from '#contract/jobs/api.ts';
import * as batchesApi from '#contract/speech-batches/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { untilSettled } from '../../testing/ledger.ts';
import { premadeVoices } from '../voices/voices.rules.ts';
import * as suite from './speech-sockets.suite.ts';

const engines = (['espeak', 'flite'] as const).map((engine) => {
  const voice = premadeVoices.find((one) => one.engine.engine === engine);
  if (!voice) throw new Error(`no voice of ${engine}`);
  return { engine, voice_id: voice.voice_id };
});
const output_format = 'pcm_22050';
const runs = 7;
const warmUps = 2;
const attempts = 4;

let t: TestApp;
let mia: TestUser;
let texts = 0;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'enterprise' });
});
afterAll(() => t.close());

/** A text that was not spoken before, because that would come from the history. */
const freshText = () =>
  'The ferry left the harbour at nine, and by noon the islands were already out of sight. Nobody on deck noticed, ' +
  `because everyone was watching the whales for the ${++texts}th time.`;

type Measure = (voice_id: string) => Promise<number>;

/** Milliseconds until the condition holds for what a response has sent so far. The rest is read, too. */
async function timeBody(call: () => Promise<Response>, isThere: (received: string, bytes: number) => boolean) {
  const begin = performance.now();
  const response = await call();
  expect(response.status).toBe(200);
  let first: number | undefined;
  let [received, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (first !== undefined) continue;
    received += Buffer.from(chunk).toString('latin1');
    if (isThere(received, bytes)) first = performance.now() - begin;
  }
  return first ?? Number.NaN;
}

const streamed =
  (seed?: number): Measure =>
  (voice_id) =>
    timeBody(
      () =>
        t.call(speechApi.convertStream, mia, {
          ...{ params: { voice_id }, query: { output_format } },
          body: { text: freshText(), ...(seed === undefined ? {} : { seed }) },
        }),
      (_, bytes) => bytes > 0,
    );

const timed: Measure = (voice_id) =>
  timeBody(
    () =>
      t.call(speechApi.streamWithTimestamps, mia, {
        ...{ params: { voice_id }, query: { output_format }, body: { text: freshText() } },
      }),
    (received) => /"audio_base64":"[^"]/.test(received),
  );

const overSocket: Measure = async (voice_id) => {
  const client = await suite.open(t, mia, { voiceId: voice_id, query: { output_format } });
  client.send({ text: ' ' });
  const begin = performance.now();
  client.send({ text: `${freshText()} `, flush: true });
  let message = await client.next<suite.ReceivedMessage>();
  while (!message.audio) message = await client.next<suite.ReceivedMessage>();
  const first = performance.now() - begin;
  client.send({ text: '' });
  await suite.restOf(client);
  return first;
};

/** The time that the server notes for the newest generation, when it is settled. */
async function notedFirstByte(): Promise<number> {
  const { entries } = await untilSettled(t, mia);
  return entries.at(-1)?.first_byte_ms ?? Number.NaN;
}
const notedOfStream: Measure = async (voice_id) => {
  await streamed()(voice_id);
  return notedFirstByte();
};
const notedInBulk: Measure = async (voice_id) => {
  const defaults = { voice_id, output_format } as const;
  const body = { rows: [{ text: freshText() }], defaults, name: 'First audio' };
  const { job_id } = await (await t.call(batchesApi.createSpeechBatch, mia, { body })).json();
  const stateOf = async () => (await (await t.call(jobsApi.getJob, mia, { params: { job_id } })).json()).state;
  await expect.poll(stateOf, { timeout: 20_000, interval: 30 }).toBe('done');
  return notedFirstByte();
};

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The lowest ratio of some attempts; it stops at the first that reaches the bar. */
async function ratioOf(measure: Measure, reference: Measure, voice_id: string, bar: number): Promise<number> {
  let lowest = Infinity;
  for (let attempt = 0; attempt < attempts && lowest > bar; attempt++) {
    const [ours, theirs]: [number[], number[]] = [[], []];
    for (let run = -warmUps; run < runs; run++) {
      const [one, other] = [await measure(voice_id), await reference(voice_id)];
      if (run < 0) continue;
      ours.push(one);
      theirs.push(other);
    }
    lowest = Math.min(lowest, median(ours) / median(theirs));
  }
  return lowest;
}

describe.each(engines)('$engine', ({ voice_id }) => {
  test.each([
    { name: 'with timestamps', measure: timed, reference: streamed(), bar: 1.5 },
    { name: 'over a socket', measure: overSocket, reference: streamed(), bar: 1.5 },
    { name: 'in bulk', measure: notedInBulk, reference: notedOfStream, bar: 1.5 },
    { name: 'with a seed', measure: streamed(7), reference: streamed(), bar: 1.3 },
  ])(
    'first audio $name takes at most $bar times that of a plain stream',
    async ({ measure, reference, bar }) => {
      expect(await ratioOf(measure, reference, voice_id, bar)).toBeLessThanOrEqual(bar);
    },
    180_000,
  );
});
