/** Files of the speech at 128 kbit/s and 44.1 kHz. */

/** A frame without padding. */
const frameBytes = 417;

/** Removes the frame that says the length, and the silence that players skip with it. */
export function withoutTag(mp3: Buffer): Buffer {
  if (mp3.indexOf('Info', 0, 'latin1') !== 21) throw new Error('the file has no tag');
  return mp3.subarray(2 * frameBytes);
}
