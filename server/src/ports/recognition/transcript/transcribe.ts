/** Recognises a recording: finds speech, cuts it into parts, has them recognised, and joins what comes back in order. */
import type { PartResult } from '../engines/part.ts';
import type { Recogniser } from '../engines/recogniser.ts';
import {
  recognitionRate,
  type RecognitionEvent,
  type RecognitionWarning,
  type RecognisedWord,
  type TranscribeOptions,
} from '../port.ts';
import type { ActivityDetector } from '../sound/activity.ts';
import { activityFrame } from '../sound/activity-messages.ts';
import { Cutter, inFrames, type SoundPart } from '../sound/cutter.ts';
import type { Aids } from './aids.ts';
import { joinWords, type JoinedBefore } from './join-words.ts';
import { SpeakerWindow } from './speaker-window.ts';
import { withoutTooMany } from './speakers.ts';
import { readState, writeState, type TranscriptState } from './state.ts';

interface World {
  recogniser: Recogniser;
  activity: ActivityDetector;
  aids: Aids;
}

interface Pending {
  part: SoundPart;
  /** Seconds before which everything is in this part or an earlier one. */
  settled: number;
  result: Promise<PartResult>;
}

/** Seconds of sound that are looked at in one step. */
const stepSeconds = 1;

export async function* transcribe(
  { recogniser, activity, aids }: World,
  samples: AsyncIterable<Float32Array>,
  options: TranscribeOptions,
  signal: AbortSignal,
): AsyncGenerator<RecognitionEvent> {
  const state = readState(options.resume);
  const about = recogniser.describe();
  const work = { group: options.workspaceId, signal };
  const speakers =
    options.diarise && !(about.kind === 'remote' && about.abilities.diarisation)
      ? SpeakerWindow.open(aids, options.diarise, state, work)
      : undefined;
  const cutter = new Cutter(recogniser.cut, options.resume?.seconds ?? 0);
  const detector = activity.open();
  const pending: Pending[] = [];
  const told = new Set<string>();
  let before: JoinedBefore | undefined = state.last;
  let language = state.language ?? options.language ?? undefined;
  let isLanguageTold = state.language !== undefined;
  let seconds = options.resume?.seconds ?? 0;
  const failed = new AbortController();
  const ended = AbortSignal.any([signal, failed.signal]);

  function recognise(part: SoundPart): Promise<PartResult> {
    const { translate, keyterms } = options;
    const result = aids.recognise(recogniser, {
      part: {
        samples: part.samples,
        ...(language === undefined ? {} : { language }),
        ...(translate ? { translate } : {}),
        ...(keyterms && keyterms.length > 0 ? { keyterms } : {}),
        ...(options.diarise ? { diarise: options.diarise } : {}),
        ...(options.audioEvents === undefined ? {} : { audioEvents: options.audioEvents }),
        ...(options.temperature === undefined ? {} : { temperature: options.temperature }),
        ...(options.seed === undefined ? {} : { seed: options.seed }),
      },
      work: { seconds: part.samples.length / recognitionRate, group: options.workspaceId, signal: ended },
    });
    // It is awaited in its turn.
    result.catch(() => undefined);
    return result;
  }

  function* warn(warning: RecognitionWarning): Generator<RecognitionEvent> {
    if (told.has(warning.code)) return;
    told.add(warning.code);
    yield { kind: 'warning', warning };
  }

  function* tellLanguage(found: string | undefined, probability: number | null): Generator<RecognitionEvent> {
    if (isLanguageTold) return;
    isLanguageTold = true;
    language = found ?? language ?? about.languages[0] ?? 'en';
    yield { kind: 'language', language, probability };
  }

  function* tell(words: RecognisedWord[], settled: number): Generator<RecognitionEvent> {
    if (words.length > 0) yield { kind: 'words', words };
    const next: TranscriptState = { language, last: before, speakers: speakers?.state };
    yield { kind: 'checkpoint', checkpoint: { seconds: settled, state: writeState(next) } };
    yield { kind: 'progress', seconds: settled };
  }

  async function* settle({ part, settled, result }: Pending): AsyncGenerator<RecognitionEvent> {
    const { words, language: found, isEstimated, speakersPerPart } = await result;
    yield* tellLanguage(found, null);
    if (isEstimated)
      yield* warn({
        code: 'word_times_estimated',
        message: `${about.title} does not tell when each word is said, so the times of words are estimated.`,
      });
    if (speakersPerPart && told.has('part'))
      yield* warn({
        code: 'speakers_per_part',
        message: `${about.title} tells speakers apart in each part of the recording anew: the same person may have several numbers.`,
      });
    told.add('part');
    if (!speakers) {
      const joined = joinWords(words, part.start, before);
      remember(joined);
      const { words: kept, warning } = withoutTooMany(joined);
      if (warning) yield* warn(warning);
      yield* tell(kept, settled);
      return;
    }
    speakers.add(part, words, settled);
    if (speakers.isFull) yield* closeWindow();
  }

  async function* closeWindow(): AsyncGenerator<RecognitionEvent> {
    if (!speakers || speakers.isEmpty) return;
    const { parts, settled, warning } = await speakers.take();
    if (warning) yield* warn(warning);
    const all: RecognisedWord[] = [];
    for (const { start, words } of parts) {
      const joined = joinWords(words, start, before);
      remember(joined);
      all.push(...joined);
    }
    yield* tell(all, settled);
  }

  function remember(words: readonly RecognisedWord[]): void {
    const last = words.at(-1);
    if (last) before = { text: last.text, end: last.end };
  }

  async function* add(parts: readonly SoundPart[]): AsyncGenerator<RecognitionEvent> {
    for (const part of parts) {
      if (!isLanguageTold && language === undefined && !about.abilities.languageId) {
        const found = await aids.identify(part.samples, { ...work, signal: ended });
        if (found !== undefined && (about.languages.length === 0 || about.languages.includes(found))) language = found;
        else if (found !== undefined)
          yield* warn({
            code: 'language_not_supported',
            message: `The language seems to be ${found}, which ${about.title} does not understand: it listens as if it were ${about.languages[0] ?? 'en'}.`,
          });
      }
      pending.push({
        part,
        settled: Math.max(part.start + part.samples.length / recognitionRate, cutter.settledSeconds),
        result: recognise(part),
      });
      while (pending.length > recogniser.parallel) yield* settle(pending.shift() as Pending);
    }
  }

  try {
    // A recogniser that finds the language out by itself may be wrong about the first word, but not about all.
    for await (const block of inFrames(samples, stepSeconds)) {
      if (signal.aborted) return;
      const flags = await detector.detect(block);
      seconds += (flags.length * activityFrame) / recognitionRate;
      yield* add(cutter.push(block, flags));
      // A long silence is progress, too.
      if (pending.length === 0 && !speakers && !cutter.hasSpeech) yield { kind: 'progress', seconds };
    }
    const last = cutter.end();
    if (last) yield* add([last]);
    for (let next = pending.shift(); next; next = pending.shift()) yield* settle(next);
    yield* closeWindow();
    yield* tellLanguage(undefined, null);
    yield* tell([], seconds);
  } catch (error) {
    if (signal.aborted) return;
    throw error;
  } finally {
    failed.abort(new Error('the recognition has ended'));
    detector.close();
  }
}
