/** Defines the sliders of a voice and the user's changes of them. */
import type { ResolvedVoiceSettings } from '#contract/voices/types.ts';
import type { MessageKey } from '../messages.ts';

export type VoiceTuning = Partial<ResolvedVoiceSettings>;

interface SliderRow {
  name: 'speed' | 'stability' | 'similarity_boost' | 'style';
  label: MessageKey;
  min: number;
  max: number;
  ends: [MessageKey, MessageKey];
  /** Tells whether a value is outside the tested bounds, where the same text may sound wrong or different each time. */
  isUnstable?(value: number): boolean;
}

export const sliders: SliderRow[] = [
  { name: 'speed', label: 'speed', min: 0.7, max: 1.2, ends: ['speed_low', 'speed_high'] },
  {
    name: 'stability',
    label: 'stability',
    min: 0,
    max: 1,
    ends: ['stability_low', 'stability_high'],
    isUnstable: (value) => value < 0.3,
  },
  {
    name: 'similarity_boost',
    label: 'similarity',
    min: 0,
    max: 1,
    ends: ['similarity_low', 'similarity_high'],
    isUnstable: (value) => value > 0.9,
  },
  {
    name: 'style',
    label: 'style',
    min: 0,
    max: 1,
    ends: ['style_low', 'style_high'],
    isUnstable: (value) => value > 0.5,
  },
];

/** The settings until the voices are loaded. After that, each voice has its own. */
export const fallbackSettings: ResolvedVoiceSettings = {
  speed: 1,
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isTuning(value: unknown): value is VoiceTuning {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, one]) => {
    if (name === 'use_speaker_boost') return typeof one === 'boolean';
    const row = sliders.find((slider) => slider.name === name);
    return row !== undefined && typeof one === 'number' && one >= row.min && one <= row.max;
  });
}

/** Checks the stored settings of this browser, by voice. */
export const isTunings = (value: unknown): value is Record<string, VoiceTuning> =>
  isRecord(value) && !Array.isArray(value) && Object.values(value).every(isTuning);

/** Changes a voice's settings and drops values equal to its own. It gives undefined when no change is left. */
export function changeTuning(
  tuning: VoiceTuning | undefined,
  change: VoiceTuning,
  preset: ResolvedVoiceSettings,
): VoiceTuning | undefined {
  const next = Object.entries({ ...tuning, ...change }).filter(
    ([name, value]) => value !== preset[name as keyof typeof preset],
  );
  return next.length > 0 ? Object.fromEntries(next) : undefined;
}
