/** The sentences of the sandbox's pages. They name no installation, so they are no catalogue of it. */
import { formatPrice } from '#contract/billing/prices.ts';
import type { Currency } from '#contract/billing/types.ts';

const languages = ['en', 'de'] as const;
export type PageLanguage = (typeof languages)[number];

const english = {
  note: 'Sandbox: no real money moves, and no real card is taken.',
  sandbox: 'Sandbox',
  back: 'Go back',
  gone: 'There is no such page',
  gone_text: 'This page has expired, or its address is incomplete. Nothing was charged. Go back and begin again.',
  to_subscription: 'To the subscription',
  foreign: 'This form is out of date',
  foreign_text: 'It was not sent by this page. Nothing was charged. Go back and begin again.',
  pay_title: 'Pay for the plan',
  order: 'Your order',
  workspace: 'Workspace',
  plan: 'Plan',
  monthly: 'billed monthly',
  yearly: 'billed yearly',
  first_month: 'Off the first month',
  discount: 'Discount',
  rest: 'Rest of the former period',
  credit: 'Paid before',
  today: 'To be paid today',
  afterwards: 'Then',
  a_month: 'a month',
  a_year: 'a year',
  pay: 'Pay',
  no_pay: 'Go back without paying',
  card: 'Test card',
  paid_title: 'Already subscribed',
  paid_text: 'This workspace has a subscription already. Nothing was charged here.',
  bank_title: 'Your bank asks',
  bank_text: 'This card needs a confirmation of its holder. A real bank would ask on a page of its own.',
  confirm: 'Confirm the payment',
  refuse: 'Refuse it',
  method_title: 'Payment method',
  method_text: 'The next payments are charged to this card. What is open is tried at once.',
  use_card: 'Use this card',
  portal_title: 'Your subscription',
  none_yet: 'There is no subscription.',
  state: 'State',
  renews: 'Renews',
  ends: 'Ends',
  keep: 'Do not cancel',
  cancel: 'Cancel at the end of the period',
  ending_in: 'ending in',
  none: 'None',
  invoices: 'Invoices',
  no_invoices: 'None yet.',
  number: 'Number',
  date: 'Date',
  total: 'Total',
  clock: 'Clock of the sandbox',
  clock_text: 'Renewals, failed payments and ends follow it, for all workspaces. It cannot be moved back.',
  clock_now: 'It is there now:',
  one_day: 'One day on',
  days: 'days on',
  connect_title: 'Payout account',
  account: 'Account',
  ready: 'Ready for payouts',
  unfinished: 'Not finished',
  connect_text: 'A real provider would ask who you are and for your bank account.',
  finish: 'Finish the account',
  // What subscriptions and invoices are.
  incomplete: 'Waits for its first payment',
  active: 'Active',
  past_due: 'Payment failed',
  ended: 'Ended',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Given up',
  // What the cards do.
  succeeds: 'Every payment succeeds.',
  declines: 'Every payment is declined.',
  asks: 'The bank asks for a confirmation first (3-D Secure).',
  expires: 'The card has expired.',
  fails_later: 'The first payment succeeds, every later one is declined.',
  // Why something is refused.
  card_declined: 'Your card was declined.',
  expired_card: 'Your card has expired.',
  incorrect_number: 'Your card number is incorrect.',
  already_subscribed: 'This workspace has a subscription already. Nothing was charged.',
  session_expired: 'This payment was not confirmed in time. Nothing was charged.',
  no_subscription: 'There is no subscription.',
};

export type PageWords = typeof english;

const german: PageWords = {
  note: 'Sandbox: Es fließt kein echtes Geld, und keine echte Karte wird belastet.',
  sandbox: 'Sandbox',
  back: 'Zurück',
  gone: 'Diese Seite gibt es nicht',
  gone_text:
    'Die Seite ist abgelaufen, oder ihre Adresse ist unvollständig. Es wurde nichts abgebucht. Gehen Sie zurück und beginnen Sie neu.',
  to_subscription: 'Zum Abo',
  foreign: 'Dieses Formular ist veraltet',
  foreign_text: 'Es kam nicht von dieser Seite. Es wurde nichts abgebucht. Gehen Sie zurück und beginnen Sie neu.',
  pay_title: 'Tarif bezahlen',
  order: 'Ihre Bestellung',
  workspace: 'Workspace',
  plan: 'Tarif',
  monthly: 'monatlich bezahlt',
  yearly: 'jährlich bezahlt',
  first_month: 'Rabatt im ersten Monat',
  discount: 'Rabatt',
  rest: 'Rest des bisherigen Zeitraums',
  credit: 'Bereits bezahlt',
  today: 'Heute zu zahlen',
  afterwards: 'Danach',
  a_month: 'im Monat',
  a_year: 'im Jahr',
  pay: 'Bezahlen:',
  no_pay: 'Zurück, ohne zu bezahlen',
  card: 'Testkarte',
  paid_title: 'Bereits abonniert',
  paid_text: 'Dieser Workspace hat schon ein Abo. Hier wurde nichts abgebucht.',
  bank_title: 'Ihre Bank fragt nach',
  bank_text: 'Diese Karte braucht eine Bestätigung. Eine echte Bank würde auf einer eigenen Seite fragen.',
  confirm: 'Zahlung bestätigen',
  refuse: 'Ablehnen',
  method_title: 'Zahlungsmittel',
  method_text: 'Die nächsten Zahlungen gehen von dieser Karte ab. Offene Beträge werden sofort versucht.',
  use_card: 'Diese Karte verwenden',
  portal_title: 'Ihr Abo',
  none_yet: 'Es gibt kein Abo.',
  state: 'Status',
  renews: 'Verlängert sich',
  ends: 'Endet',
  keep: 'Nicht kündigen',
  cancel: 'Zum Ende des Zeitraums kündigen',
  ending_in: 'mit den letzten Ziffern',
  none: 'Keines',
  invoices: 'Rechnungen',
  no_invoices: 'Noch keine.',
  number: 'Nummer',
  date: 'Datum',
  total: 'Betrag',
  clock: 'Uhr der Sandbox',
  clock_text:
    'Verlängerungen, fehlgeschlagene Zahlungen und Kündigungen richten sich nach ihr, in allen Workspaces. Sie lässt sich nicht zurückstellen.',
  clock_now: 'Dort ist jetzt:',
  one_day: 'Einen Tag weiter',
  days: 'Tage weiter',
  connect_title: 'Auszahlungskonto',
  account: 'Konto',
  ready: 'Bereit für Auszahlungen',
  unfinished: 'Nicht abgeschlossen',
  connect_text: 'Ein echter Anbieter würde fragen, wer Sie sind und welches Bankkonto Sie haben.',
  finish: 'Konto abschließen',
  incomplete: 'Wartet auf die erste Zahlung',
  active: 'Aktiv',
  past_due: 'Zahlung fehlgeschlagen',
  ended: 'Beendet',
  open: 'Offen',
  paid: 'Bezahlt',
  void: 'Ungültig',
  uncollectible: 'Aufgegeben',
  succeeds: 'Jede Zahlung gelingt.',
  declines: 'Jede Zahlung wird abgelehnt.',
  asks: 'Die Bank verlangt erst eine Bestätigung (3-D Secure).',
  expires: 'Die Karte ist abgelaufen.',
  fails_later: 'Die erste Zahlung gelingt, jede spätere wird abgelehnt.',
  card_declined: 'Ihre Karte wurde abgelehnt.',
  expired_card: 'Ihre Karte ist abgelaufen.',
  incorrect_number: 'Ihre Kartennummer ist falsch.',
  already_subscribed: 'Dieser Workspace hat schon ein Abo. Es wurde nichts abgebucht.',
  session_expired: 'Diese Zahlung wurde nicht rechtzeitig bestätigt. Es wurde nichts abgebucht.',
  no_subscription: 'Es gibt kein Abo.',
};

const catalogues: Record<PageLanguage, PageWords> = { en: english, de: german };

/** What a page is drawn with. */
export interface Wording {
  language: PageLanguage;
  t: PageWords;
  money(cents: number, currency: Currency): string;
  day(date: Date | number): string;
}

/** @param wanted what the reader reads, the best source first, each such as `de-AT` or `fr, de;q=0.8` */
export function wordingFor(...wanted: (string | undefined)[]): Wording {
  const tags = wanted
    .join(',')
    .split(',')
    .map((tag) => tag.trim().toLowerCase().split(/[-_;]/, 1)[0]);
  const language = tags.map((tag) => languages.find((one) => one === tag)).find(Boolean) ?? 'en';
  return {
    language,
    t: catalogues[language],
    money: (cents, currency) => formatPrice(cents, currency, language),
    // As people read it, and in UTC, like the sandbox.
    day: (date) => new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
  };
}

/** A refusal in the language of the page. What has no sentence here is said as the sandbox says it. */
export const refusalWords = ({ t }: Wording, { code, message }: { code: string; message: string }): string =>
  Object.hasOwn(t, code) ? t[code as keyof PageWords] : message;
