/** The formats that are read, by the names of ffmpeg's demuxers. What only points at other files, such as a playlist, is none. Pure. */

/** A file of another format is refused before a byte of it is interpreted. */
export const demuxers = [
  ...['aac', 'ac3', 'eac3', 'aiff', 'amr', 'ape', 'asf', 'au', 'avi', 'caf', 'dts', 'flac', 'flv', 'matroska', 'mov'],
  ...['mp3', 'mpeg', 'mpegts', 'ogg', 'tta', 'w64', 'wav', 'wv'],
];

interface Format {
  container: string;
  audio: string;
  video: string;
}

const format = (container: string, audio: string, video = 'video/mp4'): Format => ({ container, audio, video });

/** By the first name of the demuxer. */
const formats: Readonly<Record<string, Format>> = {
  aac: format('aac', 'audio/aac'),
  ac3: format('ac3', 'audio/ac3'),
  eac3: format('eac3', 'audio/eac3'),
  aiff: format('aiff', 'audio/aiff'),
  amr: format('amr', 'audio/amr'),
  ape: format('ape', 'audio/ape'),
  asf: format('asf', 'audio/x-ms-wma', 'video/x-ms-wmv'),
  au: format('au', 'audio/basic'),
  avi: format('avi', 'video/avi', 'video/avi'),
  caf: format('caf', 'audio/x-caf'),
  dts: format('dts', 'audio/vnd.dts'),
  flac: format('flac', 'audio/flac'),
  flv: format('flv', 'video/x-flv', 'video/x-flv'),
  matroska: format('matroska', 'audio/x-matroska', 'video/x-matroska'),
  mov: format('mov', 'audio/mp4', 'video/mp4'),
  mp3: format('mp3', 'audio/mpeg'),
  mpeg: format('mpeg', 'video/mpeg', 'video/mpeg'),
  mpegts: format('mpegts', 'video/mp2t', 'video/mp2t'),
  ogg: format('ogg', 'audio/ogg', 'video/ogg'),
  tta: format('tta', 'audio/x-tta'),
  w64: format('w64', 'audio/wav'),
  wav: format('wav', 'audio/wav'),
  wv: format('wv', 'audio/x-wavpack'),
};

/** Both have one demuxer with their relatives; the file says itself which of them it is. */
const webmCodecs = ['opus', 'vorbis', 'vp8', 'vp9', 'av1'];

/** @param names what ffprobe calls the format: `mov,mp4,m4a,3gp,3g2,mj2` */
export function describeContainer(
  names: string,
  { brand, codecs, hasVideo }: { brand: string; codecs: string[]; hasVideo: boolean },
): { container: string; type: string } {
  const name = names.split(',')[0] ?? '';
  const known = formats[name] ?? format(name, 'application/octet-stream', 'application/octet-stream');
  const type = hasVideo ? known.video : known.audio;
  if (name === 'mov' && hasVideo) {
    if (brand.startsWith('qt')) return { container: 'mov', type: 'video/quicktime' };
    if (brand.startsWith('3g')) return { container: 'mov', type: 'video/3gpp' };
  }
  if (name === 'matroska' && codecs.every((codec) => webmCodecs.includes(codec)))
    return { container: 'webm', type: hasVideo ? 'video/webm' : 'audio/webm' };
  if (name === 'ogg' && !hasVideo && codecs.includes('opus')) return { container: 'ogg', type: 'audio/opus' };
  return { container: known.container, type };
}
