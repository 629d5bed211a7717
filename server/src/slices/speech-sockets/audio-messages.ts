/** Turns audio chunks into the messages of a socket: sound with the times of its characters, counted from its own start. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { MessageAlignment, SpeechAudio } from '#contract/speech-sockets/types.ts';
import { append, emptyAlignment, type TimedAudioChunk } from '../speech/speech.rules.ts';

/** Bytes of audio in a message. Clients commonly take no message above a mebibyte, base64 and times included. */
const maxAudioBytes = 384 * 1024;

/** Where the audio of the next message begins, in seconds of the whole speech. It is kept from text to text. */
export interface Position {
  seconds: number;
}

/** Yields one message for each chunk of text, or several where its sound is long. Sound after the last chunk has no times. */
export async function* messagesOf(
  chunks: AsyncIterable<TimedAudioChunk>,
  position: Position,
): AsyncGenerator<SpeechAudio> {
  let waiting: TimedAudioChunk[] = [];
  for await (const chunk of chunks) {
    waiting.push(chunk);
    if (!chunk.alignment || chunk.isChunkEnd === false) continue;
    yield* toMessages(waiting, position);
    waiting = [];
  }
  yield* toMessages(waiting, position);
}

function* toMessages(chunks: TimedAudioChunk[], position: Position): Generator<SpeechAudio> {
  const alignment = join(chunks.map((chunk) => chunk.alignment));
  const normalized_alignment = join(chunks.map((chunk) => chunk.normalized_alignment));
  const groups = splitBySize(chunks);
  const ends = groups.map((group) => group.at(-1)?.seconds ?? position.seconds);
  const written = shareTimes(alignment, position.seconds, ends);
  const spoken = shareTimes(normalized_alignment ?? alignment, position.seconds, ends);
  for (const [i, group] of groups.entries()) {
    position.seconds = ends[i] ?? position.seconds;
    const audio = Buffer.concat(group.map((chunk) => chunk.audio)).toString('base64');
    if (!audio && !alignment) continue;
    const times = { normalizedAlignment: spoken[i] ?? null, alignment: written[i] ?? null };
    yield { audio, isFinal: null, is_final: null, ...times };
  }
}

function join(parts: (CharacterAlignment | undefined)[]): CharacterAlignment | undefined {
  const known = parts.filter((part) => part !== undefined);
  if (known.length === 0) return undefined;
  const whole = emptyAlignment();
  for (const part of known) append(whole, part);
  return whole;
}

function splitBySize(chunks: TimedAudioChunk[]): TimedAudioChunk[][] {
  const groups: TimedAudioChunk[][] = [];
  let size = Infinity;
  for (const chunk of chunks) {
    size += chunk.audio.length;
    if (size > maxAudioBytes) {
      groups.push([]);
      size = chunk.audio.length;
    }
    groups.at(-1)?.push(chunk);
  }
  return groups;
}

/** The characters that begin within each message, in milliseconds from its start; the last message takes the rest. */
function shareTimes(whole: CharacterAlignment | undefined, start: number, ends: number[]): MessageAlignment[] {
  if (!whole) return [];
  const starts = whole.character_start_times_seconds;
  let at = 0;
  return ends.map((end, i) => {
    const first = at;
    while (at < starts.length && (i === ends.length - 1 || (starts[at] ?? 0) < end)) at += 1;
    return toMessage(whole, first, at, ends[i - 1] ?? start);
  });
}

function toMessage(whole: CharacterAlignment, first: number, end: number, from: number): MessageAlignment {
  const ms = (seconds: number) => Math.max(0, Math.round((seconds - from) * 1000));
  const charStartTimesMs = whole.character_start_times_seconds.slice(first, end).map(ms);
  const ends = whole.character_end_times_seconds.slice(first, end).map(ms);
  const charDurationsMs = ends.map((time, i) => Math.max(0, time - (charStartTimesMs[i] ?? 0)));
  const chars = whole.characters.slice(first, end);
  return { chars, charStartTimesMs, charDurationsMs, charsDurationsMs: charDurationsMs };
}
