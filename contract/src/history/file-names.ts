/** Names of downloaded files: product, time, voice, how it was made, model. */
import type { ResolvedVoiceSettings } from '../voices/types.ts';

const product = 'Veery';
const maxNameLength = 255;
const maxVoiceLength = 20;

const categorySuffix: Record<string, string> = { generated: 'gen', professional: 'pvc', premade: 'pre', cloned: 'ivc' };

/** Any file: only word characters (of every script), spaces, dots and hyphens; spaces become underscores. */
export function safeFileName(name: string): string {
  return name
    .replace(/[^\p{L}\p{M}\p{N}_\s.-]/gu, '')
    .replace(/\s/g, '_')
    .slice(0, maxNameLength);
}

/** A part of a history download: the characters that file systems refuse are dropped. */
export function safeNamePart(name: string): string {
  return name
    .trim()
    .replace(/[/\\:*?"<>|]/g, '')
    .replace(/\s+/g, '_')
    .slice(0, maxVoiceLength);
}

/** First letters of the family and the version: eleven_multilingual_v2 is m2, eleven_flash_v2_5 is f2-5, eleven_v3 is v3. */
export function modelCode(modelId: string): string {
  const words = modelId.toLowerCase().split(/[_-]/).filter(Boolean);
  const family = words[0] === 'eleven' ? words.slice(1) : words;
  const at = family.findIndex((word) => /^v\d+$/.test(word));
  if (at === -1) return family.map((word) => word[0]).join('');
  const version = [family[at]!.slice(1), ...family.slice(at + 1)].join('-');
  return (
    family
      .slice(0, at)
      .map((word) => word[0])
      .join('') || 'v'
  ).concat(version);
}

const percent = (value: number) => Math.round(value * 100);

function settingsPart(settings: Partial<ResolvedVoiceSettings & { quality: number }>): string[] {
  const { speed, stability, similarity_boost, style, quality, use_speaker_boost } = settings;
  return [
    speed === undefined ? '' : `sp${percent(speed)}`,
    stability === undefined ? '' : `s${percent(stability)}`,
    similarity_boost === undefined ? '' : `sb${percent(similarity_boost)}`,
    style === undefined ? '' : `se${percent(style)}`,
    quality === undefined ? '' : `q${percent(quality)}`,
    use_speaker_boost === undefined ? '' : `b${use_speaker_boost ? 1 : 0}`,
  ];
}

export interface SpokenFile {
  date_unix: number;
  voice_name: string | null;
  voice_category: string | null;
  settings: Partial<ResolvedVoiceSettings> | null;
  model_id: string | null;
}

/** A colon may not be in a file name, so the time has underscores where ISO has colons. */
export function speechFileName(item: SpokenFile, extension: string): string {
  const time = new Date(item.date_unix * 1000).toISOString().slice(0, 19).replaceAll(':', '_');
  const parts = [
    product,
    time,
    safeNamePart(item.voice_name ?? ''),
    categorySuffix[item.voice_category ?? ''] ?? '',
    ...settingsPart(item.settings ?? {}),
    item.model_id ? modelCode(item.model_id) : '',
  ];
  return safeFileName(`${parts.filter(Boolean).join('_')}.${extension}`);
}

const extensions: [RegExp, string][] = [
  [/zip/, 'zip'],
  [/mpeg|mp3/, 'mp3'],
  [/wav/, 'wav'],
  [/pcm/, 'pcm'],
  [/x-alaw/, 'alaw'],
  [/basic/, 'ulaw'],
  [/ogg|opus/, 'opus'],
];
export function extensionOf(contentType: string): string {
  return extensions.find(([pattern]) => pattern.test(contentType))?.[1] ?? 'mp3';
}
