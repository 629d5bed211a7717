/** Currencies and magnitudes in Portuguese. */
import type { Currency, MoneyWords } from '../romance/language.ts';

const centavo = { one: 'centavo', many: 'centavos' };
const euro: Currency = { one: 'euro', many: 'euros', cent: { one: 'cêntimo', many: 'cêntimos' } };
const dollar = (country = ''): Currency => ({
  one: `dólar${country}`,
  many: `dólares${country && `${country}s`}`,
  cent: { one: 'cêntimo', many: 'cêntimos' },
});
const real: Currency = { one: 'real', many: 'reais', cent: centavo };
const pound: Currency = { one: 'libra', many: 'libras', gender: 'feminine', cent: { one: 'péni', many: 'pence' } };
const yen: Currency = { one: 'iene', many: 'ienes' };
const million = { one: 'milhão', many: 'milhões' };
const thousand = { one: 'mil', many: 'mil', isThousand: true };
const billion = { one: 'bilhão', many: 'bilhões' };

export const money: MoneyWords = {
  currencies: new Map([
    ['R$', real],
    ['BRL', real],
    ['€', euro],
    ['EUR', euro],
    ['$', dollar()],
    ['US$', dollar()],
    ['USD', dollar()],
    ['£', pound],
    ['GBP', pound],
    ['¥', yen],
    ['JPY', yen],
    ['CHF', { one: 'franco suíço', many: 'francos suíços' }],
    ['₹', { one: 'rupia', many: 'rupias', gender: 'feminine' }],
    ['₽', { one: 'rublo', many: 'rublos' }],
    ['₿', { one: 'bitcoin', many: 'bitcoins' }],
    ['Kz', { one: 'kwanza', many: 'kwanzas' }],
  ]),
  joinCents: (whole, cents, cent, count) => `${whole} e ${cents} ${count === 1 ? cent.one : cent.many}`,
  magnitudes: {
    mil: thousand,
    k: thousand,
    K: thousand,
    milhão: million,
    milhões: million,
    mi: million,
    M: million,
    MM: million,
    'mil milhões': { one: 'mil milhões', many: 'mil milhões' },
    bilhão: billion,
    bilhões: billion,
    bi: billion,
    bilião: { one: 'bilião', many: 'biliões' },
    biliões: { one: 'bilião', many: 'biliões' },
    trilhão: { one: 'trilhão', many: 'trilhões' },
    trilhões: { one: 'trilhão', many: 'trilhões' },
    tri: { one: 'trilhão', many: 'trilhões' },
  },
  per: 'por',
};
