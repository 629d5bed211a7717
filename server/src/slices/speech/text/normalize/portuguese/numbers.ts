/** Numbers in Portuguese words, in Brazil and in Portugal. */
import type { Gender, NumberForm, NumberWords } from '../romance/language.ts';

export type Region = 'BR' | 'PT';

const sharedOnes = 'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze'.split(' ');
const teens = {
  BR: ['dezesseis', 'dezessete', 'dezoito', 'dezenove'],
  PT: ['dezasseis', 'dezassete', 'dezoito', 'dezanove'],
};
const tens = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa'];
const hundreds = [
  '',
  'cento',
  'duzentos',
  'trezentos',
  'quatrocentos',
  'quinhentos',
  'seiscentos',
  'setecentos',
  'oitocentos',
  'novecentos',
];
const ordinalOnes = ['', 'primeiro', 'segundo', 'terceiro', 'quarto', 'quinto', 'sexto', 'sétimo', 'oitavo', 'nono'];
const ordinalTens = [
  '',
  'décimo',
  'vigésimo',
  'trigésimo',
  'quadragésimo',
  'quinquagésimo',
  'sexagésimo',
  'septuagésimo',
  'octogésimo',
  'nonagésimo',
];
const ordinalHundreds = ['', 'centésimo', 'ducentésimo', 'tricentésimo', 'quadringentésimo', 'quingentésimo'];

interface Group {
  value: number;
  said: string;
}

/** A last group that is round or below a hundred is joined by "e": `mil e duzentos`, `dois mil e vinte`. */
function joinGroups(groups: readonly Group[]): string {
  const named = groups.filter(({ value }) => value > 0);
  return named
    .map(({ value, said }, i) => {
      const isLast = i > 0 && i === named.length - 1;
      return (isLast && (value < 100 || value % 100 === 0) ? 'e ' : '') + said;
    })
    .join(' ');
}

export function numbersOf(region: Region): NumberWords {
  const ones = [...sharedOnes, ...teens[region]];

  function belowThousand(value: number, form: NumberForm): string {
    if (value === 100) return 'cem';
    const rest = value % 100;
    const small =
      rest < 20
        ? (ones[rest] ?? '')
        : [tens[Math.floor(rest / 10)], rest % 10 ? ones[rest % 10] : ''].filter(Boolean).join(' e ');
    const said = [hundreds[Math.floor(value / 100)], rest ? small : ''].filter(Boolean).join(' e ');
    if (form !== 'feminine') return said;
    return said
      .replace(/centos/, 'centas')
      .replace(/zentos/, 'zentas')
      .replace(/nhentos/, 'nhentas')
      .replace(/(?<= |^)um$/, 'uma')
      .replace(/(?<= |^)dois$/, 'duas');
  }

  function thousandsOf(value: number, form: NumberForm): Group[] {
    const thousands = Math.floor(value / 1000);
    const counted = thousands === 1 ? 'mil' : `${belowThousand(thousands, form)} mil`;
    return [
      { value: thousands, said: counted },
      { value: value % 1000, said: value % 1000 ? belowThousand(value % 1000, form) : '' },
    ];
  }

  function millionsOf(value: number): Group[] {
    const scale = (count: number, one: string, many: string): Group => ({
      value: count,
      said: `${count < 1000 ? belowThousand(count, 'masculine') : joinGroups(thousandsOf(count, 'masculine'))} ${count === 1 ? one : many}`,
    });
    if (region === 'PT') {
      return [
        scale(Math.floor(value / 1e12), 'bilião', 'biliões'),
        scale(Math.floor(value / 1e6) % 1e6, 'milhão', 'milhões'),
      ];
    }
    return [
      scale(Math.floor(value / 1e12), 'trilhão', 'trilhões'),
      scale(Math.floor(value / 1e9) % 1000, 'bilhão', 'bilhões'),
      scale(Math.floor(value / 1e6) % 1000, 'milhão', 'milhões'),
    ];
  }

  function cardinal(value: number, form: NumberForm): string {
    return value === 0 ? 'zero' : joinGroups([...millionsOf(value), ...thousandsOf(value % 1e6, form)]);
  }

  function masculineOrdinal(value: number): string {
    if (value === 1000) return 'milésimo';
    if (value === 0 || value >= 600) return cardinal(value, 'counting');
    const parts = [
      ordinalHundreds[Math.floor(value / 100)],
      ordinalTens[Math.floor(value / 10) % 10],
      ordinalOnes[value % 10],
    ];
    return parts.filter(Boolean).join(' ');
  }

  function ordinal(value: number, gender: Gender): string {
    const said = masculineOrdinal(value);
    return gender === 'feminine' ? said.replace(/o(?=\s|$)/g, 'a') : said;
  }

  function denominator(value: number): readonly [string, string] {
    if (value === 2) return ['meio', 'meios'];
    if (value === 3) return ['terço', 'terços'];
    if (value > 10 && value !== 100 && value !== 1000) {
      const avos = `${cardinal(value, 'counting')} avos`;
      return [avos, avos];
    }
    const one = masculineOrdinal(value);
    return [one, `${one}s`];
  }

  return {
    cardinal,
    ordinal,
    denominator,
    half: { masculine: 'e meio', feminine: 'e meia' },
    halfOf: { masculine: 'meio', feminine: 'meia' },
    digits: ones.slice(0, 10),
    comma: 'vírgula',
    point: 'ponto',
    maxDecimalsAsNumber: 3,
    isSingular: (value) => value === 1,
    and: 'e',
  };
}
