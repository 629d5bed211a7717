import { expect, test } from 'vitest';
import { mistakesIn, readForm } from './request-shapes.ts';

const update = { file: 'Subscriptions', name: 'SubscriptionUpdateParams' };

test('forms become objects and lists', () => {
  expect(readForm('items[0][id]=si_1&items[0][price]=p&expand[]=a&expand[]=b&discounts=')).toEqual({
    items: [{ id: 'si_1', price: 'p' }],
    expand: ['a', 'b'],
    discounts: '',
  });
});

test('what Stripe takes passes', () => {
  const form =
    'items[0][id]=si_1&items[0][quantity]=1&billing_cycle_anchor[type]=now&discounts=&cancel_at_period_end=false&metadata[a]=b';
  expect(mistakesIn(readForm(form), update)).toEqual([]);
  const schedule = 'phases[0][items][0][price]=p&phases[0][start_date]=1&phases[0][duration][interval]=month';
  expect(
    mistakesIn(readForm(schedule), { file: 'SubscriptionSchedules', name: 'SubscriptionScheduleUpdateParams' }),
  ).toEqual([]);
});

test.each([
  ['proration=now', 'Received unknown parameter: proration'],
  ['items[0][prize]=p', 'Received unknown parameter: items[0].prize'],
  ['cancel_at_period_end=yes', 'is no boolean'],
  ['proration_behavior=sometimes', 'Invalid proration_behavior'],
  ['billing_cycle_anchor=now', 'billing_cycle_anchor is not an object'],
  ['items[0][quantity]=many', 'is no number'],
])('%s is refused', (form, mistake) => {
  expect(mistakesIn(readForm(form), update).join('; ')).toContain(mistake);
});

test('what is required must be there', () => {
  const name = { file: 'Prices', name: 'PriceCreateParams' };
  expect(mistakesIn({}, name)).toEqual(['Missing required param: currency']);
  expect(mistakesIn({ limit: '1' }, { file: 'Prices', name: 'PriceListParams' })).toEqual([]);
});
