import { afterAll } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { cards, sendForm } from '../../testing/billing.ts';
import { describePayments } from './payments.suite.ts';

let t: TestApp | undefined;
afterAll(() => t?.close());

describePayments('sandbox', async () => {
  const app = (t = await testApp());
  const { payments } = app.parts;
  if (!payments) throw new Error('there is no sandbox');
  const numbers = { good: cards.good, declined: cards.declined, 'fails later': cards.failsLater };
  return {
    payments,
    async newWorkspace() {
      const { workspace_id, email } = await app.user();
      return { workspace_id, email, name: 'Workspace' };
    },
    pay: async (url, card) => (await sendForm(app.url + new URL(url).pathname, { card: numbers[card] })).status === 303,
    passDays: async (days) => void (await payments.clock?.advance(days * 24 * 3_600_000)),
  };
});
