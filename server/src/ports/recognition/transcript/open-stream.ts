/**
 * A conversation: sound comes in, partial and committed texts go out. Recognisers that keep a state are told each step;
 * for the others the open segment is recognised again and again while it grows.
 */
import type { PartResult } from '../engines/part.ts';
import type { Recogniser, Session } from '../engines/recogniser.ts';
import {
  recognitionRate,
  RecognitionFailed,
  type RecognitionStream,
  type StreamEvent,
  type StreamOptions,
} from '../port.ts';
import type { ActivityDetector, ActivityStream } from '../sound/activity.ts';
import { activityFrame } from '../sound/activity-messages.ts';
import type { Aids } from './aids.ts';
import { joinWords, textOf, type JoinedBefore } from './join-words.ts';

interface World {
  recogniser: Recogniser;
  activity: ActivityDetector;
  aids: Aids;
}

type Step = { samples: Float32Array } | 'commit' | 'end';

/** Seconds of sound that may wait. */
const maxWaitingSeconds = 5;
/** A segment never gets longer. */
const maxSegmentSeconds = 30;
/** Seconds of new sound after which a recogniser without state hears the segment again. */
const relistenSeconds = 1.5;
/** Seconds of a step that a recogniser is told of. */
const stepSeconds = 0.2;
const frameMs = (activityFrame / recognitionRate) * 1000;

export function openStream({ recogniser, activity, aids }: World, options: StreamOptions): RecognitionStream {
  const { commits, silenceSeconds = 1.5, minSpeechMs = 100, minSilenceMs = 100, language, workspaceId } = options;
  const closed = new AbortController();
  const session: Session = recogniser.openSession?.(language) ?? listenAgain();
  const detector: ActivityStream = activity.open();
  const steps: Step[] = [];
  let waitingSeconds = 0;
  let wakeWorker = () => {};
  let wakePusher = () => {};
  let failure: Error | undefined;
  let isEnded = false;

  /** A session for a recogniser that keeps no state. */
  function listenAgain(): Session {
    let segment: Float32Array[] = [];
    let [heard, partial] = [0, ''];
    const recognise = async (): Promise<PartResult> => {
      const length = segment.reduce((sum, one) => sum + one.length, 0);
      heard = length;
      if (length === 0) return { words: [] };
      const samples = new Float32Array(length);
      let at = 0;
      for (const one of segment) {
        samples.set(one, at);
        at += one.length;
      }
      const { keyterms = [] } = options;
      const part = {
        ...{ samples, ...(language === null ? {} : { language }) },
        ...(keyterms.length > 0 ? { keyterms } : {}),
      };
      const work = { seconds: length / recognitionRate, group: workspaceId, signal: closed.signal };
      return aids.recognise(recogniser, { part, work });
    };
    return {
      async push(samples) {
        segment.push(samples);
        const length = segment.reduce((sum, one) => sum + one.length, 0);
        if (length - heard >= relistenSeconds * recognitionRate) {
          const { words } = await recognise();
          partial = textOf(joinWords(words, 0, undefined));
        }
        return { partial };
      },
      async commit() {
        const result = await recognise();
        segment = [];
        [heard, partial] = [0, ''];
        return result;
      },
      close: () => {},
    };
  }

  async function* events(): AsyncGenerator<StreamEvent> {
    let partial = '';
    let before: JoinedBefore | undefined;
    /** Seconds of the whole sound, and where the open segment begins. */
    let [seconds, segmentStart] = [0, 0];
    let [speechMs, silentMs] = [0, 0];
    let hasSpeech = false;

    async function commit(by: 'commit' | 'silence' | 'length' | 'end'): Promise<StreamEvent> {
      const { words, language: found } = await session.commit();
      const joined = joinWords(words, segmentStart, before && { ...before, end: Math.max(before.end, 0) });
      const last = joined.at(-1);
      // The space between two segments belongs to neither.
      const own = joined[0]?.kind === 'spacing' ? joined.slice(1) : joined;
      if (last) before = { text: last.text, end: last.end };
      segmentStart = seconds;
      [partial, speechMs, silentMs, hasSpeech] = ['', 0, 0, false];
      const spoken = found ?? language ?? recogniser.describe().languages[0] ?? 'en';
      return { kind: 'committed', text: textOf(own), words: own, language: spoken, by };
    }

    try {
      for (;;) {
        const step = steps.shift();
        if (closed.signal.aborted) return;
        if (step === undefined) {
          if (isEnded) return;
          await new Promise<void>((resolve) => (wakeWorker = resolve));
          continue;
        }
        if (step === 'commit') {
          yield await commit('commit');
          continue;
        }
        if (step === 'end') {
          if (seconds > segmentStart) {
            const last = await commit('end');
            if (last.kind === 'committed' && last.words.length > 0) yield last;
          }
          return;
        }
        const { samples } = step;
        waitingSeconds -= samples.length / recognitionRate;
        wakePusher();
        const flags = await detector.detect(samples);
        for (const flag of flags) {
          if (flag === 1) {
            speechMs += frameMs;
            silentMs = 0;
          } else silentMs += frameMs;
          if (silentMs >= minSilenceMs && !hasSpeech) speechMs = 0;
          if (speechMs >= minSpeechMs) hasSpeech = true;
        }
        seconds += samples.length / recognitionRate;
        const { partial: now } = await session.push(samples);
        if (closed.signal.aborted) return;
        if (now !== partial && now !== '') {
          partial = now;
          yield { kind: 'partial', text: partial };
        }
        if (commits === 'voice_activity' && hasSpeech && silentMs >= silenceSeconds * 1000)
          yield await commit('silence');
        else if (seconds - segmentStart >= maxSegmentSeconds) {
          // Nobody waits for a segment of silence.
          const long = await commit('length');
          if (long.kind === 'committed' && long.words.length > 0) yield long;
        }
      }
    } catch (error) {
      if (closed.signal.aborted) return;
      failure = error as Error;
      throw error;
    } finally {
      close();
    }
  }

  const mustWait = () => waitingSeconds > maxWaitingSeconds && !closed.signal.aborted && !failure;
  const frames = createFramer();

  function add(step: Step): void {
    steps.push(step);
    wakeWorker();
  }

  function flush(): void {
    const rest = frames.flush();
    if (!rest) return;
    waitingSeconds += rest.length / recognitionRate;
    add({ samples: rest });
  }

  function close(): void {
    if (closed.signal.aborted) return;
    closed.abort(new RecognitionFailed('The conversation was closed.'));
    session.close();
    detector.close();
    wakeWorker();
    wakePusher();
  }

  return {
    async push(samples) {
      if (failure) throw failure;
      if (isEnded || closed.signal.aborted) throw new RecognitionFailed('The conversation has ended.');
      for (const block of frames.push(samples)) {
        waitingSeconds += block.length / recognitionRate;
        add({ samples: block });
      }
      while (mustWait()) await new Promise<void>((resolve) => (wakePusher = resolve));
      if (failure) throw failure;
    },
    commit() {
      flush();
      add('commit');
    },
    end() {
      if (isEnded) return;
      flush();
      isEnded = true;
      add('end');
    },
    events: events(),
    close,
  };
}

/** Makes blocks of whole frames. */
function createFramer() {
  const size = Math.round((stepSeconds * recognitionRate) / activityFrame) * activityFrame;
  let room = new Float32Array(size);
  let length = 0;
  return {
    push(samples: Float32Array): Float32Array[] {
      const blocks: Float32Array[] = [];
      for (let at = 0; at < samples.length;) {
        const count = Math.min(size - length, samples.length - at);
        room.set(samples.subarray(at, at + count), length);
        length += count;
        at += count;
        if (length < size) continue;
        blocks.push(room);
        room = new Float32Array(size);
        length = 0;
      }
      return blocks;
    },
    /** The rest, filled up with silence. */
    flush(): Float32Array | undefined {
      if (length === 0) return undefined;
      const rest = room.slice(0, Math.ceil(length / activityFrame) * activityFrame);
      room = new Float32Array(size);
      length = 0;
      return rest;
    },
  };
}
