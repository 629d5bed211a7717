/** Currencies: what is said for them, and for their hundredths where they have any. */

export interface Currency {
  name: string;
  cent?: readonly [one: string, many: string];
}

const cents = ['cent', 'cent'] as const;
const euro: Currency = { name: 'euro', cent: cents };
const dollar = (country = ''): Currency => ({ name: `${country}dollar`, cent: cents });
const pound: Currency = { name: 'pond', cent: ['penny', 'pence'] };
const franc: Currency = { name: 'Zwitserse frank', cent: ['centime', 'centimes'] };

/** Signs, codes and names before or after an amount. */
export const currencies: ReadonlyMap<string, Currency> = new Map([
  ['€', euro],
  ['EUR', euro],
  ['euro', euro],
  ['$', dollar()],
  ['dollar', dollar()],
  ['US$', dollar('Amerikaanse ')],
  ['USD', dollar('Amerikaanse ')],
  ['AUD', dollar('Australische ')],
  ['CAD', dollar('Canadese ')],
  ['£', pound],
  ['GBP', pound],
  ['pond', pound],
  ['CHF', franc],
  ['ƒ', { name: 'gulden', cent: cents }],
  ['gulden', { name: 'gulden', cent: cents }],
  ['¥', { name: 'yen' }],
  ['JPY', { name: 'yen' }],
  ['₹', { name: 'roepie' }],
  ['₽', { name: 'roebel' }],
  ['PLN', { name: 'zloty' }],
  ['SEK', { name: 'Zweedse kroon' }],
  ['DKK', { name: 'Deense kroon' }],
  ['NOK', { name: 'Noorse kroon' }],
  ['₿', { name: 'bitcoin' }],
  ['BTC', { name: 'bitcoin' }],
]);

/** Names that also stand alone, so that nothing is read before an amount. */
export const onlyAfter = new Set(['euro', 'dollar', 'pond', 'gulden']);
