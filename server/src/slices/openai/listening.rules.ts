/** What was heard, as answers of the OpenAI API. Pure. */
import type { ListeningFormat } from '#contract/openai/listening.ts';
import type { TranscriptDocument } from '#contract/speech-to-text/transcripts.ts';
import { encodeEvent } from '../../kernel/http/answers/event-text.ts';
import { subtitlesOf } from '../speech-to-text/exports/subtitles.rules.ts';

export interface HeardText {
  document: TranscriptDocument;
  text: string;
  language: string;
  seconds: number;
  task: 'transcribe' | 'translate';
}

const textOf = (words: readonly { text: string }[]) =>
  words
    .map(({ text }) => text)
    .join('')
    .trim();
const names = new Intl.DisplayNames('en', { type: 'language' });
/** That API charges by the second where it does not count tokens. */
const usageOf = ({ seconds }: Pick<HeardText, 'seconds'>) => ({
  type: 'duration' as const,
  seconds: Math.ceil(seconds),
});

export function answerIn(
  format: ListeningFormat,
  heard: HeardText,
  { granularities, withLogprobs }: { granularities: readonly string[]; withLogprobs: boolean },
): { type: string; body: string } {
  switch (format) {
    case 'text':
      return { type: 'text/plain; charset=utf-8', body: `${heard.text}\n` };
    case 'srt':
    case 'vtt':
      return { type: 'text/plain; charset=utf-8', body: subtitlesIn(format, heard) };
    case 'json':
      return json({
        text: heard.text,
        ...(withLogprobs ? { logprobs: logprobsOf(heard) } : {}),
        usage: usageOf(heard),
      });
    case 'verbose_json':
      return json(verbose(heard, granularities));
    case 'diarized_json':
      return json(diarized(heard));
  }
}

const json = (value: object) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(value) });

function subtitlesIn(format: 'srt' | 'vtt', { document, language, seconds }: HeardText): string {
  const { speakers, segments } = document;
  const source = { name: '', language, seconds, speakers, segments, cues: [] };
  return subtitlesOf(source, { format, from: 'segments', hasSpeakers: false, hasTimes: true });
}

const spokenIn = ({ document }: HeardText) =>
  document.segments.flatMap(({ words }) => words.filter(({ type }) => type !== 'spacing'));

const logprobsOf = (heard: HeardText) =>
  spokenIn(heard).map(({ text, logprob }) => ({ token: text, logprob: logprob ?? 0, bytes: [...Buffer.from(text)] }));

function verbose(heard: HeardText, granularities: readonly string[]) {
  const { document, language, seconds, text, task } = heard;
  const segments = document.segments.map(({ start, end, words }, id) => {
    const rated = words.flatMap(({ type, logprob }) => (type === 'word' && logprob !== null ? [logprob] : []));
    return {
      ...{ id, seek: Math.round(start * 100), start, end, text: textOf(words), tokens: [], temperature: 0 },
      avg_logprob: rated.length === 0 ? 0 : rated.reduce((a, b) => a + b) / rated.length,
      ...{ compression_ratio: 1, no_speech_prob: 0 },
    };
  });
  const words = spokenIn(heard).map(({ text: word, start, end }) => ({ word: word.trim(), start, end }));
  return {
    ...{ task, language: (names.of(language) ?? language).toLowerCase(), duration: seconds, text },
    ...(granularities.length === 0 || granularities.includes('segment') ? { segments } : {}),
    ...(granularities.includes('word') ? { words } : {}),
    usage: usageOf(heard),
  };
}

/** Speakers are letters there. */
const letterOf = (index: number) =>
  String.fromCodePoint(65 + (index % 26)) + (index < 26 ? '' : Math.floor(index / 26));

function diarized(heard: HeardText) {
  const { document, seconds, text, task } = heard;
  const letters = new Map(document.speakers.map(({ speaker_id }, i) => [speaker_id, letterOf(i)]));
  const segments = document.segments.map(({ segment_id, speaker_id, start, end, words }) => ({
    ...{ type: 'transcript.text.segment', id: segment_id, start, end, text: textOf(words) },
    speaker: letters.get(speaker_id ?? '') ?? 'A',
  }));
  return { task, duration: seconds, text, segments, usage: usageOf(heard) };
}

/** A text that grows by words, without space at its ends: space is told with the word behind it. */
export function growingText() {
  let told = '';
  let space = '';
  return {
    /** Returns what it grew by. */
    add(words: readonly { text: string }[]): string {
      const joined = space + words.map(({ text }) => text).join('');
      const delta = (told === '' ? joined.trimStart() : joined).trimEnd();
      space = told === '' && delta === '' ? '' : joined.slice(joined.trimEnd().length);
      told += delta;
      return delta;
    },
    whole: () => told,
  };
}

export const deltaEvent = (delta: string) => event({ type: 'transcript.text.delta', delta });

export const doneEvent = (heard: Pick<HeardText, 'text' | 'seconds'>) =>
  event({ type: 'transcript.text.done', text: heard.text, usage: usageOf(heard) });

const event = (data: object): Uint8Array => Buffer.from(encodeEvent({ data }));
