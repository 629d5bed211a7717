/** Which of the words that were heard are which words of a text, in order. Pure. */

/** Words that are looked at on either side of where the text should be. */
const band = 400;

/** @returns for each word of the text the index of the word that was heard for it */
export function matchWords(text: readonly string[], heard: readonly string[]): (number | undefined)[] {
  const matches: (number | undefined)[] = text.map(() => undefined);
  if (heard.length === 0 || text.length === 0) return matches;
  const slope = text.length / heard.length;
  const width = 2 * band + 1;
  // Costs of a band around the diagonal; a row for each word that was heard.
  let row = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
  const moves = new Uint8Array((heard.length + 1) * width);
  const centre = (h: number) => Math.round(h * slope);
  for (let b = 0; b < width; b++) {
    const t = b - band;
    if (t >= 0 && t <= text.length) row[b] = t;
    moves[b] = 2;
  }
  for (let h = 1; h <= heard.length; h++) {
    const next = new Float64Array(width).fill(Number.POSITIVE_INFINITY);
    const shift = centre(h) - centre(h - 1);
    for (let b = 0; b < width; b++) {
      const t = centre(h) + b - band;
      if (t < 0 || t > text.length) continue;
      const same = t > 0 && text[t - 1] === heard[h - 1];
      const across = (row[b + shift - 1] ?? Number.POSITIVE_INFINITY) + (same ? 0 : 1.6);
      const skipHeard = (row[b + shift] ?? Number.POSITIVE_INFINITY) + 1;
      const skipText = (next[b - 1] ?? Number.POSITIVE_INFINITY) + 1;
      let [best, move] = [skipHeard, 1];
      if (skipText < best) [best, move] = [skipText, 2];
      if (t > 0 && across <= best) [best, move] = [across, 0];
      next[b] = best;
      moves[h * width + b] = move;
    }
    row = next;
  }
  let [h, t] = [heard.length, text.length];
  while (h > 0) {
    const b = t - centre(h) + band;
    const move = b < 0 || b >= width ? 1 : moves[h * width + b];
    if (move === 0) {
      if (text[t - 1] === heard[h - 1]) matches[t - 1] = h - 1;
      h -= 1;
      t -= 1;
    } else if (move === 1 || t === 0) h -= 1;
    else t -= 1;
  }
  return matches;
}
