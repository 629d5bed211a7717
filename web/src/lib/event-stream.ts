/** Server-sent events out of an ordinary answer. EventSource would hide refusals, and could not say where to go on. */
export interface ServerEvent {
  /** `message` where the server names none. */
  event: string;
  data: string;
  id: string | undefined;
}

/** Splits what arrives into events, whatever the pieces it arrives in. Comments are dropped. */
export function eventParser(onEvent: (event: ServerEvent) => void): (text: string) => void {
  let rest = '';
  let fields: Record<string, string[]> = {};
  function dispatch() {
    const { data, event, id } = fields;
    fields = {};
    if (data) onEvent({ event: event?.at(-1) || 'message', data: data.join('\n'), id: id?.at(-1) });
  }
  return (text) => {
    const lines = (rest + text).split(/\r\n|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line === '') dispatch();
      const colon = line.indexOf(':');
      if (colon === 0) continue;
      const name = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
      (fields[name] ??= []).push(value);
    }
  };
}

/** Ends when the server does. `onBytes` is told of every sign of life, also of comments. */
export async function readEvents(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: ServerEvent) => void,
  onBytes: () => void,
): Promise<void> {
  const parse = eventParser(onEvent);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    onBytes();
    parse(part.value);
  }
}
