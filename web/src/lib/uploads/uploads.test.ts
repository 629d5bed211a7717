/** The uploads of a page against a server that keeps parts in memory, through the real calls. */
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';

const partBytes = 4;

interface Kept {
  name: string;
  size_bytes: number;
  parts: Map<number, string>;
  isReady: boolean;
}

let kept: Map<string, Kept>;
/** Answers instead of the server, by method and path; undefined lets the server answer. */
let instead: (line: string) => Response | undefined;
/** What holds back each part until it is called. */
let held: (() => void)[];
let isHolding: boolean;
let log: string[];

function stored(id: string, { name, size_bytes, parts, isReady }: Kept): Response {
  return Response.json({
    upload_id: id,
    name,
    purpose: 'audio_isolation',
    state: isReady ? 'ready' : 'receiving',
    size_bytes,
    part_bytes: partBytes,
    part_count: Math.ceil(size_bytes / partBytes),
    received_parts: [...parts.keys()].toSorted((a, b) => a - b),
    received_bytes: [...parts.values()].reduce((sum, part) => sum + part.length, 0),
    media: isReady ? { type: 'audio/wav', seconds: 2.5 } : null,
    created_at_unix: 0,
    expires_at_unix: 0,
  });
}

const refusal = (status: number, code: string, message: string) =>
  Response.json({ detail: { status: code, message } }, { status });

async function answer(method: string, path: string, body?: BodyInit | null): Promise<Response> {
  log.push(`${method} ${path}`);
  const other = instead(`${method} ${path}`);
  if (other) return other;
  const [, , , id = '', action, number] = path.split('/');
  if (method === 'POST' && id === '') {
    const { name, size_bytes } = JSON.parse(body as string) as { name: string; size_bytes: number };
    const made = `up${kept.size + 1}`;
    kept.set(made, { name, size_bytes, parts: new Map(), isReady: false });
    return stored(made, kept.get(made)!);
  }
  const upload = kept.get(id);
  if (!upload) return refusal(404, 'upload_not_found', 'There is no such upload.');
  if (method === 'DELETE') kept.delete(id);
  if (action === 'parts') upload.parts.set(Number(number), await ((body as FormData).get('part') as Blob).text());
  if (action === 'complete') upload.isReady = true;
  return method === 'DELETE' ? Response.json({ status: 'ok' }) : stored(id, upload);
}

/** As much of an XMLHttpRequest as sending a part takes. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  #line: [string, string] = ['', ''];
  #isOver = false;
  open(method: string, url: string): void {
    this.#line = [method, url];
  }
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  abort(): void {
    this.#isOver = true;
    this.dispatchEvent(new Event('abort'));
  }
  async send(body: FormData): Promise<void> {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    if (this.#isOver) return;
    const response = await answer(...this.#line, body);
    this.status = response.status;
    this.responseText = await response.text();
    this.dispatchEvent(new Event('load'));
  }
}

let browser: FakeBrowser;
async function open(before?: FakeBrowser) {
  browser = fakeBrowser(before ? { before } : {});
  browser.send.mockImplementation((url, init) => answer(init?.method ?? 'GET', url, init?.body ?? null));
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.resetModules();
  return import('./uploads.ts');
}

const fileOf = (name: string, text = '0123456789') => new File([text], name, { lastModified: 7 });
const chosen = (...files: File[]) => files.map((file) => ({ file, seconds: null }));

beforeEach(() => {
  kept = new Map();
  log = [];
  held = [];
  isHolding = false;
  instead = () => undefined;
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('uploads', () => {
  it('sends a file in parts, and knows its length from the server', async () => {
    const { addUploads, uploadsStore } = await open();
    addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('sent'));
    expect(uploadsStore.get().uploads[0]).toMatchObject({ uploadId: 'up1', sent: 10, seconds: 2.5, problem: null });
    expect([...kept.get('up1')!.parts.values()]).toEqual(['0123', '4567', '89']);
  });

  it('sends two files at a time, and the next when one of them is done', async () => {
    isHolding = true;
    const { addUploads, uploadsStore } = await open();
    addUploads('audio_isolation', chosen(fileOf('a.wav', '0123'), fileOf('b.wav', '0123'), fileOf('c.wav', '0123')));
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(uploadsStore.get().uploads.map(({ state }) => state)).toEqual(['sending', 'sending', 'waiting']);
    held.shift()!();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    expect(uploadsStore.get().uploads.map(({ state }) => state)).toEqual(['sent', 'sending', 'sending']);
  });

  it('pauses, and goes on where it was', async () => {
    isHolding = true;
    const { addUploads, pauseUpload, resumeUpload, uploadsStore } = await open();
    const [id = ''] = addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    held.shift()!();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    pauseUpload(id);
    held.shift()!();
    expect(uploadsStore.get().uploads[0]).toMatchObject({ state: 'paused' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect([...kept.get('up1')!.parts.keys()]).toEqual([1]);
    isHolding = false;
    resumeUpload(id);
    await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('sent'));
    expect(log.filter((line) => line.endsWith('/parts/1'))).toHaveLength(1);
  });

  it('is cancelled on the server too', async () => {
    isHolding = true;
    const { addUploads, removeUpload, uploadsStore } = await open();
    const [id = ''] = addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(held).toHaveLength(1));
    removeUpload(id);
    expect(uploadsStore.get().uploads).toEqual([]);
    await vi.waitFor(() => expect(kept.size).toBe(0));
    expect(browser.local.getItem('xi:uploads')).toBe('[]');
  });

  it('goes on after a reload once the same file is chosen again', async () => {
    isHolding = true;
    const first = await open();
    first.addUploads('audio_isolation', chosen(fileOf('a.wav'), fileOf('done.wav', '01')));
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held.splice(0).forEach((go) => go());
    await vi.waitFor(() => expect(first.uploadsStore.get().uploads[1]?.state).toBe('sent'));
    await vi.waitFor(() => expect(held).toHaveLength(1));

    isHolding = false;
    const { addUploads, restoreUploads, uploadsStore } = await open(browser);
    await Promise.all([restoreUploads('audio_isolation'), restoreUploads('audio_isolation')]);
    const states = () => uploadsStore.get().uploads.map(({ name, state, sent }) => [name, state, sent]);
    expect(states()).toEqual([
      ['a.wav', 'interrupted', 4],
      ['done.wav', 'sent', 2],
    ]);
    log = [];
    addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('sent'));
    expect(uploadsStore.get().uploads).toHaveLength(2);
    expect(log).toEqual([
      'GET /v1/uploads/up1',
      'PUT /v1/uploads/up1/parts/2',
      'PUT /v1/uploads/up1/parts/3',
      'POST /v1/uploads/up1/complete',
    ]);
    expect([...kept.get('up1')!.parts.values()].join('')).toBe('0123456789');
  });

  it('goes on when its token has expired', async () => {
    let isExpired = true;
    instead = (line) => {
      if (!isExpired || !line.endsWith('/parts/2')) return undefined;
      isExpired = false;
      return refusal(401, 'needs_authorization', 'The token has expired.');
    };
    const { addUploads, uploadsStore } = await open();
    addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('sent'));
    expect(log.filter((line) => line.endsWith('/parts/2'))).toHaveLength(2);
    expect([...kept.get('up1')!.parts.values()].join('')).toBe('0123456789');
  });

  it('a changed file of the same name is another upload', async () => {
    const { addUploads, uploadsStore } = await open();
    addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('sent'));
    addUploads('audio_isolation', chosen(fileOf('a.wav')));
    expect(uploadsStore.get().uploads).toHaveLength(1);
    addUploads('audio_isolation', chosen(fileOf('a.wav', '01234567890')));
    await vi.waitFor(() => expect(uploadsStore.get().uploads[1]?.state).toBe('sent'));
    expect(kept.size).toBe(2);
  });

  it.each([
    [413, 'upload_too_large', 'The file has 812 MB; the limit is 500 MB.', /812 MB/, false],
    [507, 'storage_full', 'No space.', /(?:storage|disk)/i, true],
    [400, 'invalid_audio', 'The file cannot be read as audio.', /cannot be read/, false],
  ])('says in words why the server answered %i', async (status, code, message, words, canRetry) => {
    instead = (line) => (line.endsWith('/parts/2') ? refusal(status, code, message) : undefined);
    const { addUploads, resumeUpload, uploadsStore } = await open();
    const [id = ''] = addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('failed'));
    expect(uploadsStore.get().uploads[0]).toMatchObject({ canRetry, problem: expect.stringMatching(words) as string });
    instead = () => undefined;
    if (canRetry) {
      resumeUpload(id);
      await vi.waitFor(() => expect(uploadsStore.get().uploads[0]?.state).toBe('sent'));
    }
  });

  it('what the server has forgotten is not shown after a reload', async () => {
    const first = await open();
    first.addUploads('audio_isolation', chosen(fileOf('a.wav')));
    await vi.waitFor(() => expect(first.uploadsStore.get().uploads[0]?.state).toBe('sent'));
    kept.clear();
    const { restoreUploads, uploadsStore } = await open(browser);
    await restoreUploads('audio_isolation');
    expect(uploadsStore.get().uploads).toEqual([]);
    expect(browser.local.getItem('xi:uploads')).toBe('[]');
  });
});
