/** What a share video is made of, and how it is called. Pure. */
import type { VideoOrientation, VideoTheme } from '#contract/share-videos/types.ts';

export interface VideoChoice {
  theme: VideoTheme;
  orientation: VideoOrientation;
}

export const readChoice = (query: { theme: VideoTheme | 'color'; orientation: VideoOrientation }): VideoChoice => ({
  theme: query.theme === 'color' ? 'colour' : query.theme,
  orientation: query.orientation,
});

/** An item that was made from speech has a voice too, and no text that could be shown. */
export const isTextToSpeech = ({ source, voice_id }: { source: string; voice_id: string }): boolean =>
  source === 'TTS' && voice_id !== '';

const titleLength = 60;

/** The beginning of the text, for the list of jobs. */
export function titleOf(text: string): string {
  const letters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  return letters.length > titleLength
    ? `${letters
        .slice(0, titleLength - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/** AAC of most browsers has one of these rates. */
export const soundRateOf = (sampleRate: number): 44_100 | 48_000 => (44_100 % sampleRate === 0 ? 44_100 : 48_000);
