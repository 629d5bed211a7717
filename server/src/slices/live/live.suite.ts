/** A browser's end of the live stream, as tests hold it. */
import { expect } from 'vitest';
import { live } from '#contract/live/api.ts';
import type { Change } from '#contract/live/types.ts';
import type { TestApp, TestUser } from '../../testing/app.ts';

export interface Received {
  id: string | undefined;
  /** `message` where the event has no name. */
  event: string;
  data: unknown;
}

export interface LiveClient {
  status: number;
  headers: Headers;
  events: Received[];
  /** Comments and fields that are no event. */
  signs: string[];
  /** Settles when the stream is over, whoever ended it. */
  ended: Promise<void>;
  changes(): Change[];
  /** Ids of changed history items: what these tests change, beside what making a user does. */
  items(): string[];
  lastId(): string | undefined;
  leave(): void;
}

export async function follow(
  t: Pick<TestApp, 'url'>,
  as: Pick<TestUser, 'session'> | Record<string, string>,
  after?: string,
): Promise<LiveClient> {
  const controller = new AbortController();
  const auth = 'session' in as ? { authorization: `Bearer ${(as as TestUser).session.access}` } : as;
  const response = await fetch(t.url + live.path, {
    headers: { ...auth, ...(after === undefined ? {} : { 'last-event-id': after }) },
    signal: controller.signal,
  });
  const events: Received[] = [];
  const signs: string[] = [];
  const changes = () => events.filter(({ event }) => event === 'message').map(({ data }) => data as Change);
  return {
    status: response.status,
    headers: response.headers,
    events,
    signs,
    ended: read(response, events, signs).catch(() => undefined),
    changes,
    items: () => changes().flatMap(({ collection, id }) => (collection === 'history' ? id : [])),
    lastId: () => events.findLast(({ id }) => id !== undefined)?.id,
    leave: () => controller.abort(),
  };
}

/**
 * A transaction of another test file in the same PostgreSQL holds up what comes after it, so this waits for long; but not
 * for the look that is taken every fifteen seconds in any case.
 */
export const soon = <T>(read: () => T) => expect.poll(read, { interval: 5 });

/** Opens a stream and waits for its greeting, so that later changes are delivered to it. */
export async function listen(...given: Parameters<typeof follow>): Promise<LiveClient> {
  const client = await follow(...given);
  await soon(() => client.events[0]?.event).toBe('hello');
  return client;
}

async function read(response: Response, events: Received[], signs: string[]): Promise<void> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    const blocks = (text + decoder.decode(chunk, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(block.split('\n').map((line) => line.split(/: ?/, 2) as [string, string]));
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (data === undefined) signs.push(block);
      else {
        const name = fields.get('event') ?? 'message';
        events.push({ id: fields.get('id'), event: name, data: JSON.parse(data) });
      }
    }
  }
}
