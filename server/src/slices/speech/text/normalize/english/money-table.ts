/** Currencies: what is said for one and several, and for their hundredths where they have any. */

export interface Currency {
  one: string;
  many: string;
  cent?: readonly [one: string, many: string];
}

const cents = ['cent', 'cents'] as const;
const dollar = (country = ''): Currency => ({ one: `${country}dollar`, many: `${country}dollars`, cent: cents });
const pound: Currency = { one: 'pound', many: 'pounds', cent: ['penny', 'pence'] };
const euro: Currency = { one: 'euro', many: 'euros', cent: cents };
const yen: Currency = { one: 'yen', many: 'yen' };
const rupee: Currency = { one: 'rupee', many: 'rupees', cent: ['paisa', 'paise'] };

/** Signs and codes before or after an amount. */
export const currencies: ReadonlyMap<string, Currency> = new Map([
  ['$', dollar()],
  ['US$', dollar('you ess ')],
  ['A$', dollar('Australian ')],
  ['AU$', dollar('Australian ')],
  ['C$', dollar('Canadian ')],
  ['CA$', dollar('Canadian ')],
  ['NZ$', dollar('New Zealand ')],
  ['HK$', dollar('Hong Kong ')],
  ['S$', dollar('Singapore ')],
  ['USD', dollar('you ess ')],
  ['AUD', dollar('Australian ')],
  ['CAD', dollar('Canadian ')],
  ['£', pound],
  ['GBP', pound],
  ['€', euro],
  ['EUR', euro],
  ['¥', yen],
  ['JPY', yen],
  ['₹', rupee],
  ['INR', rupee],
  ['₩', { one: 'won', many: 'won' }],
  ['₽', { one: 'rouble', many: 'roubles' }],
  ['₺', { one: 'lira', many: 'lira' }],
  ['₪', { one: 'shekel', many: 'shekels' }],
  ['₿', { one: 'bitcoin', many: 'bitcoins' }],
  ['CHF', { one: 'Swiss franc', many: 'Swiss francs' }],
]);

/** Magnitudes after an amount of money. Elsewhere these letters are units. */
export const moneyMagnitudes: Readonly<Record<string, string>> = {
  m: 'million',
  M: 'million',
  b: 'billion',
  B: 'billion',
};
