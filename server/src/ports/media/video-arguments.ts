/** What ffmpeg is told. Nothing of it comes from a user: texts are in files of fixed names. Pure. */
import { safeInput } from './ffmpeg-process.ts';
import type { Scene, VideoInput } from './port.ts';

export const sceneFiles = { background: 'background.rgb', overlay: 'overlay.ass', captions: 'captions.vtt' } as const;
export const videoFile = 'video.mp4';
export const stillFile = 'still.jpg';
/** A link to the folder of the fonts, so that no path stands in a filter. */
export const fontsLink = 'fonts';

export const framesPerSecond = 25;

const quiet = ['-hide_banner', '-nostdin', '-loglevel', 'warning', '-y'];
const draw = `ass=${sceneFiles.overlay}:fontsdir=${fontsLink}`;

const backgroundInput = ({ width, height }: Scene): string[] => [
  ...safeInput,
  '-f',
  'rawvideo',
  '-pixel_format',
  'rgb24',
  '-video_size',
  `${width}x${height}`,
  '-framerate',
  String(framesPerSecond),
  '-i',
  sceneFiles.background,
];

export const stillArguments = (scene: Scene, atSeconds: number): string[] => [
  ...quiet,
  ...backgroundInput(scene),
  '-vf',
  `setpts=PTS+${atSeconds.toFixed(3)}/TB,${draw},format=yuvj420p`,
  '-frames:v',
  '1',
  '-f',
  'mjpeg',
  '-q:v',
  '3',
  stillFile,
];

/** One background frame is repeated without end, and `-t` ends the video with its sound. */
export const videoArguments = ({ scene, sampleRate, seconds, captions }: VideoInput, threads: number): string[] => [
  ...quiet,
  '-progress',
  'pipe:1',
  '-stats_period',
  '0.25',
  '-filter_complex_threads',
  '1',
  ...backgroundInput(scene),
  ...safeInput,
  '-f',
  'wav',
  '-i',
  'pipe:0',
  ...(captions === null ? [] : [...safeInput, '-f', 'webvtt', '-i', sceneFiles.captions]),
  '-filter_complex',
  `[0:v]format=yuv420p,loop=loop=-1:size=1,settb=1/${framesPerSecond},setpts=N,${draw}[v]`,
  '-map',
  '[v]',
  '-map',
  '1:a',
  '-c:v',
  'libx264',
  '-preset',
  'veryfast',
  '-crf',
  '23',
  '-pix_fmt',
  'yuv420p',
  '-threads',
  String(threads),
  '-c:a',
  'aac',
  '-b:a',
  '128k',
  '-ar',
  String(sampleRate),
  // A player shows the track when it is asked to: the same words are in the picture.
  ...(captions === null ? [] : ['-map', '2:s', '-c:s', 'mov_text', '-disposition:s:0', '0']),
  '-map_metadata',
  '-1',
  '-metadata',
  'comment=Made with AI',
  '-t',
  seconds.toFixed(3),
  '-movflags',
  '+faststart',
  videoFile,
];
