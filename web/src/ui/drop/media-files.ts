/** Decides which files a drop zone takes. The server looks at the bytes again; this saves a wait for nothing. */

import { extensionOf as extensionOfType } from '#contract/uploads/media-types.ts';

export type MediaKind = 'audio' | 'video';

export interface FileRules {
  kinds: readonly MediaKind[];
  maxBytes: number;
  /** Seconds. A file whose length the browser cannot tell is left to the server. */
  maxSeconds?: number;
  /** The name endings that this installation can read; all of the kinds where it is left out. */
  readable?: readonly string[];
  /** How many files may be given at once. */
  maxFiles?: number;
}

/** A file that keeps to the rules. */
export interface ChosenFile {
  file: File;
  kind: MediaKind;
  /** Null where the browser cannot tell the length. */
  seconds: number | null;
}

export type RejectionReason = 'type' | 'unreadable' | 'empty' | 'size' | 'length' | 'count';

export interface Rejection {
  name: string;
  reason: RejectionReason;
}

/** The extensions of each kind, with the media type that the file is sent as. Some containers hold either kind. */
const typeOf: Record<MediaKind, Readonly<Record<string, string>>> = {
  audio: {
    aac: 'audio/aac',
    aif: 'audio/aiff',
    aiff: 'audio/aiff',
    flac: 'audio/flac',
    m4a: 'audio/mp4',
    mp3: 'audio/mpeg',
    mp4a: 'audio/mp4',
    oga: 'audio/ogg',
    ogg: 'audio/ogg',
    opus: 'audio/opus',
    wav: 'audio/wav',
    weba: 'audio/webm',
  },
  video: {
    '3gp': 'video/3gpp',
    '3gpp': 'video/3gpp',
    avi: 'video/x-msvideo',
    flv: 'video/x-flv',
    m4v: 'video/mp4',
    mkv: 'video/x-matroska',
    mov: 'video/quicktime',
    mp4: 'video/mp4',
    mpeg: 'video/mpeg',
    mpg: 'video/mpeg',
    ogv: 'video/ogg',
    webm: 'video/webm',
    wmv: 'video/x-ms-wmv',
  },
};

/** These names of video files also belong to sound alone, so that a choice of audio accepts them. */
const eitherKind = ['mp4', 'webm'];

const knownTypes = new Set([...Object.values(typeOf.audio), ...Object.values(typeOf.video), 'audio/webm']);

/** One name for a type that browsers and systems call in several ways: those with the same ending are the same. */
function plainType(type: string): string {
  const ending = extensionOfType(type);
  if (ending === undefined || !/^(?:audio|video)\//.test(type)) return type;
  return typeOf[kindOf(type)][ending] ?? type;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Finds the media type by the name of the file, or else by what the browser says. It is null for other files. */
export function mediaTypeOf({ name, type }: Pick<File, 'name' | 'type'>): string | null {
  const given = type.split(';')[0]!.trim().toLowerCase();
  const said = plainType(given);
  const extension = extensionOf(name);
  // The browser tells sound from video by the same extension, for instance in a recording of the microphone.
  if (eitherKind.includes(extension) && knownTypes.has(said)) return said;
  return typeOf.audio[extension] ?? typeOf.video[extension] ?? (knownTypes.has(said) ? said : null);
}

export const kindOf = (mediaType: string): MediaKind => (mediaType.startsWith('audio/') ? 'audio' : 'video');

/** The value of `accept` for a file field. */
export function acceptOf(kinds: readonly MediaKind[]): string {
  const extensions = kinds.flatMap((kind) => Object.keys(typeOf[kind]));
  const both = kinds.includes('audio') ? [...extensions, ...eitherKind] : extensions;
  return [...new Set(both)].map((extension) => `.${extension}`).join(',');
}

/** Tells why a file is refused, from what can be seen without reading it. */
export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, rules: FileRules): RejectionReason | null {
  const mediaType = mediaTypeOf(file);
  if (mediaType === null) return 'type';
  const mayBeSound = eitherKind.includes(extensionOf(file.name));
  if (!rules.kinds.includes(kindOf(mediaType)) && !(mayBeSound && rules.kinds.includes('audio'))) return 'type';
  if (rules.readable && !rules.readable.includes(extensionOf(file.name))) return 'unreadable';
  if (file.size === 0) return 'empty';
  return file.size > rules.maxBytes ? 'size' : null;
}

/** Parts the files into those that keep to the rules and those that do not, each with its reason. */
export async function checkFiles(
  files: readonly File[],
  rules: FileRules,
  readSeconds: (file: File) => Promise<number | null>,
): Promise<{ chosen: ChosenFile[]; rejected: Rejection[] }> {
  const results = await Promise.all(
    files.map(async (file): Promise<ChosenFile | Rejection> => {
      const reason = refusalOf(file, rules);
      if (reason) return { name: file.name, reason };
      const seconds = await readSeconds(file);
      if (seconds !== null && seconds > (rules.maxSeconds ?? Infinity)) return { name: file.name, reason: 'length' };
      return { file, kind: kindOf(mediaTypeOf(file)!), seconds };
    }),
  );
  const chosen: ChosenFile[] = [];
  const rejected: Rejection[] = [];
  for (const result of results) {
    if ('reason' in result) rejected.push(result);
    else if (chosen.length < (rules.maxFiles ?? Infinity)) chosen.push(result);
    else rejected.push({ name: result.file.name, reason: 'count' });
  }
  return { chosen, rejected };
}

/** Names the kinds of files that can be read, such as WAV. */
export const typeWords = (readable: readonly string[] = []): string =>
  readable.map((extension) => extension.toUpperCase()).join(', ');
