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

/**
 * Yields the audio as it is made, each message with the times of the characters that begin in it. Audio waits until they
 * are known, which is until the next word begins. Sound after the last chunk of text has no times.
 */
export async function* messagesOf(
  chunks: AsyncIterable<TimedAudioChunk>,
  position: Position,
): AsyncGenerator<SpeechAudio> {
  const waiting: TimedAudioChunk[] = [];
  const written = createWaitingTimes();
  const spoken = createWaitingTimes();
  for await (const chunk of chunks) {
    waiting.push(chunk);
    if (chunk.alignment) written.add(chunk.alignment);
    if (chunk.alignment) spoken.add(chunk.normalized_alignment ?? chunk.alignment);
    const isEnd = chunk.alignment !== undefined && chunk.isChunkEnd !== false;
    const known = isEnd ? waiting.length : waiting.findLastIndex((one) => playedBy(one) <= spoken.knownUntil()) + 1;
    if (known === 0) continue;
    yield* toMessages(waiting.splice(0, known), position, { written, spoken, isEnd });
  }
  yield* toMessages(waiting, position, { written, spoken, isEnd: true });
}

const playedBy = ({ seconds, playableSeconds = seconds }: TimedAudioChunk) => playableSeconds;

interface Times {
  written: WaitingTimes;
  spoken: WaitingTimes;
  /** All characters that are known go out. */
  isEnd: boolean;
}

function* toMessages(chunks: TimedAudioChunk[], position: Position, times: Times): Generator<SpeechAudio> {
  const { written, spoken, isEnd } = times;
  const groups = splitBySize(chunks);
  for (const [i, group] of groups.entries()) {
    const last = group.at(-1);
    const end = last ? playedBy(last) : position.seconds;
    const until = isEnd && i === groups.length - 1 ? Infinity : end;
    const audio = Buffer.concat(group.map((chunk) => chunk.audio)).toString('base64');
    const alignment = written.take(until, position.seconds);
    const normalizedAlignment = spoken.take(until, position.seconds);
    position.seconds = end;
    if (audio || alignment || normalizedAlignment)
      yield { audio, isFinal: null, is_final: null, normalizedAlignment, alignment };
  }
}

interface WaitingTimes {
  add(alignment: CharacterAlignment): void;
  /** Seconds until which every character is known. */
  knownUntil(): number;
  /** Takes the characters that begin before `until`, in milliseconds from `start`. Null when there are none. */
  take(until: number, start: number): MessageAlignment | null;
}

function createWaitingTimes(): WaitingTimes {
  let all = emptyAlignment();
  let at = 0;
  let known = 0;
  return {
    add(alignment) {
      if (at === all.characters.length) {
        all = emptyAlignment();
        at = 0;
      }
      append(all, alignment);
      known = alignment.character_end_times_seconds.at(-1) ?? known;
    },
    knownUntil: () => known,
    take(until, start) {
      const first = at;
      const starts = all.character_start_times_seconds;
      while (at < starts.length && (starts[at] ?? 0) < until) at += 1;
      return at === first ? null : toMessage(all, first, at, start);
    },
  };
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

function toMessage(whole: CharacterAlignment, first: number, end: number, from: number): MessageAlignment {
  const ms = (seconds: number) => Math.max(0, Math.round((seconds - from) * 1000));
  const charStartTimesMs = whole.character_start_times_seconds.slice(first, end).map(ms);
  const ends = whole.character_end_times_seconds.slice(first, end).map(ms);
  const charDurationsMs = ends.map((time, i) => Math.max(0, time - (charStartTimesMs[i] ?? 0)));
  const chars = whole.characters.slice(first, end);
  return { chars, charStartTimesMs, charDurationsMs, charsDurationsMs: charDurationsMs };
}
