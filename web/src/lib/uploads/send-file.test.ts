import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Upload as Stored } from '#contract/uploads/types.ts';
import { ApiError, networkError } from '../failures/errors.ts';
import { SendError, sendFile, type UploadServer } from './send-file.ts';

const partBytes = 10;
const media: Stored['media'] = {
  type: 'audio/wav',
  container: 'wav',
  seconds: 12,
  channels: 1,
  sample_rate: 16_000,
  has_video: false,
  is_truncated: false,
};

type Call = keyof UploadServer;

/** A server that keeps parts in memory and fails as it is told. A lost answer is one whose work was done. */
class FakeServer implements UploadServer {
  readonly log: string[] = [];
  readonly parts = new Map<number, string>();
  #uploads = 0;
  #size: number;
  #state: Stored['state'] = 'receiving';
  #failures: { call: Call; at: number; error: unknown; isLost: boolean }[] = [];
  #counts: Record<Call, number> = { create: 0, get: 0, putPart: 0, complete: 0 };

  constructor(size: number) {
    this.#size = size;
  }

  /** Makes the n-th call fail, before its work is done or, with `isLost`, after it. */
  breakAt(call: Call, at: number, error: unknown, isLost = false): this {
    this.#failures.push({ call, at, error, isLost });
    return this;
  }

  forgetAll(): void {
    this.parts.clear();
  }

  #stored(): Stored {
    const received = [...this.parts.keys()].toSorted((a, b) => a - b);
    return {
      upload_id: `up${this.#uploads}`,
      name: 'a.wav',
      purpose: 'audio_isolation',
      state: this.#state,
      size_bytes: this.#size,
      part_bytes: partBytes,
      part_count: Math.ceil(this.#size / partBytes),
      received_parts: received,
      received_bytes: [...this.parts.values()].reduce((sum, { length }) => sum + length, 0),
      media: this.#state === 'ready' ? media : null,
      created_at_unix: 0,
      expires_at_unix: 86_400,
    };
  }

  async #answer(call: Call, detail: string, work: () => Promise<void> | void): Promise<Stored> {
    const at = ++this.#counts[call];
    this.log.push(detail ? `${call} ${detail}` : call);
    const failure = this.#failures.find((one) => one.call === call && one.at === at);
    if (failure && !failure.isLost) throw failure.error;
    await work();
    if (failure) throw failure.error;
    return this.#stored();
  }

  create = () => this.#answer('create', '', () => void this.#uploads++);
  get = () => this.#answer('get', '', () => undefined);
  putPart: UploadServer['putPart'] = (_id, number, bytes, onProgress) =>
    this.#answer('putPart', String(number), async () => {
      onProgress(bytes.size / 2);
      this.parts.set(number, await bytes.text());
    });
  complete = () =>
    this.#answer('complete', '', () => {
      if (this.parts.size < Math.ceil(this.#size / partBytes)) throw new ApiError(409, 'upload_incomplete', 'missing');
      this.#state = 'ready';
    });

  get text(): string {
    return [...this.parts]
      .toSorted(([a], [b]) => a - b)
      .map(([, text]) => text)
      .join('');
  }
}

const text = Array.from({ length: 95 }, (_, at) => String.fromCharCode(65 + (at % 26))).join('');
const file = new Blob([text]);
const lost = networkError(new TypeError('lost'));
const refusal = (status: number, type: string) => new ApiError(status, type, `${type}.`);

interface Seen {
  states: string[];
  bytes: number[];
  ids: string[];
}

async function send(server: FakeServer, known: string | null = null, signal = new AbortController().signal) {
  const seen: Seen = { states: [], bytes: [], ids: [] };
  const result = sendFile(
    file,
    known,
    server,
    {
      onKnown: ({ upload_id }) => void seen.ids.push(upload_id),
      onProgress: (bytes) => void seen.bytes.push(bytes),
      onState: (state) => void seen.states.push(state),
    },
    signal,
  ).then(
    (stored) => ({ stored, error: undefined, seen }),
    (error: unknown) => ({ stored: undefined, error, seen }),
  );
  await vi.runAllTimersAsync();
  return result;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sendFile', () => {
  it('sends the parts in order, completes, and says how far it is', async () => {
    const server = new FakeServer(95);
    const { stored, seen } = await send(server);
    expect(stored).toMatchObject({ state: 'ready', media });
    expect(server.text).toBe(text);
    expect(server.log).toEqual(['create', ...Array.from({ length: 10 }, (_, at) => `putPart ${at + 1}`), 'complete']);
    expect(seen.bytes).toEqual(seen.bytes.toSorted((a, b) => a - b));
    expect(seen.bytes.at(-1)).toBe(95);
    expect(seen.states.at(-1)).toBe('checking');
  });

  it('resumes at 90 % after a lost connection, and sends nothing twice', async () => {
    const server = new FakeServer(95).breakAt('putPart', 10, lost);
    const { stored, seen } = await send(server);
    expect(stored?.state).toBe('ready');
    expect(server.text).toBe(text);
    expect(server.log.slice(-4)).toEqual(['putPart 10', 'get', 'putPart 10', 'complete']);
    expect(server.log.filter((line) => line === 'putPart 9')).toHaveLength(1);
    expect(seen.states).toContain('retrying');
  });

  it('does not send a part again whose answer was lost', async () => {
    const server = new FakeServer(95).breakAt('putPart', 4, lost, true);
    const { stored } = await send(server);
    expect(stored?.state).toBe('ready');
    expect(server.log.filter((line) => line === 'putPart 4')).toHaveLength(1);
    expect(server.text).toBe(text);
  });

  it('takes the answer of a completion whose own answer was lost', async () => {
    const server = new FakeServer(95).breakAt('complete', 1, refusal(502, 'unknown'), true);
    const { stored } = await send(server);
    expect(stored).toMatchObject({ state: 'ready', media });
    expect(server.log.filter((line) => line === 'complete')).toHaveLength(1);
  });

  it('waits longer each time the server fails, and goes on', async () => {
    const server = new FakeServer(95)
      .breakAt('putPart', 1, refusal(500, 'unknown'))
      .breakAt('get', 1, refusal(500, 'unknown'))
      .breakAt('get', 2, refusal(503, 'unknown'));
    const begin = Date.now();
    const { stored } = await send(server);
    expect(stored?.state).toBe('ready');
    expect(Date.now() - begin).toBe(1000 + 2000 + 4000);
  });

  it('waits as long as the server asks for', async () => {
    const busy = new ApiError(429, 'rate_limit_exceeded', 'Too many.', null, {
      headers: new Headers({ 'retry-after': '20' }),
    });
    const begin = Date.now();
    const { stored } = await send(new FakeServer(95).breakAt('putPart', 2, busy));
    expect(stored?.state).toBe('ready');
    expect(Date.now() - begin).toBe(20_000);
  });

  it('sends what is missing after all when the server says so', async () => {
    const server = new FakeServer(95);
    server.breakAt('complete', 1, refusal(409, 'upload_incomplete'));
    const original = server.complete;
    server.complete = async () => {
      // The disk of the server lost a part.
      if (!server.log.includes('complete')) server.parts.delete(3);
      return original();
    };
    const { stored } = await send(server);
    expect(stored?.state).toBe('ready');
    expect(server.log.slice(-4)).toEqual(['complete', 'get', 'putPart 3', 'complete']);
    expect(server.text).toBe(text);
  });

  it('starts anew when the server has forgotten the upload', async () => {
    const server = new FakeServer(95).breakAt('get', 1, refusal(404, 'upload_not_found'));
    const { stored, seen } = await send(server, 'forgotten');
    expect(stored?.state).toBe('ready');
    expect(server.log.slice(0, 3)).toEqual(['get', 'create', 'putPart 1']);
    expect(seen.ids.at(-1)).toBe('up1');
  });

  it('sends only the rest of an upload that was begun before', async () => {
    const server = new FakeServer(95);
    for (let number = 1; number <= 9; number++) server.parts.set(number, text.slice((number - 1) * 10, number * 10));
    const { stored } = await send(server, 'up0');
    expect(stored?.state).toBe('ready');
    expect(server.log).toEqual(['get', 'putPart 10', 'complete']);
    expect(server.text).toBe(text);
  });

  it.each([
    ['create', 413, 'upload_too_large', false],
    ['create', 403, 'missing_permissions', false],
    ['create', 429, 'too_many_open_uploads', true],
    ['create', 403, 'file_quota_exceeded', true],
    ['putPart', 507, 'storage_full', true],
    ['complete', 400, 'media_unreadable', false],
    ['complete', 503, 'decoder_missing', true],
  ] as const)('a %s that answers %i %s ends it at once', async (call, status, type, canRetry) => {
    const server = new FakeServer(95).breakAt(call, 1, refusal(status, type));
    const { error } = await send(server);
    expect(error).toBeInstanceOf(SendError);
    expect((error as SendError).canRetry).toBe(canRetry);
    expect((error as SendError).cause).toMatchObject({ status, type });
    expect(server.log.filter((line) => line.startsWith(call))).toHaveLength(1);
  });

  it('gives up when the server stays away, and the user may try again', async () => {
    const server = new FakeServer(95);
    for (let at = 1; at <= 20; at++) server.breakAt('create', at, lost);
    const { error } = await send(server);
    expect(error).toMatchObject({ canRetry: true });
    expect(server.log).toHaveLength(11);
  });

  it('does not give up while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const server = new FakeServer(95);
    for (let at = 1; at <= 30; at++) server.breakAt('create', at, lost);
    const { stored } = await send(server);
    expect(stored?.state).toBe('ready');
  });

  it('stops when it is told to', async () => {
    const scope = new AbortController();
    const server = new FakeServer(95);
    const put = server.putPart;
    server.putPart = (...given) => {
      if (given[1] === 3) scope.abort();
      return put(...given);
    };
    const { error } = await send(server, null, scope.signal);
    expect((error as Error).name).toBe('AbortError');
    expect(server.log.at(-1)).toBe('putPart 3');
  });
});
