/** Currencies: what is said for one and several, and for their hundredths where they have any. */
import type { Gender } from './noun-table.ts';

export interface Currency {
  one: string;
  many: string;
  gender: Gender;
  cent?: readonly [one: string, many: string];
}

const currency = (gender: Gender, one: string, many = one, cent?: readonly [string, string]): Currency => ({
  gender,
  one,
  many,
  ...(cent && { cent }),
});
const cents = ['Cent', 'Cent'] as const;
const euro = currency('m', 'Euro', 'Euro', cents);
const dollar = (country = '') => currency('m', `${country}Dollar`, `${country}Dollar`, cents);
const pound = currency('n', 'Pfund', 'Pfund', ['Penny', 'Pence']);
const franc = currency('m', 'Franken', 'Franken', ['Rappen', 'Rappen']);
const crowns = (country: string) => currency('f', `${country} Krone`, `${country} Kronen`, ['Öre', 'Öre']);
const mark = currency('f', 'D-Mark', 'D-Mark', ['Pfennig', 'Pfennig']);
const zloty = currency('m', 'Zloty', 'Zloty', ['Groschen', 'Groschen']);

/** Signs, codes and names before or after an amount. */
export const currencies: ReadonlyMap<string, Currency> = new Map([
  ['€', euro],
  ['EUR', euro],
  ['Euro', euro],
  ['Euros', euro],
  ['$', dollar()],
  ['Dollar', dollar()],
  ['US$', dollar('US-')],
  ['US-$', dollar('US-')],
  ['USD', dollar('US-')],
  ['US-Dollar', dollar('US-')],
  ['AUD', dollar('australische ')],
  ['CAD', dollar('kanadische ')],
  ['£', pound],
  ['GBP', pound],
  ['Pfund', pound],
  ['CHF', franc],
  ['SFr.', franc],
  ['sFr.', franc],
  ['Fr.', franc],
  ['Franken', franc],
  ['DM', mark],
  ['¥', currency('m', 'Yen')],
  ['JPY', currency('m', 'Yen')],
  ['Yen', currency('m', 'Yen')],
  ['CNY', currency('m', 'Yuan')],
  ['₹', currency('f', 'Rupie', 'Rupien')],
  ['INR', currency('f', 'Rupie', 'Rupien')],
  ['₽', currency('m', 'Rubel')],
  ['RUB', currency('m', 'Rubel')],
  ['₺', currency('f', 'Lira', 'Lira')],
  ['₿', currency('m', 'Bitcoin', 'Bitcoin')],
  ['BTC', currency('m', 'Bitcoin', 'Bitcoin')],
  ['zł', zloty],
  ['PLN', zloty],
  ['Zloty', zloty],
  ['SEK', crowns('schwedische')],
  ['DKK', crowns('dänische')],
  ['NOK', crowns('norwegische')],
  ['Kč', currency('f', 'tschechische Krone', 'tschechische Kronen')],
  ['CZK', currency('f', 'tschechische Krone', 'tschechische Kronen')],
]);

/** Currencies whose name is a word that also stands alone, so that nothing is read before an amount. */
export const onlyAfter = new Set(['Euro', 'Euros', 'Dollar', 'US-Dollar', 'Pfund', 'Franken', 'Yen', 'Zloty']);
