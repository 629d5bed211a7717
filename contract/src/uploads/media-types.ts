/** The media types of files that people upload, and the name endings that go with them. Both sides show and check by this table. */

/** The audio and video types that are taken where sound is asked for. Others that hold sound are taken too, once their bytes show it. */
export const soundTypes = [
  'audio/aac',
  'audio/aiff',
  'audio/ogg',
  'audio/mpeg',
  'audio/mp3',
  'audio/opus',
  'audio/wav',
  'audio/webm',
  'audio/flac',
  'audio/mp4',
  'audio/m4a',
] as const;

export const videoTypes = [
  'video/mp4',
  'video/avi',
  'video/x-matroska',
  'video/quicktime',
  'video/x-ms-wmv',
  'video/x-flv',
  'video/webm',
  'video/mpeg',
  'video/3gpp',
] as const;

/** The ending of each media type that an upload may have, in all spellings that browsers and programs use. */
const extensions: Readonly<Record<string, string>> = {
  'audio/aac': 'aac',
  'audio/x-aac': 'aac',
  'audio/aacp': 'aac',
  'audio/x-hx-aac-adts': 'aac',
  'audio/aiff': 'aiff',
  'audio/x-aiff': 'aiff',
  'audio/ogg': 'ogg',
  'audio/vorbis': 'ogg',
  'application/ogg': 'ogg',
  'audio/mpeg': 'mp3',
  'audio/mp3': 'mp3',
  'audio/x-mp3': 'mp3',
  'audio/mpeg3': 'mp3',
  'audio/opus': 'opus',
  'audio/wav': 'wav',
  'audio/wave': 'wav',
  'audio/x-wav': 'wav',
  'audio/vnd.wave': 'wav',
  'audio/webm': 'webm',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/mp4': 'mp4a',
  'audio/m4a': 'mp4a',
  'audio/x-m4a': 'mp4a',
  'audio/ac3': 'ac3',
  'audio/x-caf': 'caf',
  'audio/amr': 'amr',
  'audio/x-ms-wma': 'wma',
  'application/aaf': 'aaf',
  'application/octet-stream+aaf': 'aaf',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'text/xml': 'xml',
  'application/zip': 'zip',
  'application/x-zip-compressed': 'zip',
  'image/jpeg': 'jpg',
  'image/jpg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/x-m4v': 'mp4',
  'video/avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/vnd.avi': 'avi',
  'video/x-matroska': 'mkv',
  'video/matroska': 'mkv',
  'video/quicktime': 'mov',
  'video/x-ms-wmv': 'wmv',
  'video/x-ms-asf': 'wmv',
  'video/x-flv': 'flv',
  'video/webm': 'webm',
  'video/mpeg': 'mpeg',
  'video/3gpp': '3gp',
  'video/ogg': 'ogv',
};

/** The ending for a media type, whose parameters do not count; undefined for a type that is not in the table. */
export const extensionOf = (type: string): string | undefined => {
  const name = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return Object.hasOwn(extensions, name) ? extensions[name] : undefined;
};
