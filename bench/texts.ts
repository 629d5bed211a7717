/** The texts that every row speaks. */
const sentence = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. ';

export const text250 =
  `${sentence}Nobody on deck noticed, because everyone was watching the whales; only the cook, humming an old tune, opened the galley door and smiled at the bright new morning sky.`.slice(
    0,
    250,
  );
export const text3000 = sentence.repeat(40).slice(0, 3000);

/** Returns a text of the same length that was never spoken, because an identical one would come from the cache. */
export function fresh(text: string, run: number): string {
  const letters = Array.from(
    run.toString(26).padStart(4, '0'),
    (digit) => 'abcdefghijklmnopqrstuvwxyz'[parseInt(digit, 26)],
  );
  return `${text.slice(0, -6)} ${letters.join('')}.`;
}
