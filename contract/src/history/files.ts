/** What a history item can be downloaded as. */
import { z } from 'zod';

export const subtitleFormats = ['srt', 'vtt'] as const;
export type SubtitleFormat = (typeof subtitleFormats)[number];

const subtitleTypes: Record<SubtitleFormat, string> = { srt: 'application/x-subrip', vtt: 'text/vtt' };
export const subtitleTypeOf = (format: SubtitleFormat): string => subtitleTypes[format];
export const allSubtitleTypes = Object.values(subtitleTypes);

/** What may stand beside the audio in a zip. */
export const timedTextFormats = [...subtitleFormats, 'json'] as const;
export type TimedTextFormat = (typeof timedTextFormats)[number];

/** The loudness that each kind of programme is expected to have, in LUFS (ITU-R BS.1770). */
export const loudnessTargets = { podcast: -16, audiobook: -19, radio: -23 } as const;
export type LoudnessPreset = keyof typeof loudnessTargets;
export const loudnessPresets = Object.keys(loudnessTargets) as [LoudnessPreset, ...LoudnessPreset[]];
/** No true peak of a levelled download is higher, in dB relative to full scale. */
export const maxTruePeakDb = -1;

export const LoudnessChoice = z.enum(['as_made', ...loudnessPresets]);
export type LoudnessChoice = z.output<typeof LoudnessChoice>;

export const HistoryWords = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    text: z
      .string()
      .describe(
        'The text as it was sent, with its tags. Of a dialogue each turn is a line, after the name of its voice.',
      ),
    duration_seconds: z.number().describe('The length of the audio in seconds.'),
    words: z
      .array(
        z.object({
          text: z.string().describe('The word with its punctuation, or the space between two words.'),
          start: z.number().describe('When it begins, in seconds.'),
          end: z.number().describe('When it ends, in seconds.'),
          type: z.enum(['word', 'spacing']).describe('A word, or the space between two words.'),
          speaker_id: z
            .string()
            .nullable()
            .describe('The name of the voice that says it; null where one voice says everything.'),
        }),
      )
      .describe('Everything that is spoken, in order. Tags are left out.'),
  })
  .meta({ id: 'HistoryWords' });
export type HistoryWords = z.output<typeof HistoryWords>;

export const HistoryDownloads = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    duration_seconds: z.number().describe('The length of the audio in seconds.'),
    is_audio_missing: z
      .boolean()
      .describe('Whether the audio file is missing. Subtitles and words are there all the same.'),
    audio: z
      .array(
        z.object({
          output_format: z
            .enum(['default', 'wav'])
            .describe('The `output_format` of `POST /v1/history/download` that gives this file.'),
          codec: z.string().describe('The codec, such as `mp3`.'),
          sample_rate: z.int().describe('The sample rate in Hz.'),
          bitrate_kbps: z.int().nullable().describe('The bit rate in kbit/s; null for codecs that have none.'),
          size_bytes: z.int().describe('The size of the file as made.'),
        }),
      )
      .describe('The audio files, the one that was made first.'),
    cues: z.int().describe('How many cues its subtitles have.'),
    words: z.int().describe('How many words it has.'),
  })
  .meta({ id: 'HistoryDownloads' });
export type HistoryDownloads = z.output<typeof HistoryDownloads>;

export const HistoryLoudness = z
  .object({
    history_item_id: z.string().describe('The id of the item.'),
    integrated_lufs: z
      .number()
      .nullable()
      .describe('The loudness of the whole audio in LUFS (ITU-R BS.1770); null if it is silent.'),
    true_peak_db: z.number().nullable().describe('The highest true peak in dBTP; null if it is silent.'),
    presets: z
      .array(
        z.object({
          loudness: z.enum(loudnessPresets).describe('The `loudness` of `POST /v1/history/download`.'),
          target_lufs: z.int().describe('The loudness that the download has.'),
          gain_db: z.number().describe('By how much the audio is made louder; negative where it is made quieter.'),
          limited_db: z
            .number()
            .describe(
              'By how much its highest peaks are turned down so that they stay below -1 dBTP; 0 where none has to be.',
            ),
        }),
      )
      .describe('What each preset does to this audio. Empty if it is silent.'),
  })
  .meta({ id: 'HistoryLoudness' });
export type HistoryLoudness = z.output<typeof HistoryLoudness>;
