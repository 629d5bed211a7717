/** Which file is sent for what is between the handles, and what becomes of it, against a list of uploads told by hand. */
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../../testing/fake-browser.ts';
import type { Upload } from '../../lib/uploads/upload.ts';
import type * as Uploads from '../../lib/uploads/uploads.ts';
import type * as Changer from './changer.ts';
import type { Source } from './changer.ts';
import type * as RecordingUpload from './recording-upload.ts';

let browser: FakeBrowser;
let uploads: typeof Uploads;
let module: typeof RecordingUpload;
let changer: typeof Changer;

const seconds = 4;
const whole = { from: 0, to: seconds };
const part = { from: 1, to: 3 };

function sourceOf(more: Partial<Source> = {}): Source {
  const file = new File(['sound'], 'doorstep.take.mp3', { type: 'audio/mpeg' });
  return {
    ...{ file, sent: file, url: 'blob:1', seconds, samples: new Float32Array(seconds * 22_050), peaks: null },
    ...{ loudness: 0, isSilent: false, isRecorded: false, uploadId: null },
    ...more,
  };
}

const list = () => uploads.uploadsStore.get().uploads;
/** What the server and the network do to an upload. */
const become = (id: string, to: Partial<Upload>) =>
  uploads.uploadsStore.set({ uploads: list().map((one) => (one.id === id ? { ...one, ...to } : one)) });
const deleted = () =>
  browser.send.mock.calls.filter(([, init]) => init?.method === 'DELETE').map(([url]) => url.split('/').at(-1));
const send = (source: Source, trim = whole, signal = new AbortController().signal) =>
  module.sendRecording(source, trim, signal);

beforeEach(async () => {
  browser = fakeBrowser();
  // Nothing of an upload is answered, so that it stands where the test puts it.
  browser.send.mockImplementation((_url, init) =>
    init?.method === 'DELETE' ? Promise.resolve(Response.json({})) : new Promise(() => undefined),
  );
  vi.resetModules();
  uploads = await import('../../lib/uploads/uploads.ts');
  changer = await import('./changer.ts');
  module = await import('./recording-upload.ts');
});
afterEach(() => {
  for (const { id } of list()) uploads.removeUpload(id);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('sends a recording once, however often it is changed, and shows how much of it has arrived', async () => {
  const source = sourceOf();
  source.uploadId = module.uploadRecording(source);
  expect(list()).toMatchObject([{ name: 'doorstep.take.mp3', purpose: 'speech_to_speech', seconds }]);
  const sent = send(source);
  become(source.uploadId!, { sent: 2, size: 4, state: 'sending' });
  expect(changer.changerStore.get().sentShare).toBe(0.5);
  become(source.uploadId!, { state: 'sent', uploadId: 'up1' });
  expect(await sent).toBe('up1');
  expect(await send(source)).toBe('up1');
  expect(list()).toHaveLength(1);
});

it('sends nothing that the server would refuse', async () => {
  for (const useless of [{ isSilent: true }, { seconds: 301 }, { sent: null }]) {
    const source = sourceOf(useless);
    expect(module.uploadRecording(source)).toBeNull();
    await expect(send(source, { from: 0, to: source.seconds })).rejects.toThrow('cannot be sent');
  }
  expect(list()).toEqual([]);
});

it('sends the part between the handles as a wav, once for the same part, and takes the former part off', async () => {
  const source = sourceOf();
  const first = send(source, part);
  const [cut] = list();
  expect(cut).toMatchObject({ name: 'doorstep.take.wav', seconds: 2, size: 44 + 2 * 2 * 22_050 });
  become(cut!.id, { state: 'sent', uploadId: 'up1' });
  expect([await first, await send(source, { ...part })]).toEqual(['up1', 'up1']);

  const second = send(source, { from: 0.5, to: 3 });
  expect(deleted()).toEqual(['up1']);
  expect(list()).toHaveLength(1);
  become(list()[0]!.id, { state: 'sent', uploadId: 'up2' });
  expect(await second).toBe('up2');
  module.dropUploads(source);
  expect([list(), deleted()]).toEqual([[], ['up1', 'up2']]);
});

it('fails as the upload does, and is tried again when it is asked for again', async () => {
  const source = sourceOf();
  const first = send(source, part);
  const [{ id }] = list() as [Upload];
  become(id, { state: 'failed', problem: 'The disk is full.' });
  await expect(first).rejects.toThrow('The disk is full.');
  const second = send(source, part);
  expect(list()).toMatchObject([{ id }]);
  expect(list()[0]!.state).not.toBe('failed');
  become(id, { state: 'sent', uploadId: 'up1' });
  expect(await second).toBe('up1');
});

it('ends when it is stopped, and when the file is taken off the list', async () => {
  const source = sourceOf();
  const stop = new AbortController();
  const stopped = send(source, part, stop.signal);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  const removed = send(source, part);
  uploads.removeUpload(list()[0]!.id);
  await expect(removed).rejects.toMatchObject({ name: 'AbortError' });
});

it('sends again what the server no longer has, and nothing of a recording that was replaced', () => {
  const source = sourceOf();
  source.uploadId = module.uploadRecording(source);
  changer.changerStore.set({ source });
  become(source.uploadId!, { state: 'sent', uploadId: 'gone' });
  const before = source.uploadId;
  module.forgetSent(source);
  expect(source.uploadId).not.toBe(before);
  expect(list()).toMatchObject([{ id: source.uploadId }]);
  // The server is not asked to delete what it does not have.
  expect(deleted()).toEqual([]);

  changer.changerStore.set({ source: sourceOf() });
  const kept = source.uploadId;
  module.forgetSent(source);
  expect(source.uploadId).toBe(kept);
});
