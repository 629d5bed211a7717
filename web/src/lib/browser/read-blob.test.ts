import { afterEach, expect, it, vi } from 'vitest';
import { readTable } from '../../slices/speech/bulk/read-file.ts';
import { readBytes, readDataUrl } from './read-blob.ts';

afterEach(() => vi.unstubAllGlobals());

/** A reader that ends in one way. Node has none. */
function stubReader(end: 'load' | 'error', result: unknown): void {
  class FakeReader extends EventTarget {
    result = result;
    error = new DOMException('', 'NotReadableError');
    readAsDataURL(): void {
      queueMicrotask(() => this.dispatchEvent(new Event(end)));
    }
  }
  vi.stubGlobal('FileReader', FakeReader);
}

it('reads bytes, and an address', async () => {
  expect(await readBytes(new Blob([Uint8Array.of(1, 2)]))).toEqual(Uint8Array.of(1, 2));
  stubReader('load', 'data:,Hello');
  expect(await readDataUrl(new Blob())).toBe('data:,Hello');
});

it('fails where the browser cannot read, also for a spreadsheet that changed since it was chosen', async () => {
  const lost = new File(['text\nHello'], 'a.csv');
  lost.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
  await expect(readBytes(lost)).rejects.toThrow(/^Failed to read blob$/);
  await expect(readTable(lost)).rejects.toThrow(/^Failed to read blob$/);
  stubReader('error', null);
  await expect(readDataUrl(new Blob())).rejects.toThrow(/^Failed to read blob$/);
});

it('refuses what is no text', async () => {
  stubReader('load', new ArrayBuffer(1));
  await expect(readDataUrl(new Blob())).rejects.toThrow(/^Invalid type received, expected string$/);
});
