/** Transcripts as this product keeps and edits them. */
import { z } from 'zod';
import { JobFailure } from '../jobs/subject.ts';

export const maxTranscriptName = 200;
export const maxSpeakers = 32;
export const maxSpeakerName = 100;
export const maxChannels = 5;
export const maxSearchLength = 200;
/** Words and the spaces between them. */
export const maxSegmentWords = 20_000;
export const maxWordCharacters = 1000;

/** Rules of subtitles, as the editor starts with. */
export const defaultSubtitleRules = { max_characters_per_line: 42, max_lines: 2, max_seconds: 7 } as const;

export const transcriptStates = ['queued', 'transcribing', 'ready', 'failed', 'cancelled'] as const;

const seconds = (what: string) => z.number().min(0).max(1_000_000).describe(what);

export const Transcript = z
  .object({
    transcription_id: z.string().describe('The id of the transcript.'),
    name: z.string().describe('Its name: that of the file, until it is renamed.'),
    state: z.enum(transcriptStates).describe('Where it stands.'),
    progress: z.number().describe('How much of the sound has been transcribed, from 0 to 1.'),
    job_id: z.string().nullable().describe('The job that transcribes it; null where the call itself did.'),
    error: JobFailure.nullable().describe('Why it failed; null otherwise.'),
    model_id: z.string().describe('The model that was asked for.'),
    recogniser: z.string().nullable().describe('What listened; null until then.'),
    language_code: z.string().nullable().describe('The language; null until it is known.'),
    language_probability: z.number().nullable().describe('How certain the language is, from 0 to 1.'),
    duration_seconds: z.number().nullable().describe('The length of the sound; null until it is known.'),
    speakers: z.int().describe('How many speakers it has.'),
    channels: z.int().describe('How many channels were transcribed apart; 1 where they were mixed.'),
    text: z.string().describe('The beginning of its text.'),
    source: z
      .object({
        file_name: z.string().nullable().describe('The name of the file, as the caller gave it.'),
        content_type: z.string().describe('The media type of the file.'),
        size_bytes: z.int().describe('The size of the file in bytes.'),
        has_video: z.boolean().describe('Whether it has a picture that can be shown.'),
      })
      .nullable()
      .describe('The file, which `GET …/audio` answers; null where it was not kept.'),
    warnings: z
      .array(
        z.object({
          code: z.string().describe('The stable code of the warning.'),
          params: z
            .record(z.string(), z.string())
            .optional()
            .describe('The names that the warning holds, so that it can be worded in any language.'),
          message: z.string().describe('The warning in English.'),
        }),
      )
      .describe('What was not done as asked.'),
    can_edit: z.boolean().describe('Whether the caller may change it.'),
    can_retry: z.boolean().describe('Whether a failed or cancelled transcript can be begun again without an upload.'),
    created_at_unix: z.int().describe('When it was made, in Unix seconds.'),
    updated_at_unix: z.int().describe('When it was last changed, in Unix seconds.'),
  })
  .meta({ id: 'Transcript' });
export type Transcript = z.output<typeof Transcript>;

export const TranscriptWord = z
  .object({
    text: z
      .string()
      .min(1)
      .max(maxWordCharacters)
      .describe('The word with its punctuation, the space, or the event in brackets.'),
    start: seconds('When it begins, in seconds.'),
    end: seconds('When it ends, in seconds.'),
    type: z.enum(['word', 'spacing', 'audio_event']).describe('What it is.'),
    logprob: z
      .number()
      .max(0)
      .nullable()
      .describe('The logarithm of its probability; null for what a person wrote or a recogniser does not rate.'),
    is_estimated: z
      .boolean()
      .optional()
      .describe('True where a person wrote the word, so that its times are a guess from those of its neighbours.'),
  })
  .meta({ id: 'TranscriptWord' });
export type TranscriptWord = z.output<typeof TranscriptWord>;

const LocalId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/)
  .describe('An id that is unique within the transcript. Clients may make it.');

export const TranscriptSpeaker = z
  .object({
    speaker_id: LocalId,
    name: z.string().trim().min(1).max(maxSpeakerName).describe('The name of the speaker.'),
    color: z.int().min(0).max(31).describe('The number of a color of the editor.'),
  })
  .meta({ id: 'TranscriptSpeaker' });
export type TranscriptSpeaker = z.output<typeof TranscriptSpeaker>;

export const TranscriptSegment = z
  .object({
    segment_id: LocalId,
    speaker_id: z.string().nullable().describe('Who speaks; null where that is not known.'),
    channel_index: z.int().min(0).max(63).nullable().describe('The channel; null where channels were mixed.'),
    start: seconds('When it begins, in seconds.'),
    end: seconds('When it ends, in seconds.'),
    words: z
      .array(TranscriptWord)
      .max(maxSegmentWords)
      .describe('Its words and the spaces between them. Their texts in a row are its text.'),
  })
  .meta({ id: 'TranscriptSegment' });
export type TranscriptSegment = z.output<typeof TranscriptSegment>;

export const TranscriptCue = z
  .object({
    cue_id: LocalId,
    start: seconds('When it appears, in seconds.'),
    end: seconds('When it disappears, in seconds.'),
    text: z.string().max(2000).describe('Its lines, parted by line feeds.'),
  })
  .meta({ id: 'TranscriptCue' });
export type TranscriptCue = z.output<typeof TranscriptCue>;

export const SubtitleRules = z
  .object({
    max_characters_per_line: z.int().min(10).max(200).describe('The most characters of a line.'),
    max_lines: z.int().min(1).max(5).describe('The most lines of a cue.'),
    max_seconds: z.number().min(0.5).max(60).describe('The longest time that a cue stays.'),
  })
  .meta({ id: 'SubtitleRules' });
export type SubtitleRules = z.output<typeof SubtitleRules>;

export const TranscriptDocument = z
  .object({
    revision: z.int().describe('Counts the saves. Send it with the next one.'),
    speakers: z.array(TranscriptSpeaker).max(maxSpeakers).describe('Everybody who speaks, in the order of the tracks.'),
    segments: z.array(TranscriptSegment).describe('What is said, in the order of its times.'),
    cues: z
      .array(TranscriptCue)
      .describe('The subtitles, in the order of their times. They do not change with the segments.'),
    subtitle_rules: SubtitleRules.describe('The rules that new subtitles keep to.'),
  })
  .meta({ id: 'TranscriptDocument' });
export type TranscriptDocument = z.output<typeof TranscriptDocument>;

export const TranscriptDetails = z
  .object({
    transcript: Transcript.describe('Where it stands.'),
    document: TranscriptDocument.nullable().describe('What is said; null until the transcript is ready.'),
  })
  .meta({ id: 'TranscriptDetails' });
export type TranscriptDetails = z.output<typeof TranscriptDetails>;

/** A save sends what changed, so that a correction in a long transcript is a small message. */
export const TranscriptChange = z
  .object({
    revision: z.int().min(0).describe('The revision that the change starts from.'),
    speakers: z.array(TranscriptSpeaker).max(maxSpeakers).optional().describe('All speakers; left out: as they were.'),
    segments: z
      .array(TranscriptSegment)
      .max(20_000)
      .default([])
      .describe('New segments, and those that replace the one with the same id.'),
    removed_segment_ids: z.array(z.string()).max(20_000).default([]).describe('Segments that go.'),
    cues: z
      .array(TranscriptCue)
      .max(20_000)
      .default([])
      .describe('New cues, and those that replace the one with the same id.'),
    removed_cue_ids: z.array(z.string()).max(20_000).default([]).describe('Cues that go.'),
    subtitle_rules: SubtitleRules.optional().describe('Other rules; left out: as they were.'),
    remake_cues: z
      .boolean()
      .default(false)
      .describe(
        'Makes all cues anew from the segments and the rules, after this change. What was written into cues is lost.',
      ),
  })
  .meta({ id: 'TranscriptChange' });
export type TranscriptChange = z.output<typeof TranscriptChange>;

export const AlignedWord = z.object({
  text: z.string().describe('The word, as it was written.'),
  start: z.number().describe('When it begins, in seconds.'),
  end: z.number().describe('When it ends, in seconds.'),
  loss: z.number().describe('How badly the sound fits the word: 0 is perfect.'),
});
