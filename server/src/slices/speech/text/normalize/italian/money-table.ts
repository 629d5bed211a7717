/** Currencies and magnitudes in Italian. */
import type { Currency, MoneyWords } from '../romance/language.ts';

const cents = { one: 'centesimo', many: 'centesimi' };
const euro: Currency = { one: 'euro', many: 'euro', cent: cents };
const dollar = (one = '', many = one): Currency => ({ one: `dollaro${one}`, many: `dollari${many}`, cent: cents });
const pound: Currency = {
  one: 'sterlina',
  many: 'sterline',
  gender: 'feminine',
  cent: { one: 'penny', many: 'penny' },
};
const yen: Currency = { one: 'yen', many: 'yen' };
const million = { one: 'milione', many: 'milioni' };
const billion = { one: 'miliardo', many: 'miliardi' };
const thousand = { one: 'mille', many: 'mila', isThousand: true };

export const money: MoneyWords = {
  currencies: new Map([
    ['€', euro],
    ['EUR', euro],
    ['$', dollar()],
    ['US$', dollar(' americano', ' americani')],
    ['USD', dollar(' americano', ' americani')],
    ['CAD', dollar(' canadese', ' canadesi')],
    ['£', pound],
    ['GBP', pound],
    ['¥', yen],
    ['JPY', yen],
    ['₤', { one: 'lira', many: 'lire', gender: 'feminine' }],
    ['CHF', { one: 'franco svizzero', many: 'franchi svizzeri' }],
    ['₹', { one: 'rupia', many: 'rupie', gender: 'feminine' }],
    ['₽', { one: 'rublo', many: 'rubli' }],
    ['₿', { one: 'bitcoin', many: 'bitcoin' }],
  ]),
  joinCents: (whole, cents, cent, count) => `${whole} e ${cents}${count === 1 ? ` ${cent.one}` : ''}`,
  magnitudes: {
    mila: thousand,
    k: thousand,
    K: thousand,
    milione: million,
    milioni: million,
    mln: million,
    'mln.': million,
    Mln: million,
    mil: million,
    M: million,
    miliardo: billion,
    miliardi: billion,
    mld: billion,
    'mld.': billion,
    Mld: billion,
    mrd: billion,
    Mrd: billion,
    bilione: { one: 'bilione', many: 'bilioni' },
    bilioni: { one: 'bilione', many: 'bilioni' },
  },
  per: 'al',
};
