/** Symbols of units after a number, in Portuguese. */
import type { CountedNoun } from '../romance/language.ts';
import { metricUnits } from '../romance/metric-units.ts';
import type { Region } from './numbers.ts';

const noun = (one: string, many = `${one}s`): CountedNoun => ({ one, many });
const feminine = (one: string, many = `${one}s`): CountedNoun => ({ one, many, gender: 'feminine' });
const base = (prefixes: string, one: string, many = `${one}s`) => ({ one, many, prefixes });

/** The prefixes before "metro", with the accent of the region. */
const accents = { BR: { e: 'ê', o: 'ô', i: 'í' }, PT: { e: 'é', o: 'ó', i: 'í' } } as const;

export function unitsOf(region: Region): ReadonlyMap<string, CountedNoun> {
  const accented = (prefix: string) =>
    prefix.replace(/[eoi]$/, (vowel) =>
      vowel === 'e' || vowel === 'o' || vowel === 'i' ? accents[region][vowel] : vowel,
    );
  const kilometre = `${accented('quilo')}metro`;
  const metric = metricUnits({
    prefixes: {
      k: 'quilo',
      h: 'hecto',
      d: 'deci',
      c: 'centi',
      m: 'mili',
      µ: 'micro',
      μ: 'micro',
      n: 'nano',
      M: 'mega',
      G: 'giga',
      T: 'tera',
      K: 'quilo',
      P: 'peta',
    },
    bases: {
      m: base('kcmdµμn', 'metro'),
      g: base('kcmµμ', 'grama'),
      l: base('cmdhµμ', 'litro'),
      L: base('cmdhµμ', 'litro'),
      W: base('kMGTm', 'watt'),
      Wh: base('kMGT', 'watt-hora', 'watts-hora'),
      V: base('km', 'volt'),
      A: base('m', region === 'BR' ? 'ampere' : 'ampere'),
      Ah: base('m', 'ampere-hora', 'amperes-hora'),
      J: base('kM', 'joule'),
      Hz: base('kMGT', 'hertz', 'hertz'),
      Pa: base('kMh', 'pascal', 'pascais'),
      B: base('kKMGTP', 'byte'),
      b: base('kMG', 'bit'),
      bit: base('kMG', 'bit'),
      bps: base('kMG', 'bit por segundo', 'bits por segundo'),
      N: base('k', 'newton'),
      Ω: base('kM', 'ohm'),
    },
    prefixed: (prefix, word) => {
      if (word.startsWith('metro') && prefix) return accented(prefix) + word;
      return word.startsWith('byte') ? prefix.replace('quilo', 'kilo') + word : prefix + word;
    },
    squared: ({ one, many }) => noun(`${one} quadrado`, `${many} quadrados`),
    cubed: ({ one, many }) => noun(`${one} cúbico`, `${many} cúbicos`),
    per: ({ one, many }, unit) => noun(`${one} por ${unit}`, `${many} por ${unit}`),
    divisors: {
      h: 'hora',
      s: 'segundo',
      's²': 'segundo ao quadrado',
      min: 'minuto',
      l: 'litro',
      L: 'litro',
      dl: 'decilitro',
      kg: 'quilograma',
      'cm³': `${accented('centi')}metro cúbico`,
      'm³': 'metro cúbico',
      'km²': `${kilometre} quadrado`,
      'm²': 'metro quadrado',
    },
  });

  return new Map(
    Object.entries({
      ...metric,
      kg: noun('quilo'),
      Kg: noun('quilo'),
      Km: noun(kilometre),
      kmh: noun(`${kilometre} por hora`, `${kilometre}s por hora`),
      'Km/h': noun(`${kilometre} por hora`, `${kilometre}s por hora`),
      'l/100 km': noun(`litro aos cem ${kilometre}s`, `litros aos cem ${kilometre}s`),
      'hab./km²': noun(`habitante por ${kilometre} quadrado`, `habitantes por ${kilometre} quadrado`),
      'hab/km²': noun(`habitante por ${kilometre} quadrado`, `habitantes por ${kilometre} quadrado`),
      t: feminine('tonelada'),
      ton: feminine('tonelada'),
      ha: noun('hectare'),
      kcal: feminine('quilocaloria'),
      cal: feminine('caloria'),
      dB: noun('decibel', 'decibéis'),
      bar: noun('bar', 'bares'),
      cv: noun('cavalo'),
      CV: noun('cavalo'),
      hp: noun('cavalo'),
      px: noun('pixel', 'pixels'),
      Mpx: noun('megapixel', 'megapixels'),
      MP: noun('megapixel', 'megapixels'),
      mol: noun('mol', 'mols'),
      pts: noun('ponto'),
      h: feminine('hora'),
      hs: feminine('hora'),
      min: noun('minuto'),
      s: noun('segundo'),
      seg: noun('segundo'),
      'seg.': noun('segundo'),
      ms: noun('milissegundo'),
      ns: noun('nanossegundo'),
      ft: noun('pé'),
      lb: feminine('libra'),
      lbs: feminine('libra'),
      oz: feminine('onça'),
      'hab.': noun('habitante'),
      'col. de sopa': feminine('colher de sopa', 'colheres de sopa'),
      'c. de sopa': feminine('colher de sopa', 'colheres de sopa'),
      'col. sopa': feminine('colher de sopa', 'colheres de sopa'),
      'c. sopa': feminine('colher de sopa', 'colheres de sopa'),
      'c. de chá': feminine('colher de chá', 'colheres de chá'),
      'col. de chá': feminine('colher de chá', 'colheres de chá'),
      'c. chá': feminine('colher de chá', 'colheres de chá'),
      'xíc.': feminine('xícara'),
      'un.': feminine('unidade'),
      'cts.': noun('cêntimo'),
      cts: noun('cêntimo'),
      '¢': noun('centavo'),
      '″': feminine('polegada'),
      '"': feminine('polegada'),
      "''": feminine('polegada'),
      '°': noun('grau'),
      '°C': noun('grau Celsius', 'graus Celsius'),
      '° C': noun('grau Celsius', 'graus Celsius'),
      ºC: noun('grau Celsius', 'graus Celsius'),
      'º C': noun('grau Celsius', 'graus Celsius'),
      '℃': noun('grau Celsius', 'graus Celsius'),
      '°F': noun('grau Fahrenheit', 'graus Fahrenheit'),
      '° F': noun('grau Fahrenheit', 'graus Fahrenheit'),
      ºF: noun('grau Fahrenheit', 'graus Fahrenheit'),
      '℉': noun('grau Fahrenheit', 'graus Fahrenheit'),
      K: noun('kelvin', 'kelvin'),
      '%': { one: 'por cento', many: 'por cento', gender: 'counting' },
      '‰': { one: 'por mil', many: 'por mil', gender: 'counting' },
      ppm: feminine('parte por milhão', 'partes por milhão'),
      rpm: feminine('rotação por minuto', 'rotações por minuto'),
      fps: noun('quadro por segundo', 'quadros por segundo'),
      UI: feminine('unidade internacional', 'unidades internacionais'),
    } satisfies Record<string, CountedNoun>),
  );
}
