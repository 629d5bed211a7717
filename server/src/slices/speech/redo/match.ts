/** Finds what two texts have in common, sentence by sentence. Pure. */
/** Above this many pairs the first match counts instead of the longest list of matches: a text so long is no correction. */
const maxPairs = 1_000_000;

/**
 * For each new key the index of the old one that it is, or undefined. The indices rise, so the sound is read once from its
 * beginning to its end. A null matches nothing.
 */
export function matchInOrder(
  before: readonly (string | null)[],
  after: readonly (string | null)[],
): (number | undefined)[] {
  const isSame = (i: number, j: number) => before[i] !== null && before[i] === after[j];
  const matches = after.map((): number | undefined => undefined);
  let from = 0;
  while (from < before.length && from < after.length && isSame(from, from)) {
    matches[from] = from;
    from += 1;
  }
  let [oldEnd, newEnd] = [before.length, after.length];
  while (oldEnd > from && newEnd > from && isSame(oldEnd - 1, newEnd - 1)) {
    oldEnd -= 1;
    newEnd -= 1;
    matches[newEnd] = oldEnd;
  }
  const [rows, columns] = [oldEnd - from, newEnd - from];
  if (rows * columns > maxPairs) return matchFirst(before, after, matches, { from, oldEnd, newEnd });
  // Entry (i, j) is the length of the longest common list of what begins at i and at j.
  const width = columns + 1;
  const lengths = new Uint16Array((rows + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = rows - 1; i >= 0; i--)
    for (let j = columns - 1; j >= 0; j--)
      lengths[i * width + j] = isSame(from + i, from + j) ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  for (let i = 0, j = 0; i < rows && j < columns;) {
    if (isSame(from + i, from + j)) matches[from + j++] = from + i++;
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return matches;
}

function matchFirst(
  before: readonly (string | null)[],
  after: readonly (string | null)[],
  matches: (number | undefined)[],
  { from, oldEnd, newEnd }: { from: number; oldEnd: number; newEnd: number },
): (number | undefined)[] {
  const places = new Map<string, number[]>();
  for (let i = from; i < oldEnd; i++) {
    const key = before[i];
    if (key) (places.get(key) ?? places.set(key, []).get(key))?.push(i);
  }
  let reached = from;
  for (let j = from; j < newEnd; j++) {
    const place = places.get(after[j] ?? '')?.find((i) => i >= reached);
    if (place === undefined) continue;
    matches[j] = place;
    reached = place + 1;
  }
  return matches;
}
