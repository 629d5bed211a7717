/** Composes a share video, in the compute thread: its background, its captions and what moves. */
import type { DialogueLine } from '#contract/dialogue/types.ts';
import type { VideoOrientation, VideoTheme } from '#contract/share-videos/types.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { describeOrb } from '#contract/voices/orb.ts';
import type { Scene } from '../../../ports/media/port.ts';
import { cuesOf, wordedCuesOf } from '../../history/subtitles/cues.rules.ts';
import { vttOf } from '../../history/subtitles/subtitle-files.rules.ts';
import { wordsOfItem } from '../../history/subtitles/turns.rules.ts';
import { roundTime, writeAss, type AssEvent } from './ass.rules.ts';
import { drawBackground } from './background.rules.ts';
import { captionEvents } from './captions.rules.ts';
import { layouts } from './layout.rules.ts';
import { coloursOf } from './themes.rules.ts';
import { ringEvents, stillEvents } from './voice.rules.ts';
import { waveEvents } from './wave.rules.ts';

export interface SceneInput {
  alignment: CharacterAlignment;
  dialogue: DialogueLine[] | null;
  peaks: Uint8Array;
  seconds: number;
  voiceId: string;
  voiceName: string;
  theme: VideoTheme;
  orientation: VideoOrientation;
  /** Whether only one picture is wanted, of the moment `previewAt`. */
  isStill: boolean;
}

export interface ComposedScene {
  scene: Scene;
  /** WebVTT; null where nothing is spoken. */
  captions: string | null;
  /** A moment in which a word is heard. */
  previewAt: number;
}

export function compute(input: SceneInput): ComposedScene {
  const { alignment, dialogue, seconds, theme, orientation, isStill } = input;
  const layout = layouts[orientation];
  const { palette, degrees } = describeOrb(input.voiceId);
  const colours = coloursOf(theme, palette);
  const words = wordsOfItem(alignment, dialogue);
  const cues = wordedCuesOf(words);
  const firstWords = cues[0]?.lines.flat() ?? [];
  const previewWord = firstWords[Math.floor(firstWords.length / 2)];
  const previewAt = roundTime(previewWord ? (previewWord.start + previewWord.end) / 2 : seconds / 2);
  const events = [
    ...stillEvents(input, layout, colours),
    ...waveEvents({ ...input, words }, layout, colours),
    ...ringEvents({ ...input, words }, layout),
    ...captionEvents(cues, layout),
  ];
  const isShown = ({ from, to }: AssEvent) => !isStill || (roundTime(from) <= previewAt && previewAt < roundTime(to));
  return {
    scene: {
      width: layout.width,
      height: layout.height,
      background: drawBackground({ layout, theme, palette, degrees }),
      overlay: writeAss(layout, colours, events.filter(isShown)),
    },
    captions: words.length > 0 && !isStill ? escapeTrack(vttOf(cuesOf(words))) : null,
    previewAt,
  };
}

/**
 * ffmpeg 5 writes the braces of WebVTT with backslashes into the track, and takes a backslash before some letters for a
 * command. Wide braces look alike, and a word joiner keeps the backslash.
 */
const escapeTrack = (vtt: string): string =>
  vtt.replaceAll('{', '\uff5b').replaceAll('}', '\uff5d').replaceAll('\\', '\\\u2060');
