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

/** The settings that a name may have. An item lacks those that its model does not know, such as `quality`. */
export type NamedSettings = { [name in keyof ResolvedVoiceSettings]?: ResolvedVoiceSettings[name] | null } & {
  quality?: number | null;
};

/** Each setting is written multiplied by 100, the switch too: `b100` or `b0`. A setting that is not set is left out. */
function settingsPart(settings: NamedSettings): string[] {
  const { speed, stability, similarity_boost, style, quality, use_speaker_boost: boost } = settings;
  const parts = { sp: speed, s: stability, sb: similarity_boost, se: style, q: quality, b: boost };
  return Object.entries(parts).flatMap(([code, value]) => {
    if (value === undefined || value === null) return [];
    return `${code}${Math.round(Number(value) * 100)}`;
  });
}

export interface SpokenFile {
  date_unix: number;
  voice_name: string | null;
  voice_category: string | null;
  /** The turns of a dialogue, whose voices are all named. */
  dialogue?: readonly { voice_name: string }[] | null;
  settings: NamedSettings | null;
  model_id: string | null;
}

const speakersOf = (turns: readonly { voice_name: string }[]): string =>
  [...new Set(turns.map(({ voice_name }) => voice_name))].join(' ');

/** A colon may not be in a file name, so the time has underscores where ISO has colons. */
export function speechFileName(item: SpokenFile, extension: string): string {
  const time = new Date(item.date_unix * 1000).toISOString().slice(0, 19).replaceAll(':', '_');
  const parts = [
    product,
    time,
    safeNamePart(item.dialogue ? speakersOf(item.dialogue) : (item.voice_name ?? '')),
    item.dialogue ? '' : (categorySuffix[item.voice_category ?? ''] ?? ''),
    ...settingsPart(item.settings ?? {}),
    item.model_id ? modelCode(item.model_id) : '',
  ];
  return withExtension(parts.filter(Boolean).join('_'), extension);
}

/** Endings that count as an extension. Any other, such as that of "Dr.Ada", is a part of the name. */
const knownExtension =
  /\.(?:aac|aaf|aiff|alaw|avi|csv|flac|flv|jpg|json|m4a|mkv|mov|mp3|mp4|mp4a|mpeg|ogg|ogv|opus|pcm|pdf|png|srt|txt|ulaw|vtt|wav|webm|wmv|xml|zip)$/i;

/** Removes the extension of a name, if it has a known one. */
export const withoutExtension = (name: string): string => name.replace(knownExtension, '');

/** Makes a safe file name with this extension, which is appended, or replaces another. A long name loses its end, not its extension. */
export function withExtension(name: string, extension: string): string {
  const ending = `.${extension}`;
  const stem = safeFileName(withoutExtension(name)).slice(0, maxNameLength - ending.length);
  return stem + ending;
}

/** Puts the ISBN of a project before the name of a file. It is written without the hyphens and spaces that people set. */
export function withIsbn(name: string, isbn: string | null): string {
  const digits = (isbn ?? '').replace(/[^\dX]/gi, '').toUpperCase();
  return digits === '' ? name : `${digits}_${name}`;
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
