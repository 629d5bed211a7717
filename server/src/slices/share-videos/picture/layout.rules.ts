/** Where everything stands in a share video, in pixels. Pure. */
import type { VideoOrientation } from '#contract/share-videos/types.ts';

export interface Layout {
  width: number;
  height: number;
  orb: { x: number; y: number; radius: number };
  name: { y: number; size: number };
  captions: {
    /** The middle of the lines. */
    y: number;
    /** The size of the letters, which is made smaller for lines that would be wider than `width`. */
    size: number;
    width: number;
    /** Columns of a line; subtitles have 42. */
    columns: number;
  };
  wave: { y: number; height: number };
  label: { y: number; size: number };
}

export const layouts: Record<VideoOrientation, Layout> = {
  landscape: {
    width: 1280,
    height: 720,
    orb: { x: 640, y: 128, radius: 62 },
    name: { y: 226, size: 34 },
    captions: { y: 376, size: 78, width: 1140, columns: 42 },
    wave: { y: 568, height: 120 },
    label: { y: 674, size: 32 },
  },
  portrait: {
    width: 720,
    height: 1280,
    orb: { x: 360, y: 270, radius: 104 },
    name: { y: 422, size: 40 },
    captions: { y: 690, size: 80, width: 620, columns: 24 },
    wave: { y: 1010, height: 150 },
    label: { y: 1190, size: 38 },
  },
};
