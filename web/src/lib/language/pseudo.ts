/** Makes English look foreign: accented and a third longer. A text that stays plain was not translated. */
const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'áƀçðéƒĝĥíĵķļɱñóƥǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓƤǪŔŠŢÚṼŴẊÝŽ';
const letters = new Map([...plain].map((letter, at) => [letter, [...accented][at] ?? letter]));

/** Accents a text. `\uE000…\uE001` marks the place of a node and stays as it is. */
export function pseudo(text: string, isRightToLeft: boolean): string {
  if (text.trim() === '') return text;
  const changed = text
    .split(/(\uE000\w+\uE001)/)
    .map((part, at) => (at % 2 === 1 ? part : [...part].map((letter) => letters.get(letter) ?? letter).join('')))
    .join('');
  // Right-to-left marks around it let neutral signs mirror as they would in Arabic.
  const mark = isRightToLeft ? '\u200f' : '';
  return `${mark}${changed}${'~'.repeat(Math.ceil(text.length / 3))}${mark}`;
}
