/** Lists the output formats that a browser can play, with their labels. */
import { describeFormat, outputFormats, tierOf, type OutputFormat } from '#contract/speech/output-formats.ts';
import { plans, isTierAtLeast, type Tier } from '#contract/billing/plans.ts';

export const defaultFormat: OutputFormat = 'mp3_44100_128';

export interface FormatChoice {
  value: OutputFormat;
  label: string;
  /** The lowest plan with this format, if the user's plan does not include it. */
  lockedBy?: string;
}

export interface FormatGroup {
  label: string;
  choices: FormatChoice[];
}

/** Raw samples have no header, so browsers cannot play them and they are left to programs. */
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
          ...(tier && !isTierAtLeast(tier, plan) ? { lockedBy: plans[plan].name } : {}),
        };
      }),
  }));
}

const isPlayable = (name: OutputFormat) => groups.some(({ codec }) => codec === describeFormat(name).codec);

export const isOutputFormat = (value: unknown): value is OutputFormat =>
  outputFormats.includes(value as OutputFormat) && isPlayable(value as OutputFormat);

/** Tells whether a format plays while it arrives. Browsers play the others only as a whole. */
export const canStream = (name: OutputFormat): boolean => describeFormat(name).codec === 'mp3';
