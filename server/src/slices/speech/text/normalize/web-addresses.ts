/** Email addresses, web addresses, file names, handles and hashtags, in the words of one language. */
import { rule, type Rule } from './edit.ts';

export interface AddressWords {
  /** The names of signs, by sign: `.` is `dot`. */
  marks: Readonly<Record<string, string>>;
  /** Before the words of `#veery`, and before the number of `#1`. */
  hashtag: string;
  number: string;
  /** Ends of names that are spelled although they could be pronounced, in lower case. */
  spelledEnds: ReadonlySet<string>;
  spell(letters: string): string;
  digits(digits: string): string;
  cardinal(digits: string): string;
}

export interface AddressRules {
  email: Rule;
  url: Rule;
  bareAddress: Rule;
  hashtag: Rule;
  handle: Rule;
}

const ends =
  'com|org|net|edu|gov|int|io|ai|dev|app|info|biz|eu|uk|us|de|at|ch|fr|be|es|it|pt|br|mx|nl|pl|ie|au|ca|cz|dk|se|ru|jp|cn|example|test|' +
  'pdf|docx?|xlsx?|pptx?|txt|mp[34]|wav|jpe?g|png|gif|html?|json|csv|zip|exe|js|ts|py';

const emailPattern =
  /(?:mailto:)?[\p{L}\d](?:[\p{L}\d._%+-]{0,63}[\p{L}\d_+-])?@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/uy;
const urlPattern = /(?:(?:https?|ftp|wss?):\/\/|www\.)[\p{L}\p{N}\-._~:/?#[\]@!$&'()*+,;=%]{1,600}/iuy;
const barePattern = new RegExp(
  `[\\p{L}\\d][\\p{L}\\d_-]{0,62}(?:\\.[\\p{L}\\d-]{1,63}){0,4}\\.(?:${ends})(?![\\p{L}\\d@-])(?:(?::\\d{2,5})?/[\\p{L}\\p{N}\\-._~/?#@&+=%]{0,300}(?<=[\\p{L}\\p{N}/]))?`,
  'uy',
);
const hashtagPattern = /#(\d{1,18}(?!\d)|[\p{L}_][\p{L}\p{M}\p{N}_]{0,99})/uy;
const handlePattern = /@([\p{L}\d_][\p{L}\p{M}\d_.]{0,60}(?<=[\p{L}\p{M}\d_])|(?<=\s@)(?=\s))/uy;

export function createAddressRules(words: AddressWords): AddressRules {
  const at = words.marks['@'] ?? '@';

  /** The parts of an address, one after the other: words as they are, signs by name. */
  function read(address: string): string {
    const said: string[] = [];
    let before = '';
    for (const [part] of address.matchAll(/\p{L}[\p{L}\p{M}']*|\d+|[^\s]/gu)) {
      if (/^\d/.test(part)) said.push(readDigits(part));
      else if (/^\p{L}/u.test(part)) said.push(isSpelled(part, before) ? words.spell(part) : part);
      else said.push(words.marks[part] ?? part);
      before = part;
    }
    return said.join(' ');
  }

  const readDigits = (part: string) =>
    part.length > 4 || /^0\d/.test(part) ? words.digits(part) : words.cardinal(part);

  const isSpelled = (word: string, before: string) =>
    word.length === 1 ||
    (word.length <= 4 && !/[aeiouyäöüąęóáéíúàèìòùâêîôûãõ]/i.test(word)) ||
    (before === '.' && words.spelledEnds.has(word.toLowerCase()));

  return {
    /** `ada@example.com`. */
    email: rule(emailPattern, ([all]) => read(all.replace(/^mailto:/, ''))),
    /** `https://veery.example/docs?x=1`, `www.example.com`. The scheme is not read. */
    url: rule(urlPattern, ([all]) => {
      const tail = /[.,;:!?'")\]]+$/.exec(all)?.[0] ?? '';
      const address = all.slice(0, all.length - tail.length).replace(/^[a-z]+:\/\//i, '');
      if (!/[\p{L}\p{N}]/u.test(address)) return undefined;
      return [
        [all.slice(0, all.length - tail.length), read(address.replace(/\/$/, ''))],
        [tail, tail],
      ];
    }),
    /** `example.com/docs`, `report.pdf`: a name with a known end. "end.It" is a missing space and no address. */
    bareAddress: rule(barePattern, ([all]) => (/\.\p{Lu}\p{Ll}/u.test(all) ? undefined : read(all.replace(/\/$/, '')))),
    /** `#veery`, `#1`. */
    hashtag: rule(hashtagPattern, ([, tag = '']) => {
      if (/^\d/.test(tag)) return `${words.number} ${words.cardinal(tag)}`;
      const spaced = tag
        .replaceAll('_', ' ')
        .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
        .trim();
      return `${words.hashtag} ${read(spaced || tag)}`;
    }),
    /** `@ada_l`. */
    handle: rule(handlePattern, ([, name = '']) => (name ? `${at} ${read(name)}` : at)),
  };
}
