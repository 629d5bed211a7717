/** A recogniser whose process is killed, hangs or leaks in the middle of a part, or in a conversation. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { createSpeech } from '../speech/speech.ts';
import { asStream, collect, joined, sayWith, silence } from '../../testing/spoken-sound.ts';
import { findPocketSphinx } from './engines/pocketsphinx/find-pocketsphinx.ts';
import type { Recognition } from './port.ts';
import { createRecognition } from './recognition.ts';

const programUrl = new URL('./engines/pocketsphinx/faulty.process.ts', import.meta.url);
const text = 'The weather will be cold and cloudy in the morning. Please call me when you get back to the office.';
const base = { recogniser: 'pocketsphinx', language: 'en', workspaceId: 'one' } as const;
const hangMs = 500;

const open: { recognition: Recognition; faults: string }[] = [];
afterEach(async () => {
  for (const { recognition, faults } of open.splice(0)) {
    await recognition.close();
    rmSync(faults, { recursive: true });
  }
});

function start() {
  const faults = mkdtempSync(path.join(tmpdir(), 'faulty-recogniser-'));
  const find = () => Object.assign(findPocketSphinx(), { faults });
  const recognition = createRecognition({
    ...{ workers: 1, memory: { intervalMs: 100 } },
    pocketSphinx: { programUrl, find, hangMs },
  });
  open.push({ recognition, faults });
  const calls = () => {
    try {
      return readFileSync(path.join(faults, 'calls'), 'utf8').trim().split('\n');
    } catch {
      return [];
    }
  };
  return {
    recognition,
    calls,
    about: () => recognition.describe().recognisers.find(({ id }) => id === 'pocketsphinx'),
    fail: (how: 'hang' | 'leak') => writeFileSync(path.join(faults, how), ''),
    mend: (how: 'hang' | 'leak') => rmSync(path.join(faults, how)),
    hear: (samples: Float32Array) =>
      collect(recognition.transcribe(asStream(samples), base, new AbortController().signal)),
    /** Ends the process of the first such call at once, as the system does when memory is short. */
    async kill(call: string) {
      const find = () => calls().find((line) => line.endsWith(` ${call}`));
      await expect.poll(find, { interval: 5, timeout: 60_000 }).toBeDefined();
      process.kill(Number.parseInt(find() ?? '', 10), 'SIGKILL');
    },
  };
}

let spoken: Promise<Float32Array> | undefined;
const sound = () =>
  (spoken ??= (async () => {
    const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
    const { samples } = await sayWith(speech, 'Bruno', text);
    await speech.close();
    return joined(silence(0.3), samples, silence(0.3));
  })());

async function converse({ recognition }: ReturnType<typeof start>, samples: Float32Array): Promise<string[]> {
  const stream = recognition.openStream({ ...base, commits: 'manual' });
  const committed: string[] = [];
  const reading = (async () => {
    for await (const event of stream.events) if (event.kind === 'committed') committed.push(event.text);
  })();
  for await (const block of asStream(samples)) await stream.push(block);
  stream.commit();
  for await (const block of asStream(samples)) await stream.push(block);
  stream.end();
  await reading;
  stream.close();
  return committed;
}

describe.runIf(!('missing' in findPocketSphinx()))('a process that fails', () => {
  test('killed in a part: the part is repeated, and every word comes once', async () => {
    const samples = await sound();
    const well = start();
    const whole = await well.hear(samples);
    expect(whole.spoken.length).toBeGreaterThan(15);
    const one = start();
    const [heard] = await Promise.all([one.hear(samples), one.kill('recognise')]);
    expect(heard.words).toEqual(whole.words);
    expect(one.about()).toMatchObject({ restarts: 1, lastFailure: { reason: expect.stringContaining('SIGKILL') } });
    expect(one.calls()).toHaveLength(well.calls().length + 1);
  }, 120_000);

  test('killed in a conversation: the open segment is heard again, and every word comes once', async () => {
    const samples = await sound();
    const whole = await converse(start(), samples);
    expect(whole).toHaveLength(2);
    const one = start();
    const [committed] = await Promise.all([converse(one, samples), one.kill('push')]);
    expect(committed).toEqual(whole);
    expect(one.about()?.restarts).toBe(1);
  }, 120_000);

  test('one that hangs fails within its limits, and the next recording is heard', async () => {
    const samples = await sound();
    const one = start();
    await one.hear(samples);
    one.fail('hang');
    const begun = performance.now();
    await expect(one.hear(samples)).rejects.toMatchObject({
      name: 'RecognitionFailed',
      message: expect.stringMatching(/gave no sign for \d+ ms/),
    });
    // Two attempts of the longest part that there can be, and the start of a process.
    expect(performance.now() - begun).toBeLessThan(2 * (hangMs + 3000 * Math.ceil(samples.length / 16_000)) + 20_000);
    expect(one.about()?.restarts).toBe(2);
    one.mend('hang');
    expect((await one.hear(samples)).spoken.length).toBeGreaterThan(15);
  }, 180_000);

  test('one that leaks is ended at its limit, and the next recording is heard', async () => {
    const samples = await sound();
    const one = start();
    one.fail('leak');
    await expect(one.hear(samples)).rejects.toThrow(/took \d+ MB of memory/);
    expect(one.about()?.restarts).toBe(2);
    one.mend('leak');
    expect((await one.hear(samples)).spoken.length).toBeGreaterThan(15);
  }, 120_000);
});
