/** Whether a dot also ends the sentence. Nouns have capitals too, so only words that often begin one tell. */

const starters = new Set(
  (
    'der die das ein eine einer er sie es wir ich ihr man und aber doch dann danach dort da hier heute gestern morgen im in am an auf bei mit nach ' +
    'von vor zum zur für als wenn weil ob wie wer was wo warum dies diese dieser dieses so sein seine ihre unsere mein meine alle viele einige kein ' +
    'keine auch nun jetzt später dabei dazu damit deshalb außerdem denn du bitte nur nicht noch bis seit ab jede jeder jedes jetzt sonst trotzdem'
  ).split(' '),
);

/** Whether the word after `at` begins a sentence, by its first letter and by which word it is. */
export function isStarter(text: string, at: number): boolean {
  const word = /^["'”’)\]“]{0,3}\s{1,3}["'“‘(„»]{0,2}(\p{Lu}\p{L}{0,14})(?!\p{L})/u.exec(text.slice(at, at + 24))?.[1];
  return word !== undefined && starters.has(word.toLowerCase());
}

export const endsSentence = (text: string, at: number): boolean =>
  /^["'”’)\]“]{0,3}(?:\s*$|\s*\n)/u.test(text.slice(at, at + 24)) &&
  (text.length <= at + 24 || text.slice(at, at + 24).includes('\n'))
    ? true
    : isStarter(text, at);

/** The dot of an abbreviation or ordinal, where it is the sentence's too. */
export const dotAfter = (text: string, at: number) => (endsSentence(text, at) ? '.' : '');
