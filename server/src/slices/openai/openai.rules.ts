/** What the names and figures of the OpenAI API mean here. Pure. */
import type { OpenAiFormat } from '#contract/openai/types.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import type { Warning } from '../../ports/speech/port.ts';

/** The premade voices that stand in for those of the OpenAI API, by sex and character. */
const standIns: Readonly<Record<string, string>> = {
  alloy: 'grAceVeery0Premade09',
  ash: 'brUn0Veery0Premade02',
  ballad: 'caLlumVeeryPremade14',
  cedar: 'brUn0Veery0Premade02',
  coral: 'daIsyVeery0Premade10',
  echo: 'feLixVeery0Premade13',
  fable: 'anGusVeery0Premade15',
  marin: 'grAceVeery0Premade09',
  nova: 'daIsyVeery0Premade10',
  onyx: 'coNradVeeryPremade12',
  sage: 'veRaVeery00Premade11',
  shimmer: 'grAceVeery0Premade09',
  verse: 'feLixVeery0Premade13',
};

export const openAiVoiceNames: readonly string[] = Object.keys(standIns);

/** The id of the voice that stands in for one of the OpenAI API. Any other name is one of this server, or of nobody. */
export function voiceOfOpenAi(name: string): { voice_id: string; isStandIn: boolean } {
  const key = name.trim().toLowerCase();
  const voice_id = Object.hasOwn(standIns, key) ? standIns[key] : undefined;
  return voice_id === undefined ? { voice_id: name, isStandIn: false } : { voice_id, isStandIn: true };
}

export const namesThatStandFor = (voiceId: string): string[] =>
  openAiVoiceNames.filter((name) => standIns[name] === voiceId);

interface FormatPlan {
  /** What is spoken, and kept. */
  output_format: OutputFormat;
  /** What that is converted to on its way. */
  convertTo?: 'aac' | 'flac';
}

const formats: Readonly<Record<OpenAiFormat, FormatPlan>> = {
  mp3: { output_format: 'mp3_44100_128' },
  opus: { output_format: 'opus_48000_64' },
  wav: { output_format: 'wav_24000' },
  pcm: { output_format: 'pcm_24000' },
  aac: { output_format: 'wav_24000', convertTo: 'aac' },
  flac: { output_format: 'wav_24000', convertTo: 'flac' },
};

export const planFormat = (format: OpenAiFormat): FormatPlan => formats[format];

const [slowest, fastest] = [0.7, 1.2];

/** The speed that the voices here reach, and a warning where that is another. */
export function reachableSpeed(speed: number): { speed: number; warnings: Warning[] } {
  const reached = Math.min(fastest, Math.max(slowest, speed));
  if (reached === speed) return { speed, warnings: [] };
  const message = `The voices of this server speak at 0.7 to 1.2 times their normal speed: ${reached} was taken for ${speed}.`;
  return { speed: reached, warnings: [{ code: 'speed_not_honored', message }] };
}

export function instructionWarnings(instructions: string | null | undefined): Warning[] {
  if (!instructions?.trim()) return [];
  const message = 'No voice of this server follows instructions on how to speak: instructions changed nothing.';
  return [{ code: 'instructions_not_honored', message }];
}
