/** Text from speech: files, long files as jobs, sockets, and the transcripts that are kept of them. */
import { z } from 'zod';
import { bytes, endpoint } from '../kit/endpoint.ts';
import { socket } from '../kit/socket.ts';
import { anyBytes, form, optionalFile } from '../kit/form.ts';
import { Flag } from '../kit/flag.ts';
import { Ok } from '../kit/errors.ts';
import {
  AlignedWord,
  maxSearchLength,
  maxTranscriptName,
  Transcript,
  TranscriptChange,
  TranscriptDetails,
  TranscriptDocument,
  transcriptStates,
} from './transcripts.ts';
import { exportFormats, exportTypes } from './exports.ts';
import {
  CreateTranscript,
  DetectedLanguages,
  ForcedAlignment,
  maxAlignmentBytes,
  DetectLanguages,
  maxFormBytes,
  MultichannelSpeechToText,
  SpeechToTextAnswer,
  SpeechToTextChunk,
  SpeechToTextFields,
  SpeechToTextOptions,
  SpeechToTextQuery,
} from './types.ts';
import {
  alignmentFailed,
  alignmentTextEmpty,
  alignmentUnavailable,
  exportScriptUnsupported,
  invalidDocument,
  invalidListenModel,
  languageNotRecognised,
  listenErrors,
  noRecogniser,
  noWebhook,
  optionsConflict,
  redactionUnavailable,
  revisionConflict,
  tooManyChannels,
  transcriptAudioMissing,
  transcriptionFailed,
  transcriptNotFound,
  transcriptNotReady,
  transcriptNotRetryable,
  chunkTooLarge,
  realtimeInput,
  sessionIdle,
  sessionTooLong,
} from './errors.ts';
import {
  CommittedTranscript,
  CommittedTranscriptWithTimestamps,
  InputAudioChunk,
  PartialTranscript,
  RealtimeError,
  realtimeErrorOf,
  RealtimeQuery,
  SessionStarted,
} from './realtime.ts';
import { tooManyAttempts } from '../security/errors.ts';
import { tooManyJobs } from '../jobs/errors.ts';
import { systemBusy } from '../speech/errors.ts';
import { soundTypes, videoTypes } from '../uploads/media-types.ts';
import { soundFileErrors, sourceUrlFailed } from '../uploads/errors.ts';
import { paymentIssue, quotaExceeded, tooManyConcurrentRequests } from '../usage/errors.ts';

const tag = 'speech-to-text';
const TranscriptionId = z.object({ transcription_id: z.string().describe('The id of a transcript.') });
const cost = 'Half a credit for each second of sound and channel that is transcribed; a call that fails costs nothing.';

export const speechToText = endpoint({
  method: 'POST',
  path: '/v1/speech-to-text',
  operation: 'speechToText_convert',
  summary: 'Transcribe speech',
  description:
    'Transcribes a file of sound or video. With `use_multi_channel` the answer has a transcript for each channel. With `webhook` the answer is 202, and the transcript is sent to the webhooks of the workspace. A transcript is kept and listed until it is deleted, unless `enable_logging` is false. What the recogniser of this server could not do as asked stands in the header `x-veery-warnings`.',
  tag,
  publicApi: 2025,
  permission: 'speech_to_text',
  tokenType: 'batch_scribe',
  takesVoice: true,
  cost,
  query: SpeechToTextQuery,
  body: form(SpeechToTextFields, { file: optionalFile({ maxBytes: maxFormBytes, types: [anyBytes] }) }),
  response: SpeechToTextAnswer,
  headers: [
    'character-cost',
    'current-concurrent-requests',
    'maximum-concurrent-requests',
    'x-veery-engine',
    'x-veery-warnings',
  ],
  errors: [
    ...soundFileErrors,
    sourceUrlFailed,
    ...listenErrors,
    tooManyChannels,
    optionsConflict,
    redactionUnavailable,
    noWebhook,
    paymentIssue,
    quotaExceeded,
    tooManyConcurrentRequests,
    tooManyAttempts,
  ],
});

export const getTranscript = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/transcripts/{transcription_id}',
  operation: 'speechToText_transcripts_get',
  summary: 'Get a transcript',
  description:
    'Returns a transcript as `POST /v1/speech-to-text` answered it, with the corrections that were saved since.',
  tag,
  publicApi: 2026,
  permission: 'speech_to_text',
  params: TranscriptionId,
  response: z.union([SpeechToTextChunk, MultichannelSpeechToText]),
  errors: [transcriptNotFound, transcriptNotReady],
});

export const deleteTranscript = endpoint({
  method: 'DELETE',
  path: '/v1/speech-to-text/transcripts/{transcription_id}',
  operation: 'speechToText_transcripts_delete',
  summary: 'Delete a transcript',
  description: 'Deletes a transcript and its file for good. One that is being made is stopped, and costs nothing.',
  tag,
  publicApi: 2026,
  permission: 'speech_to_text',
  params: TranscriptionId,
  response: Ok,
  errors: [transcriptNotFound],
});

export const listTranscripts = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/transcripts',
  operation: 'speechToText_transcripts_list',
  summary: 'List transcripts',
  description: 'Lists the transcripts of the caller in the workspace, newest first, without their words.',
  tag,
  permission: 'speech_to_text',
  query: z.object({
    page_size: z.coerce.number().int().min(1).max(100).default(30).describe('Transcripts per page.'),
    cursor: z.string().max(200).optional().describe('`next_cursor` of the page before.'),
    search: z
      .string()
      .max(maxSearchLength)
      .optional()
      .describe('Only transcripts whose name or text contains this, in any case.'),
    state: z.enum(transcriptStates).optional().describe('Only transcripts that stand there.'),
    language_code: z.string().max(20).optional().describe('Only transcripts in this language.'),
  }),
  response: z.object({
    transcripts: z.array(Transcript).describe('The transcripts of this page.'),
    has_more: z.boolean().describe('Whether there is a further page.'),
    next_cursor: z.string().nullable().describe('Where the next page begins; null if there is none.'),
  }),
});

export const createTranscript = endpoint({
  method: 'POST',
  path: '/v1/speech-to-text/transcripts',
  operation: 'speechToText_transcripts_create',
  summary: 'Transcribe an upload in the background',
  description:
    'Makes a transcript of an upload or of an address as a job, which survives restarts and goes on at the part that it was at. Follow it with `GET /v1/jobs/{job_id}`, and cancel it there.',
  tag,
  permission: 'speech_to_text',
  takesVoice: true,
  idempotent: true,
  cost,
  body: CreateTranscript,
  response: Transcript,
  headers: ['x-veery-warnings'],
  errors: [
    ...soundFileErrors,
    sourceUrlFailed,
    noRecogniser,
    languageNotRecognised,
    invalidListenModel,
    tooManyChannels,
    optionsConflict,
    paymentIssue,
    quotaExceeded,
    tooManyJobs,
  ],
});

export const renameTranscript = endpoint({
  method: 'PATCH',
  path: '/v1/speech-to-text/transcripts/{transcription_id}',
  operation: 'speechToText_transcripts_rename',
  summary: 'Rename a transcript',
  description: 'Gives a transcript another name.',
  tag,
  permission: 'speech_to_text',
  params: TranscriptionId,
  body: z.object({ name: z.string().trim().min(1).max(maxTranscriptName).describe('The new name.') }),
  response: Transcript,
  errors: [transcriptNotFound],
});

export const retryTranscript = endpoint({
  method: 'POST',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/retry',
  operation: 'speechToText_transcripts_retry',
  summary: 'Try a transcript again',
  description:
    'Begins a transcript again that failed or was cancelled, without another upload. It goes on at the part that it was at.',
  tag,
  permission: 'speech_to_text',
  cost,
  params: TranscriptionId,
  response: Transcript,
  errors: [transcriptNotFound, transcriptNotRetryable, paymentIssue, quotaExceeded, tooManyJobs],
});

export const getTranscriptDocument = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/document',
  operation: 'speechToText_transcripts_getDocument',
  summary: 'Get a transcript for editing',
  description: 'Returns where a transcript stands, and its speakers, segments and subtitles once it is ready.',
  tag,
  permission: 'speech_to_text',
  params: TranscriptionId,
  response: TranscriptDetails,
  errors: [transcriptNotFound],
});

export const saveTranscriptDocument = endpoint({
  method: 'PATCH',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/document',
  operation: 'speechToText_transcripts_saveDocument',
  summary: 'Save corrections of a transcript',
  description:
    'Saves what changed since `revision`. Where somebody else has saved since, the answer is 409 `revision_conflict` and nothing is changed. Segments and cues are put into the order of their times.',
  tag,
  permission: 'speech_to_text',
  params: TranscriptionId,
  body: TranscriptChange,
  // An edit may touch every word of a transcript of ten hours.
  maxBodyBytes: 32 * 1024 * 1024,
  response: z.object({
    transcript: Transcript.describe('Where the transcript stands now.'),
    document: TranscriptDocument.partial({ segments: true, cues: true }).describe(
      'The new revision. Cues are there where the server made them anew; otherwise they, and the segments, are as the client has them.',
    ),
  }),
  errors: [transcriptNotFound, transcriptNotReady, revisionConflict, invalidDocument],
});

export const alignTranscript = endpoint({
  method: 'POST',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/align',
  operation: 'speechToText_transcripts_align',
  summary: 'Find the times of edited words',
  description:
    'Listens to parts of the sound again and finds when each word of the given texts is said. Nothing is saved, and nothing is charged.',
  tag,
  permission: 'speech_to_text',
  params: TranscriptionId,
  body: z.object({
    segments: z
      .array(
        z.object({
          segment_id: z.string().max(40).describe('The id of the segment, for telling the answers apart.'),
          start: z.number().min(0).describe('Where the part of the sound begins, in seconds.'),
          end: z.number().min(0).describe('Where it ends, in seconds.'),
          text: z.string().min(1).max(5000).describe('What is said there.'),
        }),
      )
      .min(1)
      .max(50)
      .describe('The parts.'),
  }),
  response: z.object({
    segments: z
      .array(
        z.object({
          segment_id: z.string().describe('The id that was given.'),
          words: z
            .array(AlignedWord)
            .nullable()
            .describe('The words with their times; null where the sound does not fit the text.'),
        }),
      )
      .describe('The parts, in their order.'),
    loss: z.number().nullable().describe('How badly the sound fits the texts: the mean over the words.'),
  }),
  errors: [
    transcriptNotFound,
    transcriptNotReady,
    transcriptAudioMissing,
    alignmentUnavailable,
    invalidDocument,
    transcriptionFailed,
  ],
});

export const getTranscriptAudio = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/audio',
  operation: 'speechToText_transcripts_getAudio',
  summary: 'Get the file of a transcript',
  description: 'Returns the sound or the video that was transcribed, as it was uploaded. Use `range` for a part of it.',
  tag,
  permission: 'speech_to_text',
  media: true,
  params: TranscriptionId,
  response: bytes(...soundTypes, ...videoTypes, 'application/octet-stream'),
  errors: [transcriptNotFound, transcriptAudioMissing],
});

export const getTranscriptWaveform = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/waveform',
  operation: 'speechToText_transcripts_getWaveform',
  summary: 'Get the waveform of a transcript',
  description: 'Returns the heights of a waveform, for drawing the sound without downloading it.',
  tag,
  permission: 'speech_to_text',
  params: TranscriptionId,
  query: z.object({
    points: z.coerce
      .number()
      .int()
      .min(1)
      .max(8000)
      .default(1000)
      .describe('The number of heights. Short sounds have fewer.'),
  }),
  response: z.object({
    peaks: z
      .array(z.number())
      .describe('Heights from 0 to 1, spread evenly over the sound. Empty until the transcript is ready.'),
    duration_seconds: z.number().nullable().describe('The length of the sound in seconds; null until it is known.'),
  }),
  errors: [transcriptNotFound],
});

export const exportTranscript = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/transcripts/{transcription_id}/export',
  operation: 'speechToText_transcripts_export',
  summary: 'Export a transcript',
  description:
    'Returns a transcript as a file. `srt` and `vtt` are its subtitles as they were edited; with `from=segments` they are made from the segments.',
  tag,
  permission: 'speech_to_text',
  media: true,
  params: TranscriptionId,
  query: z.object({
    format: z.enum(exportFormats).describe('The format of the file.'),
    from: z
      .enum(['cues', 'segments'])
      .default('cues')
      .describe('For `srt` and `vtt`: the subtitles as they were edited, or anew from the segments.'),
    include_speakers: Flag.optional().describe(
      'Whether to name the speakers; by default all formats but subtitles do.',
    ),
    include_timestamps: Flag.prefault(true).describe('Whether to write when each segment begins; subtitles always do.'),
    segment_on_silence_longer_than_s: z.coerce
      .number()
      .positive()
      .max(3600)
      .optional()
      .describe('Starts a new segment after a silence that is longer than this.'),
    max_segment_duration_s: z.coerce
      .number()
      .positive()
      .max(36_000)
      .optional()
      .describe('Ends a segment before it is longer than this.'),
    max_segment_chars: z.coerce
      .number()
      .int()
      .min(1)
      .max(100_000)
      .optional()
      .describe('Ends a segment before it has more characters than this.'),
    max_characters_per_line: z.coerce
      .number()
      .int()
      .min(10)
      .max(10_000)
      .optional()
      .describe('Where lines of text and subtitles are broken.'),
  }),
  response: bytes(...new Set(Object.values(exportTypes))),
  errors: [transcriptNotFound, transcriptNotReady, exportScriptUnsupported, systemBusy],
});

export const getSpeechToTextOptions = endpoint({
  method: 'GET',
  path: '/v1/speech-to-text/options',
  operation: 'speechToText_getOptions',
  summary: 'Get what can be transcribed',
  description:
    'Returns the languages and recognisers of this server, what is missing where there are none, the limits, and the hours that the credits of the caller are good for.',
  tag,
  permission: 'speech_to_text',
  response: SpeechToTextOptions,
});

export const createForcedAlignment = endpoint({
  method: 'POST',
  path: '/v1/forced-alignment',
  operation: 'forcedAlignment_create',
  summary: 'Align a text with its sound',
  description: 'Finds when each word and character of a text is said in a file. Nothing is kept.',
  tag,
  publicApi: 2025,
  permission: 'forced_alignment',
  takesVoice: true,
  cost,
  body: form(
    z.object({
      text: z.string().max(500_000).describe('What is said, in the language of the speaker.'),
      enabled_spooled_file: z
        .boolean()
        .default(false)
        .describe('Accepted for compatibility: files are never held in memory.'),
      language_code: z
        .string()
        .max(20)
        .nullish()
        .describe('Veery only. The language of the text; detected when it is left out.'),
    }),
    { file: optionalFile({ maxBytes: maxAlignmentBytes, types: [anyBytes] }) },
  ),
  response: ForcedAlignment,
  headers: ['character-cost', 'current-concurrent-requests', 'maximum-concurrent-requests'],
  errors: [
    ...soundFileErrors,
    noRecogniser,
    alignmentUnavailable,
    alignmentFailed,
    alignmentTextEmpty,
    transcriptionFailed,
    paymentIssue,
    quotaExceeded,
    tooManyConcurrentRequests,
  ],
});

export const detectLanguages = endpoint({
  method: 'POST',
  path: '/v1/detect-languages',
  operation: 'detectLanguages_create',
  summary: 'Detect the languages of texts',
  description: 'Says in which language each text is written.',
  tag,
  permission: 'any-key',
  body: DetectLanguages,
  response: DetectedLanguages,
});

export const realtime = socket({
  path: '/v1/speech-to-text/realtime',
  summary: 'Transcribe speech in real time',
  description:
    'Writes down what is said while it is being said. Send audio in chunks; `partial_transcript` says what was understood so far, and `committed_transcript` what does not change any more: after a chunk with `commit`, or with `commit_strategy=vad` after a silence. Nothing is kept. The sound that was sent is charged, half a credit for each second.',
  tag,
  publicApi: 2026,
  permission: 'speech_to_text',
  tokenType: 'realtime_scribe',
  query: RealtimeQuery,
  incoming: InputAudioChunk,
  outgoing: [SessionStarted, PartialTranscript, CommittedTranscript, CommittedTranscriptWithTimestamps, RealtimeError],
  errorBody: realtimeErrorOf,
  errors: [
    noRecogniser,
    languageNotRecognised,
    invalidListenModel,
    optionsConflict,
    transcriptionFailed,
    realtimeInput,
    sessionTooLong,
    sessionIdle,
    chunkTooLarge,
    paymentIssue,
    quotaExceeded,
    tooManyConcurrentRequests,
    tooManyAttempts,
    systemBusy,
  ],
});
