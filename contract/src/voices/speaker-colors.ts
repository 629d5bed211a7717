/** Which color each speaker of a dialogue has. Pure. */

/** Those of further speakers begin again. */
const colorCount = 8;

/** By the order in which the voices begin, so that no two of the first ones look alike. */
export const colorsOf = (turns: readonly { voice_id: string }[]): Map<string, number> =>
  new Map([...new Set(turns.map(({ voice_id }) => voice_id))].map((voice, at) => [voice, at % colorCount]));
