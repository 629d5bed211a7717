/** The output formats a browser can play, in the words of the select. */
import { describeFormat, OutputFormat, outputFormats, tierOf } from '#contract/speech/output-formats.ts';
import { plans, reachesTier, type Tier } from '#contract/billing/plans.ts';

export const defaultFormat: OutputFormat = 'mp3_44100_128';

export interface FormatChoice {
  value: OutputFormat;
  label: string;
  /** The plan that has it, where this one has not. */
  lockedBy?: string;
}

export interface FormatGroup {
  label: string;
  choices: FormatChoice[];
}

/** Raw samples have no header: a browser cannot play them, so they are for programs only. */
const groups = [
  { codec: 'mp3', label: 'MP3' },
  { codec: 'opus', label: 'Opus' },
  { codec: 'wav', label: 'WAV' },
] as const;

export function formatGroups(tier: Tier | undefined): FormatGroup[] {
  return groups.map(({ codec, label }) => ({
    label,
    choices: outputFormats
      .map(describeFormat)
      .filter((format) => format.codec === codec)
      .map(({ name, sampleRate, kbps }) => {
        const plan = tierOf(name);
        return {
          value: name,
          label: `${label} ${sampleRate / 1000} kHz${kbps ? `, ${kbps} kbps` : ''}`,
          ...(tier && !reachesTier(tier, plan) ? { lockedBy: plans[plan].name } : {}),
        };
      }),
  }));
}

const isPlayable = (name: OutputFormat) => groups.some(({ codec }) => codec === describeFormat(name).codec);

export const isOutputFormat = (value: unknown): value is OutputFormat =>
  OutputFormat.safeParse(value).success && isPlayable(value as OutputFormat);

/** Browsers play the others only as a whole. */
export const canStream = (name: OutputFormat): boolean => describeFormat(name).codec === 'mp3';
