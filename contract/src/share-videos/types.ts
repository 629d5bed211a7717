import { z } from 'zod';

export const videoThemes = ['colour', 'light', 'dark'] as const;
export type VideoTheme = (typeof videoThemes)[number];

export const videoOrientations = ['landscape', 'portrait'] as const;
export type VideoOrientation = (typeof videoOrientations)[number];

/** Every share video has this name when it is downloaded. */
export const videoFileName = 'veery-video.mp4';

export const VideoChoice = z.object({
  theme: z
    .enum([...videoThemes, 'color'])
    .default('colour')
    .describe('`colour` takes the colours of the voice, `light` is white, `dark` is black. `color` means `colour`.'),
  orientation: z
    .enum(videoOrientations)
    .default('landscape')
    .describe('Veery only. `landscape` is 1280 pixels wide and 720 high, `portrait` the other way round.'),
});
