/** Looks at a file that somebody sent. */
import { stat } from 'node:fs/promises';
import { z } from 'zod';
import { isEncryptedMp4 } from './encrypted-mp4.ts';
import { runFfmpeg, type ProcessRun } from './ffmpeg-process.ts';
import { describeContainer } from './media-formats.ts';
import { MediaFailed, MediaUnreadable, type MediaAbout } from './port.ts';
import { lengthArguments, probeArguments } from './sound-arguments.ts';

export interface DecoderRun extends Pick<ProcessRun, 'searchPath' | 'folder' | 'limits' | 'signal'> {
  ffmpeg: string;
  ffprobe: string;
}

const figure = z.coerce.number().optional().catch(undefined);
const Probed = z.object({
  streams: z
    .array(
      z.object({
        index: z.number(),
        codec_type: z.string().optional(),
        codec_name: z.string().optional(),
        codec_tag_string: z.string().optional(),
        channels: z.number().optional(),
        sample_rate: figure,
        disposition: z.object({ attached_pic: z.number().optional() }).optional(),
        tags: z.record(z.string(), z.string()).optional(),
      }),
    )
    .default([]),
  format: z
    .object({ format_name: z.string(), duration: figure, tags: z.record(z.string(), z.string()).optional() })
    .optional(),
});

/** The names that containers give to what is encrypted. */
const encryptedTags = ['enca', 'encv', 'drms', 'drmi', 'drmt'];

/** A file may end a little before its header says: encoders pad, and clocks are coarse. */
const isMuchShorter = (seconds: number, declared: number | null): boolean =>
  declared !== null && declared - seconds > Math.max(1, declared * 0.05);

/** @throws MediaUnreadable; MediaFailed */
export async function probeSound(file: string, { ffmpeg, ffprobe, ...run }: DecoderRun): Promise<MediaAbout> {
  if ((await stat(file)).size === 0) throw new MediaUnreadable('empty', 'the file has no bytes');
  let printed = '';
  const takeText = (text: string) => {
    if (printed.length < maxPrinted) printed += text;
  };
  await runFfmpeg({ ...run, program: ffprobe, args: probeArguments(file), onPrinted: takeText }).catch(refuseFile);
  const { streams, format } = readPrinted(printed);
  if (!format) throw new MediaUnreadable('not_media', 'its bytes are of no audio or video format');
  const sounds = streams.filter((one) => one.codec_type === 'audio');
  const pictures = streams.filter((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1);
  const isMp4 = format.format_name.startsWith('mov');
  if (streams.some(isEncrypted) || (isMp4 && (await isEncryptedMp4(file))))
    throw new MediaUnreadable('encrypted', 'its streams are encrypted');
  const [sound] = sounds;
  if (!sound)
    throw pictures.length > 0
      ? new MediaUnreadable('no_audio', 'the file has pictures and no sound')
      : new MediaUnreadable('not_media', 'the file has no sound');
  if (!sound.channels || !sound.sample_rate || sound.codec_name === undefined)
    throw new MediaUnreadable('damaged', 'its header does not say how the sound is stored');
  const seconds = await measureLength(file, { ...run, program: ffmpeg });
  if (seconds <= 0) throw new MediaUnreadable('damaged', 'there is no sound behind its header');
  const declaredSeconds = format.duration ?? null;
  const hasVideo = pictures.length > 0;
  return {
    ...describeContainer(format.format_name, {
      brand: format.tags?.major_brand ?? '',
      codecs: [...sounds, ...pictures].map((one) => one.codec_name ?? ''),
      hasVideo,
    }),
    seconds,
    declaredSeconds,
    isTruncated: isMuchShorter(seconds, declaredSeconds),
    audio: sounds.map((one) => ({
      codec: one.codec_name ?? 'unknown',
      channels: one.channels ?? 0,
      sampleRate: one.sample_rate ?? 0,
    })),
    hasVideo,
  };
}

/** ffprobe prints a few hundred bytes a stream; a file that is made of streams is cut here and then not understood. */
const maxPrinted = 4_000_000;

function readPrinted(printed: string): z.output<typeof Probed> {
  try {
    return Probed.parse(JSON.parse(printed));
  } catch (error) {
    throw new MediaUnreadable('damaged', `its description makes no sense: ${(error as Error).message.slice(0, 200)}`);
  }
}

const isEncrypted = ({ codec_tag_string: tag = '', tags }: z.output<typeof Probed>['streams'][number]): boolean =>
  encryptedTags.includes(tag) || Object.hasOwn(tags ?? {}, 'enc_key_id');

/** Seconds of packets, which no header can lie about. */
async function measureLength(file: string, run: Omit<ProcessRun, 'args'>): Promise<number> {
  let seconds = 0;
  const onProgress = (reached: number) => void (seconds = reached);
  await runFfmpeg({ ...run, args: lengthArguments(file), onProgress }).catch(refuseFile);
  return seconds;
}

/** Says what is wrong with the file, where that is why the program failed. */
export function refuseFile(error: unknown): never {
  if (!(error instanceof MediaFailed) || error.reason !== 'failed') throw error;
  const { message } = error;
  if (/DRM protected|encrypt/i.test(message)) throw new MediaUnreadable('encrypted', message);
  if (/moov atom not found|Truncat|End of file/i.test(message)) throw new MediaUnreadable('incomplete', message);
  if (/Format not on whitelist|Invalid data found|not on whitelist|Unknown format/i.test(message))
    throw new MediaUnreadable('not_media', message);
  throw new MediaUnreadable('damaged', message);
}
