/** Currencies with their forms in each case, and their hundredths where they have any. */
import { followed, masculine, type Noun } from './unit-table.ts';

export interface Currency {
  unit: Noun;
  cent?: Noun;
}

const forms = (gender: Noun['gender'], one: string, several: string): Noun => ({
  gender,
  one: one.split(' '),
  several: several.split(' '),
});
const same = (gender: Noun['gender'], word: string) =>
  forms(gender, Array(6).fill(word).join(' '), Array(6).fill(word).join(' '));

const zloty: Currency = {
  unit: forms('m', 'złoty złotego złotemu złoty złotym złotym', 'złote złotych złotym złote złotymi złotych'),
  cent: forms('m', 'grosz grosza groszowi grosz groszem groszu', 'grosze groszy groszom grosze groszami groszach'),
};
const cent = masculine('cent', 'cencie');
const euro: Currency = { unit: same('n', 'euro'), cent };
const dollarUnit = masculine('dolar', 'dolarze');
const dollar: Currency = { unit: dollarUnit, cent };
const usDollar: Currency = { unit: followed(dollarUnit, 'U S A'), cent };
const pound: Currency = {
  unit: masculine('funt', 'funcie'),
  cent: forms('m', 'pens pensa pensowi pens pensem pensie', 'pensy pensów pensom pensy pensami pensach'),
};
const franc: Currency = { unit: masculine('frank', 'franku', 'franki'), cent: masculine('centym', 'centymie') };
franc.unit.one = ['frank', 'franka', 'frankowi', 'frank', 'frankiem', 'franku'];
const crown = forms(
  'f',
  'korona korony koronie koronę koroną koronie',
  'korony koron koronom korony koronami koronach',
);
const hryvnia = forms(
  'f',
  'hrywna hrywny hrywnie hrywnę hrywną hrywnie',
  'hrywny hrywien hrywnom hrywny hrywnami hrywnach',
);
const yen = forms('m', 'jen jena jenowi jen jenem jenie', 'jeny jenów jenom jeny jenami jenach');
const rouble = forms('m', 'rubel rubla rublowi rubel rublem rublu', 'ruble rubli rublom ruble rublami rublach');

/** Signs, codes and names before or after an amount. */
export const currencies: ReadonlyMap<string, Currency> = new Map([
  ['zł', zloty],
  ['zł.', zloty],
  ['PLN', zloty],
  ['złotych', zloty],
  ['złote', zloty],
  ['złoty', zloty],
  ['€', euro],
  ['EUR', euro],
  ['euro', euro],
  ['$', dollar],
  ['US$', usDollar],
  ['USD', dollar],
  ['£', pound],
  ['GBP', pound],
  ['CHF', franc],
  ['¥', { unit: yen }],
  ['JPY', { unit: yen }],
  ['₽', { unit: rouble }],
  ['RUB', { unit: rouble }],
  ['₴', { unit: hryvnia }],
  ['UAH', { unit: hryvnia }],
  ['Kč', { unit: followed(crown, 'czeskich') }],
  ['CZK', { unit: followed(crown, 'czeskich') }],
  ['SEK', { unit: followed(crown, 'szwedzkich') }],
  ['NOK', { unit: followed(crown, 'norweskich') }],
  ['₿', { unit: masculine('bitcoin') }],
]);

/** Names that also stand alone, so that nothing is read before an amount. */
export const onlyAfter = new Set(['zł', 'zł.', 'złotych', 'złote', 'złoty', 'euro']);
