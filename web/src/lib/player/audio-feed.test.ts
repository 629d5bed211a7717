import { describe, expect, it, vi } from 'vitest';
import { createFeed } from './audio-feed.ts';

class FakeBuffer extends EventTarget {
  updating = false;
  readonly appended: number[] = [];
  buffered = { length: 0 };
  appendBuffer(bytes: Uint8Array): void {
    if (this.updating) throw new Error('InvalidStateError');
    this.updating = true;
    this.appended.push(...bytes);
    queueMicrotask(() => {
      this.updating = false;
      this.dispatchEvent(new Event('updateend'));
    });
  }
}

class FakeSource extends EventTarget {
  readyState = 'closed';
  readonly buffer = new FakeBuffer();
  addSourceBuffer = () => this.buffer;
  endOfStream = vi.fn(() => (this.readyState = 'ended'));
  open(): void {
    this.readyState = 'open';
    this.dispatchEvent(new Event('sourceopen'));
  }
}

const feedOf = (source: FakeSource) => createFeed(source as unknown as MediaSource);

describe('createFeed', () => {
  it('appends in order, also what came before the source was open', async () => {
    const source = new FakeSource();
    const feed = feedOf(source);
    feed.append(Uint8Array.of(1));
    source.open();
    feed.append(Uint8Array.of(2));
    feed.append(Uint8Array.of(3));
    await feed.end();
    expect(source.buffer.appended).toEqual([1, 2, 3]);
    expect(source.endOfStream).toHaveBeenCalledOnce();
  });

  it('skips a chunk with a warning once the source is closed', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const source = new FakeSource();
    const feed = feedOf(source);
    source.open();
    source.readyState = 'closed';
    feed.append(Uint8Array.of(1));
    expect(source.buffer.appended).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});
