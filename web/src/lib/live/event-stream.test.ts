import type { EventSourceMessage } from 'eventsource-parser';
import { expect, it } from 'vitest';
import { readEvents } from './event-stream.ts';

const stream =
  'retry: 2000\n\n:\n\nid: a-1\nevent: hello\ndata: {"build":"x"}\n\nid: a-2\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: a comment\nid: a-3\n\ndata:grüße 🐦\n\ndata: unfinished\n';

const expected: EventSourceMessage[] = [
  { event: 'hello', data: '{"build":"x"}', id: 'a-1' },
  { event: undefined, data: '{"a":\n1}', id: 'a-2' },
  { event: undefined, data: 'grüße 🐦', id: undefined },
];

function inChunks(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });
}

it.each([1, 2, 3, 7, 1000])('reads the same events from chunks of %i bytes', async (size) => {
  const events: EventSourceMessage[] = [];
  let chunks = 0;
  await readEvents(
    inChunks(new TextEncoder().encode(stream), size),
    (event) => events.push(event),
    () => chunks++,
  );
  expect(events).toEqual(expected);
  expect(chunks).toBeGreaterThan(0);
});

it('reports a chunk that holds only a comment', async () => {
  let chunks = 0;
  await readEvents(
    inChunks(new TextEncoder().encode(':\n\n'), 100),
    () => expect.unreachable(),
    () => chunks++,
  );
  expect(chunks).toBe(1);
});
