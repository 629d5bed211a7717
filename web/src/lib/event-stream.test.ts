import { expect, it } from 'vitest';
import { eventParser, readEvents, type ServerEvent } from './event-stream.ts';

const stream =
  'retry: 2000\n\n:\n\nid: a-1\nevent: hello\ndata: {"build":"x"}\n\nid: a-2\r\ndata: {"a":\r\ndata: 1}\r\n\r\n: a comment\nid: a-3\n\ndata:plain\n\ndata: unfinished\n';

const wanted: ServerEvent[] = [
  { event: 'hello', data: '{"build":"x"}', id: 'a-1' },
  { event: 'message', data: '{"a":\n1}', id: 'a-2' },
  { event: 'message', data: 'plain', id: undefined },
];

it('reads the same events whatever the pieces they arrive in', () => {
  for (const size of [1, 2, 3, 7, 1000]) {
    const events: ServerEvent[] = [];
    const parse = eventParser((event) => events.push(event));
    for (let at = 0; at < stream.length; at += size) parse(stream.slice(at, at + size));
    expect(events, `pieces of ${size}`).toEqual(wanted);
  }
});

it('joins letters that were cut in two, and hears every piece', async () => {
  const bytes = new TextEncoder().encode('data: grüße 🐦\n\n');
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(new Uint8Array([byte]));
      controller.close();
    },
  });
  const events: string[] = [];
  let pieces = 0;
  await readEvents(
    body,
    ({ data }) => events.push(data),
    () => pieces++,
  );
  expect(events).toEqual(['grüße 🐦']);
  expect(pieces).toBeGreaterThan(1);
});
