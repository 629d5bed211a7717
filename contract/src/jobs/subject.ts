/** What a job is about, and why it failed, as data: worded in the reader's language where it is shown. */
import { z } from 'zod';
import { videoOrientations, videoThemes } from '../share-videos/types.ts';

export const jobKinds = [
  'history_zip',
  'speech_batch',
  'personal_data',
  'storage_repair',
  'share_video',
  'model_install',
  'transcription',
] as const;

export type JobKind = (typeof jobKinds)[number];

const subjects = {
  history_zip: {
    kind: z.literal('history_zip').describe('A zip of history items.'),
    params: z
      .object({
        items: z.int().describe('How many items were asked for.'),
        missing_audio: z
          .int()
          .optional()
          .describe('How many items are not in the zip because their audio file is missing. Set when the job is done.'),
      })
      .describe('The details of the job.'),
  },
  /** `name`: of the file that the user uploaded, or as they called it. */
  speech_batch: {
    kind: z.literal('speech_batch').describe('A speech batch.'),
    params: z
      .object({ name: z.string().describe('The name that the user gave the batch.') })
      .describe('The details of the job.'),
  },
  personal_data: {
    kind: z.literal('personal_data').describe("An archive of the user's personal data."),
    params: z.object({}).describe('This kind has no details.'),
  },
  storage_repair: {
    kind: z.literal('storage_repair').describe('A repair of the stored files, which an operator started.'),
    params: z
      .object({
        lost: z.int().optional().describe('How many recordings are lost and no longer used. Set when the job is done.'),
        detached: z
          .int()
          .optional()
          .describe('How many lost files were taken off their jobs. Set when the job is done.'),
        removed: z
          .int()
          .optional()
          .describe('How many files that nothing named were removed. Set when the job is done.'),
      })
      .describe('The details of the job.'),
  },
  share_video: {
    kind: z.literal('share_video').describe('A share video of a history item.'),
    params: z
      .object({
        title: z.string().describe('The beginning of the text of the item.'),
        theme: z.enum(videoThemes).describe('The theme of the video.'),
        orientation: z.enum(videoOrientations).describe('Whether the video is wide or high.'),
        missing_characters: z
          .int()
          .optional()
          .describe(
            'How many different characters no font of the server has. Boxes stand in their place in the video. Set when the job is done.',
          ),
      })
      .describe('The details of the job.'),
  },
  model_install: {
    kind: z.literal('model_install').describe('The installation of a model, which an operator started.'),
    params: z
      .object({ name: z.string().describe('The name of the model, of its file or of its address.') })
      .describe('The details of the job.'),
  },
  /** `name`: of the file, or as the user called it. */
  transcription: {
    kind: z.literal('transcription').describe('A transcript of a file.'),
    params: z
      .object({
        name: z.string().describe('The name of the transcript.'),
        transcription_id: z.string().describe('The id of the transcript.'),
      })
      .describe('The details of the job.'),
  },
  unknown: {
    kind: z.literal('unknown').describe('A job that a newer version made, or a part that has been removed.'),
    params: z.object({}).describe('This kind has no details.'),
  },
} as const;

export const JobSubject = z.discriminatedUnion('kind', [
  z.object(subjects.history_zip),
  z.object(subjects.speech_batch),
  z.object(subjects.personal_data),
  z.object(subjects.storage_repair),
  z.object(subjects.share_video),
  z.object(subjects.model_install),
  z.object(subjects.transcription),
  z.object(subjects.unknown),
]);

export type JobSubject = z.output<typeof JobSubject>;

/** A subject with the other fields of a job beside it. */
export const withSubject = <S extends z.ZodRawShape>(shape: S) =>
  z.discriminatedUnion('kind', [
    z.object({ ...subjects.history_zip, ...shape }),
    z.object({ ...subjects.speech_batch, ...shape }),
    z.object({ ...subjects.personal_data, ...shape }),
    z.object({ ...subjects.storage_repair, ...shape }),
    z.object({ ...subjects.share_video, ...shape }),
    z.object({ ...subjects.model_install, ...shape }),
    z.object({ ...subjects.transcription, ...shape }),
    z.object({ ...subjects.unknown, ...shape }),
  ]);

export const JobFailure = z.object({
  status: z.string().meta({ description: 'The stable code of the error.' }),
  params: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .meta({ description: 'The figures and names that belong to the error, so that it can be worded in any language.' }),
  message: z.string().meta({ description: 'The error in English, for readers that have no wording for its code.' }),
});

export type JobFailure = z.output<typeof JobFailure>;
