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
  ['US$', dollar('U S ')],
  ['A$', dollar('Australian ')],
  ['AU$', dollar('Australian ')],
  ['C$', dollar('Canadian ')],
  ['CA$', dollar('Canadian ')],
  ['NZ$', dollar('New Zealand ')],
  ['HK$', dollar('Hong Kong ')],
  ['S$', dollar('Singapore ')],
  ['USD', dollar('U S ')],
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
  ['CNY', { one: 'yuan', many: 'yuan' }],
  ['RMB', { one: 'yuan', many: 'yuan' }],
  ['CN¥', { one: 'yuan', many: 'yuan' }],
  ['SEK', { one: 'Swedish krona', many: 'Swedish kronor' }],
  ['NOK', { one: 'Norwegian krone', many: 'Norwegian kroner' }],
  ['DKK', { one: 'Danish krone', many: 'Danish kroner' }],
  ['PLN', { one: 'zloty', many: 'zlotys' }],
  ['zł', { one: 'zloty', many: 'zlotys' }],
  ['R$', { one: 'real', many: 'reais' }],
  ['BRL', { one: 'real', many: 'reais' }],
  ['MXN', { one: 'Mexican peso', many: 'Mexican pesos' }],
  ['NZD', dollar('New Zealand ')],
  ['HKD', dollar('Hong Kong ')],
  ['SGD', dollar('Singapore ')],
  ['ZAR', { one: 'rand', many: 'rand' }],
  ['Rs', rupee],
  ['Rs.', rupee],
  ['₦', { one: 'naira', many: 'naira' }],
  ['₫', { one: 'dong', many: 'dong' }],
  ['₱', { one: 'peso', many: 'pesos' }],
  ['฿', { one: 'baht', many: 'baht' }],
  ['₴', { one: 'hryvnia', many: 'hryvnias' }],
  ['BTC', { one: 'bitcoin', many: 'bitcoins' }],
  ['ETH', { one: 'ether', many: 'ether' }],
]);

/** Magnitudes after an amount of money. Elsewhere these letters are units. */
export const moneyMagnitudes: Readonly<Record<string, string>> = {
  m: 'million',
  M: 'million',
  b: 'billion',
  B: 'billion',
  T: 'trillion',
  mm: 'million',
  MM: 'million',
};
