/** Numbers in French words. */
import type { Gender, NumberForm, NumberWords } from '../romance/language.ts';

const ones =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(
    ' ',
  );
/** The tens from twenty on. Where seventy and ninety have no word of their own, sixty and eighty count on to 19. */
const tensOf = {
  FR: 'vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt'.split(' '),
  BE: 'vingt trente quarante cinquante soixante septante quatre-vingt nonante'.split(' '),
  CH: 'vingt trente quarante cinquante soixante septante huitante nonante'.split(' '),
};

export type Region = keyof typeof tensOf;
const scales = [
  [1e12, 'billion'],
  [1e9, 'milliard'],
  [1e6, 'million'],
] as const;

/** The numbers of France, Belgium or Switzerland. */
export function numbersOf(region: Region): NumberWords {
  const tens = tensOf[region];

  /** `final`: nothing follows, so that `vingts` and `cents` take their s. */
  function belowHundred(value: number, isFinal: boolean): string {
    if (value < 20) return ones[value] ?? '';
    const ten = Math.floor(value / 10);
    const word = tens[ten - 2] ?? '';
    const rest = (value % 10) + (word === tens[ten - 3] ? 10 : 0);
    if (rest === 0) return word === 'quatre-vingt' && isFinal ? 'quatre-vingts' : word;
    const and = (rest === 1 || rest === 11) && word !== 'quatre-vingt';
    return `${word}${and ? ' et ' : '-'}${ones[rest]}`;
  }

  function belowThousand(value: number, isFinal: boolean): string {
    const hundreds = Math.floor(value / 100);
    const rest = value % 100;
    if (hundreds === 0) return belowHundred(rest, isFinal);
    const said = hundreds === 1 ? 'cent' : `${ones[hundreds]} cent`;
    if (rest === 0) return hundreds > 1 && isFinal ? `${said}s` : said;
    return `${said} ${belowHundred(rest, isFinal)}`;
  }

  function cardinal(value: number, form: NumberForm): string {
    if (value === 0) return 'zéro';
    const words: string[] = [];
    let rest = value;
    for (const [scale, name] of scales) {
      const count = Math.floor(rest / scale);
      if (count > 0) words.push(`${belowThousand(count, true)} ${name}${count > 1 ? 's' : ''}`);
      rest %= scale;
    }
    const thousands = Math.floor(rest / 1000);
    if (thousands > 0) words.push(thousands === 1 ? 'mille' : `${belowThousand(thousands, false)} mille`);
    if (rest % 1000 > 0) words.push(belowThousand(rest % 1000, true));
    const said = words.join(' ');
    return form === 'feminine' ? said.replace(/(?<=^|[ -])un$/, 'une') : said;
  }

  function ordinal(value: number, gender: Gender): string {
    if (value === 1) return gender === 'feminine' ? 'première' : 'premier';
    const said = cardinal(value, 'counting');
    if (said.endsWith('neuf')) return `${said.slice(0, -1)}vième`;
    if (said.endsWith('cinq')) return `${said}uième`;
    return `${said.replace(/(?:e|(?<=vingt|cent|million|milliard)s)$/, '')}ième`;
  }

  function denominator(value: number): readonly [string, string] {
    if (value === 2) return ['demi', 'demis'];
    if (value === 3) return ['tiers', 'tiers'];
    if (value === 4) return ['quart', 'quarts'];
    const one = ordinal(value, 'masculine');
    return [one, `${one}s`];
  }

  return {
    cardinal,
    ordinal,
    denominator,
    halfOf: { masculine: 'un demi', feminine: 'une demi' },
    half: { masculine: 'et demi', feminine: 'et demie' },
    digits: ones.slice(0, 10),
    comma: 'virgule',
    point: 'point',
    maxDecimalsAsNumber: 3,
    isSingular: (value) => value < 2,
    and: 'et',
  };
}
