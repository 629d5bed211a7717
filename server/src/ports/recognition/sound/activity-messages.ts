/** What is said to the thread that finds speech. */

/** Samples of a frame, which is 20 ms. */
export const activityFrame = 320;

export interface ActivityRequest {
  id: number;
  stream: number;
  /** Whole frames. Absent: the stream has ended. */
  samples?: Float32Array;
}

export interface ActivityAnswer {
  id: number;
  /** 1 for each frame in which somebody speaks. */
  flags: Uint8Array;
}
