/**
 * The silence that flite makes before and after a text. Its voices take as long for silence as for sound, and most of it is
 * cut off, so it is made short in the program's memory, where each voice has the durations of its phones.
 */

/** The states of silence have names like `pau_141`. */
const stateName = /^pau_\d+$/;
/** How a state is known from other words of memory that are its name's address: seconds between these follow. */
const minSeconds = 0.0005;
const maxSeconds = 1;

/**
 * Finds the durations of silence in the memory of a fresh instance, as indices of 4-byte floats: a mean, with the deviation
 * after it. They are the same in every instance of one module.
 */
export function findSilence(memory: ArrayBuffer): number[] {
  const bytes = Buffer.from(memory);
  const words = new Uint32Array(memory);
  const floats = new Float32Array(memory);
  const names = new Set<number>();
  for (let at = bytes.indexOf('pau_'); at >= 0; at = bytes.indexOf('pau_', at + 1))
    if (stateName.test(bytes.toString('latin1', at, bytes.indexOf(0, at)))) names.add(at);
  const isDuration = (seconds = 0) => seconds > minSeconds && seconds < maxSeconds;
  const places: number[] = [];
  for (let i = 0; i < words.length - 2; i++)
    if (names.has(words[i] ?? 0) && isDuration(floats[i + 1]) && isDuration(floats[i + 2])) places.push(i + 1);
  return places;
}

/** Makes each state of silence last so many seconds. @returns a function that restores what was there */
export function setSilence(memory: ArrayBuffer, places: number[], seconds: number): (memory: ArrayBuffer) => void {
  const floats = new Float32Array(memory);
  const kept = places.map((place) => [place, floats[place] ?? 0, floats[place + 1] ?? 0] as const);
  for (const place of places) floats.set([seconds, 0], place);
  return (later) => {
    const after = new Float32Array(later);
    for (const [place, mean, deviation] of kept) after.set([mean, deviation], place);
  };
}
