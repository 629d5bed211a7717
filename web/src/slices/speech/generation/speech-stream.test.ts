import { describe, expect, it } from 'vitest';
import { ObjectSplitter, readSpeech, type SpeechPart } from './speech-stream.ts';

const alignment = { characters: ['ñ'], character_start_times_seconds: [0], character_end_times_seconds: [0.5] };
const part = (bytes: number[], isAligned = true) => ({
  audio_base64: btoa(String.fromCharCode(...bytes)),
  alignment: isAligned ? alignment : null,
});

function answer(chunks: Uint8Array[], type: string): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': type } });
}
const cut = (text: string, size: number) => {
  const bytes = new TextEncoder().encode(text);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.slice(at * size, (at + 1) * size));
};
const bytesOf = (parts: SpeechPart[]) => parts.flatMap(({ audio }) => [...audio]);

describe('readSpeech', () => {
  it('passes audio bytes on as they are', async () => {
    const parts = await Array.fromAsync(readSpeech(answer([Uint8Array.of(1, 2), Uint8Array.of(3)], 'audio/mpeg')));
    expect(bytesOf(parts)).toEqual([1, 2, 3]);
    expect(parts[0]!.alignment).toBeNull();
  });

  const text = `${JSON.stringify(part([1, 2]))}\n\n${JSON.stringify(part([3], false))}\n\n`;
  it.each([1, 2, 3, 7, 50, 1000])('reads objects whatever the chunks, here of %i bytes', async (size) => {
    const parts = await Array.fromAsync(readSpeech(answer(cut(text, size), 'application/json')));
    expect(bytesOf(parts)).toEqual([1, 2, 3]);
    expect(parts.map((one) => one.alignment?.characters)).toEqual([['ñ'], undefined]);
  });
  it('needs no blank line between objects', async () => {
    const folded = text.replaceAll('\n\n', '\n');
    expect(bytesOf(await Array.fromAsync(readSpeech(answer(cut(folded, 9), 'application/json'))))).toEqual([1, 2, 3]);
  });
  it('reads one object, printed over several lines and with braces in its strings', async () => {
    const odd = { ...part([9]), note: 'a } and a \\" {' };
    const parts = await Array.fromAsync(readSpeech(answer(cut(JSON.stringify(odd, null, 2), 5), 'application/json')));
    expect(bytesOf(parts)).toEqual([9]);
  });

  it('raises for a missing body, bad base64, a part without audio and an unfinished object', async () => {
    const read = (response: Response) => Array.fromAsync(readSpeech(response));
    await expect(read(new Response(null))).rejects.toThrow('no body');
    await expect(read(Response.json({ audio_base64: '%%%' }))).rejects.toThrow('base64');
    await expect(read(Response.json({ alignment: null }))).rejects.toThrow('without audio');
    await expect(read(answer(cut(text.slice(0, -9), 20), 'application/json'))).rejects.toThrow('broke off');
  });
  it('raises what the server says inside the stream, after the parts before it', async () => {
    const failing = `${JSON.stringify(part([5]))}\n\n${JSON.stringify({ detail: { status: 'x', message: 'Gone' } })}\n\n`;
    const heard: number[] = [];
    const reading = async () => {
      for await (const { audio } of readSpeech(answer(cut(failing, 30), 'application/json'))) heard.push(...audio);
    };
    await expect(reading()).rejects.toThrow('Gone');
    expect(heard).toEqual([5]);
  });
});

describe('ObjectSplitter', () => {
  it('knows when something is left over', () => {
    const splitter = new ObjectSplitter();
    expect(splitter.push('{"a":"\\')).toEqual([]);
    expect(splitter.isComplete).toBe(false);
    expect(splitter.push('"}"} \n')).toEqual([{ a: '"}' }]);
    expect(splitter.isComplete).toBe(true);
  });
});
