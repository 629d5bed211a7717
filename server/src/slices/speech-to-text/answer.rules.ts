/** Documents as the public API answers them. Pure. */
import type {
  MultichannelSpeechToText,
  SpeechToTextChunk,
  SpeechToTextWord,
  TimestampGranularity,
} from '#contract/speech-to-text/types.ts';
import type { TranscriptDocument, TranscriptSegment } from '#contract/speech-to-text/transcripts.ts';
import { textOfWords } from './document.rules.ts';

export interface AnswerAbout {
  transcription_id: string | null;
  language_code: string;
  language_probability: number;
  duration_seconds: number;
  /** How many channels were transcribed apart; 1 where they were mixed. */
  channels: number;
  granularity: TimestampGranularity;
}

const roundTime = (seconds: number) => Math.round(seconds * 1000) / 1000;

/** Characters share the time of their word. */
export function charactersOf({ text, start, end }: { text: string; start: number; end: number }) {
  const characters = Array.from(text);
  const each = (end - start) / Math.max(1, characters.length);
  return characters.map((character, i) => ({
    text: character,
    start: roundTime(start + i * each),
    end: roundTime(start + (i + 1) * each),
  }));
}

/** The words of segments in a row, with a space between two segments. */
export function answerWords(
  segments: readonly TranscriptSegment[],
  granularity: TimestampGranularity,
): SpeechToTextWord[] {
  const words: SpeechToTextWord[] = [];
  const add = (
    { text, start, end, type, logprob }: TranscriptSegment['words'][number],
    { speaker_id, channel_index }: Pick<TranscriptSegment, 'speaker_id' | 'channel_index'>,
  ) =>
    words.push({
      text,
      start: granularity === 'none' ? null : start,
      end: granularity === 'none' ? null : end,
      type,
      speaker_id,
      logprob: logprob ?? 0,
      characters: granularity === 'character' ? charactersOf({ text, start, end }) : null,
      channel_index,
    });
  segments.forEach((segment, i) => {
    const before = segments[i - 1];
    if (before) {
      const end = Math.max(before.end, segment.start);
      add({ text: ' ', start: before.end, end, type: 'spacing', logprob: null }, before);
    }
    for (const word of segment.words) add(word, segment);
  });
  return words;
}

export function chunkOf(segments: readonly TranscriptSegment[], about: AnswerAbout): SpeechToTextChunk {
  const words = answerWords(segments, about.granularity);
  return {
    language_code: about.language_code,
    language_probability: about.language_probability,
    text: textOfWords(words),
    words,
    transcription_id: about.transcription_id,
    audio_duration_secs: roundTime(about.duration_seconds),
  };
}

/** A transcript, or one for each channel. */
export function answerOf(
  document: TranscriptDocument,
  about: AnswerAbout,
  style: 'separate' | 'combined',
): SpeechToTextChunk | MultichannelSpeechToText {
  const { segments } = document;
  const isMultichannel = segments.some(({ channel_index }) => channel_index !== null) || about.channels > 1;
  if (!isMultichannel || style === 'combined') return chunkOf(segments, about);
  const transcripts = Array.from({ length: about.channels }, (_, channel) => ({
    ...chunkOf(
      segments.filter(({ channel_index }) => channel_index === channel),
      { ...about, transcription_id: null },
    ),
    channel_index: channel,
  }));
  const { transcription_id, duration_seconds } = about;
  return { transcripts, transcription_id, audio_duration_secs: roundTime(duration_seconds) };
}
