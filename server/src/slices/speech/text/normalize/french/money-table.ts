/** Currencies and magnitudes in French. */
import type { Currency, MoneyWords } from '../romance/language.ts';

const cent = { one: 'cent', many: 'cents' };
const centime = { one: 'centime', many: 'centimes' };
const euro: Currency = { one: 'euro', many: 'euros', cent: centime };
const dollar = (country = ''): Currency => ({
  one: `dollar${country}`,
  many: `dollars${country && `${country}s`}`,
  cent,
});
const pound: Currency = {
  one: 'livre sterling',
  many: 'livres sterling',
  gender: 'feminine',
  cent: { one: 'penny', many: 'pence' },
};
const yen: Currency = { one: 'yen', many: 'yens' };
const franc = (country = ''): Currency => ({
  one: `franc${country}`,
  many: `francs${country && `${country}s`}`,
  cent: centime,
});

export const money: MoneyWords = {
  currencies: new Map([
    ['€', euro],
    ['EUR', euro],
    ['$', dollar()],
    ['US$', dollar(' américain')],
    ['$US', dollar(' américain')],
    ['USD', dollar(' américain')],
    ['$CA', dollar(' canadien')],
    ['CA$', dollar(' canadien')],
    ['CAD', dollar(' canadien')],
    ['AUD', dollar(' australien')],
    ['£', pound],
    ['GBP', pound],
    ['¥', yen],
    ['JPY', yen],
    ['CHF', franc(' suisse')],
    ['Fr.', franc()],
    ['fr.', franc()],
    ['SFr.', franc(' suisse')],
    ['FF', franc()],
    ['XOF', { one: 'franc C F A', many: 'francs C F A' }],
    ['FCFA', { one: 'franc C F A', many: 'francs C F A' }],
    ['₹', { one: 'roupie', many: 'roupies', gender: 'feminine' }],
    ['₩', { one: 'won', many: 'wons' }],
    ['₽', { one: 'rouble', many: 'roubles' }],
    ['₺', { one: 'livre turque', many: 'livres turques', gender: 'feminine' }],
    ['₪', { one: 'shekel', many: 'shekels' }],
    ['₿', { one: 'bitcoin', many: 'bitcoins' }],
  ]),
  joinCents: (whole, cents, cent, count) => (count === 1 ? `${whole} et ${cents} ${cent.one}` : `${whole} ${cents}`),
  magnitudes: {
    mille: { one: 'mille', many: 'mille', isThousand: true },
    k: { one: 'mille', many: 'mille', isThousand: true },
    K: { one: 'mille', many: 'mille', isThousand: true },
    million: { one: 'million', many: 'millions' },
    millions: { one: 'million', many: 'millions' },
    M: { one: 'million', many: 'millions' },
    Mio: { one: 'million', many: 'millions' },
    milliard: { one: 'milliard', many: 'milliards' },
    milliards: { one: 'milliard', many: 'milliards' },
    Md: { one: 'milliard', many: 'milliards' },
    Mds: { one: 'milliard', many: 'milliards' },
    Mrd: { one: 'milliard', many: 'milliards' },
    billion: { one: 'billion', many: 'billions' },
    billions: { one: 'billion', many: 'billions' },
  },
  per: 'par',
};
