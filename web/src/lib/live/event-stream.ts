/** Reads server-sent events from a fetch response, because EventSource sends no Authorization header. */
import { createParser, type EventSourceMessage } from 'eventsource-parser';

/**
 * Returns when the server closes the stream. `onBytes` is called for every chunk, including one that holds only
 * comments, so that a heartbeat counts as a sign of life.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: EventSourceMessage) => void,
  onBytes: () => void,
): Promise<void> {
  const parser = createParser({ onEvent });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    onBytes();
    parser.feed(chunk.value);
  }
}
