/** Formats server-sent events. */
import type { Schema } from '#contract/kit/schema.ts';
import type { SentEvent } from '../route.ts';

export const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that buffers answers would hold back every event.
  'x-accel-buffering': 'no',
};

/** A comment, which clients ignore. It shows both sides that the connection is alive. */
export const heartbeat = ':\n\n';

/** JSON escapes the line breaks in its strings and has no others, so one `data` line is always enough. */
export function encodeEvent(event: SentEvent<unknown>): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  const name = 'event' in event ? `event: ${event.event}\n` : '';
  return `${id}${name}data: ${JSON.stringify(event.data)}\n\n`;
}

/** @throws when an event without a name does not carry what its endpoint declares */
export function checkEvent(event: SentEvent<unknown>, schema: Schema): void {
  if ('event' in event) return;
  const checked = schema.safeParse(event.data);
  if (!checked.success) throw new Error(`an event has another shape: ${checked.error.message}`);
}
