/** The test cards. Each number does one thing; nothing else is taken for a card. */
export interface TestCard {
  number: string;
  brand: string;
  /** What it does, as the pages word it for people who try it. */
  does: 'succeeds' | 'declines' | 'asks' | 'expires' | 'fails_later';
  /** Whether its holder must say yes on a page of the bank before the first payment. */
  needsConfirmation: boolean;
  /** What the bank says when it is first used, and when it is charged later. */
  refusal: { first: Refusal | null; later: Refusal | null };
}

export interface Refusal {
  code: string;
  message: string;
}

const declined: Refusal = { code: 'card_declined', message: 'Your card was declined.' };
const expired: Refusal = { code: 'expired_card', message: 'Your card has expired.' };

export const testCards: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'Visa',
    does: 'succeeds',
    needsConfirmation: false,
    refusal: { first: null, later: null },
  },
  {
    number: '4000000000000002',
    brand: 'Visa',
    does: 'declines',
    needsConfirmation: false,
    refusal: { first: declined, later: declined },
  },
  {
    number: '4000002500003155',
    brand: 'Visa',
    does: 'asks',
    needsConfirmation: true,
    refusal: { first: null, later: null },
  },
  {
    number: '4000000000000069',
    brand: 'Visa',
    does: 'expires',
    needsConfirmation: false,
    refusal: { first: expired, later: expired },
  },
  {
    number: '4000000000000341',
    brand: 'Visa',
    does: 'fails_later',
    needsConfirmation: false,
    refusal: { first: null, later: declined },
  },
];

export const findCard = (number: string): TestCard | undefined => {
  const digits = number.replace(/[\s-]/g, '');
  return testCards.find((card) => card.number === digits);
};
