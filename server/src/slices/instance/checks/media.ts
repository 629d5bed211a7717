/** Whether there is an ffmpeg that can make share videos. */
import type { Media } from '../../../ports/media/port.ts';
import { coded, ok, warn, type CodedFinding } from './findings.ts';

export async function checkMedia(media: Pick<Media, 'describe'>): Promise<CodedFinding> {
  const program = await media.describe();
  if ('missing' in program) {
    const message = `no share videos can be made: ${program.missing}.`;
    const finding = warn('ffmpeg', message, 'install ffmpeg, or set FFMPEG_PATH; nothing else needs it');
    return coded('ffmpeg_missing', { reason: program.missing }, finding);
  }
  const { version, path } = program;
  return coded('ffmpeg_ok', { version }, ok('ffmpeg', `${version} at ${path} makes share videos.`));
}
