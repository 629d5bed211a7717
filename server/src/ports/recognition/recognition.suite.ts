/** What every recogniser must do, whatever runs behind it. */
import { expect, test } from 'vitest';
import type { Recognition, StreamEvent } from './port.ts';
import { asStream, collect, joined, silence } from '../../testing/spoken-sound.ts';

export interface RecogniserUnderTest {
  recognition: () => Recognition;
  id: string;
  /** Sound with these words in it, some seconds long. */
  sound: () => Promise<{ samples: Float32Array; words: string[] }>;
  /** The share of words that may be wrong. */
  tolerance: number;
}

const never = () => new AbortController().signal;
const base = { language: null, workspaceId: 'one' } as const;

export function recogniserSuite({ recognition, id, sound, tolerance }: RecogniserUnderTest): void {
  const transcribe = (samples: Float32Array, more: object = {}, signal = never()) =>
    recognition().transcribe(asStream(samples), { recogniser: id, ...base, ...more }, signal);

  test('words come with times in their order, and join to the transcript', async () => {
    const { samples, words } = await sound();
    const heard = await collect(transcribe(joined(silence(0.5), samples, silence(0.5))));
    const texts = heard.spoken.map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}']/gu, ''));
    const right = words.filter((word) => texts.includes(word)).length;
    expect(right / words.length).toBeGreaterThanOrEqual(1 - tolerance);
    expect(heard.text).toBe(heard.words.map(({ text }) => text).join(''));
    expect(heard.text.trim()).toBe(heard.text);
    let last = 0;
    for (const { start, end, confidence } of heard.words) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThanOrEqual(start);
      if (confidence !== null) expect(confidence >= 0 && confidence <= 1).toBe(true);
      last = end;
    }
    expect(last).toBeLessThanOrEqual(samples.length / 16_000 + 1.05);
    expect(heard.spoken[0]?.start).toBeGreaterThan(0.3);
    expect(heard.events.find(({ kind }) => kind === 'language')).toBeDefined();
    expect(heard.events.at(-1)).toMatchObject({ kind: 'progress' });
  }, 120_000);

  test('silence has no words', async () => {
    const heard = await collect(transcribe(silence(4)));
    expect(heard.words).toEqual([]);
    expect(heard.events.at(-1)).toEqual({ kind: 'progress', seconds: 4 });
    expect((await collect(transcribe(new Float32Array(0)))).words).toEqual([]);
  }, 60_000);

  test('a recognition goes on at its last checkpoint, and gives what it would have given', async () => {
    const { samples } = await sound();
    const long = joined(samples, silence(2), samples, silence(2), samples);
    const whole = await collect(transcribe(long));
    const first: string[] = [];
    let checkpoint: { seconds: number; state: string } | undefined;
    for await (const event of transcribe(long)) {
      if (event.kind === 'words') first.push(...event.words.map(({ text }) => text));
      if (event.kind !== 'checkpoint' || event.checkpoint.seconds > 10 * samples.length) continue;
      checkpoint = event.checkpoint;
      if (first.length > 0) break;
    }
    if (!checkpoint) throw new Error('there was no checkpoint');
    const rest = long.slice(Math.round(checkpoint.seconds * 16_000));
    const second = await collect(transcribe(rest, { resume: checkpoint }));
    expect(first.join('') + second.text).toBe(whole.text);
    const last = whole.words.at(-1);
    expect(second.words.at(-1)?.end).toBeCloseTo(last?.end ?? -1, 1);
  }, 180_000);

  test('a recognition that is aborted ends early without an error', async () => {
    const { samples } = await sound();
    const abort = new AbortController();
    const events = transcribe(joined(samples, silence(2), samples), {}, abort.signal);
    setTimeout(() => abort.abort(), 30);
    const heard = await collect(events);
    expect(heard.events.at(-1)?.kind).not.toBe('words');
  }, 60_000);

  test('a conversation is committed by call and at its end', async () => {
    const { samples, words } = await sound();
    const stream = recognition().openStream({ recogniser: id, ...base, commits: 'manual' });
    const events: StreamEvent[] = [];
    const reading = (async () => {
      for await (const event of stream.events) events.push(event);
    })();
    for await (const block of asStream(joined(silence(0.3), samples, silence(0.3)))) await stream.push(block);
    stream.commit();
    for await (const block of asStream(joined(silence(0.3), samples, silence(0.3)))) await stream.push(block);
    stream.end();
    await reading;
    const committed = events.filter((event) => event.kind === 'committed');
    expect(committed.map(({ by }) => by)).toEqual(['commit', 'end']);
    for (const { text, words: all } of committed) {
      expect(all.map(({ text: one }) => one).join('')).toBe(text);
      const texts = text.toLowerCase().split(/[^\p{L}\p{N}']+/u);
      expect(words.filter((word) => texts.includes(word)).length / words.length).toBeGreaterThanOrEqual(1 - tolerance);
    }
    const [one, two] = committed;
    expect(two?.words[0]?.start).toBeGreaterThanOrEqual(one?.words.at(-1)?.end ?? Number.NaN);
    await expect(stream.push(silence(1))).rejects.toThrow('ended');
    stream.close();
  }, 120_000);

  test('a conversation is committed by silence', async () => {
    const { samples } = await sound();
    const stream = recognition().openStream({
      ...{ recogniser: id, ...base, commits: 'voice_activity', silenceSeconds: 0.8 },
    });
    const events: StreamEvent[] = [];
    const reading = (async () => {
      for await (const event of stream.events) events.push(event);
    })();
    for await (const block of asStream(joined(samples, silence(1.6), samples, silence(1.6)))) await stream.push(block);
    stream.end();
    await reading;
    const by = events.flatMap((event) => (event.kind === 'committed' ? [event.by] : []));
    expect(by.filter((one) => one === 'silence').length).toBeGreaterThanOrEqual(2);
  }, 120_000);
}
