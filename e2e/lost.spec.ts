/** Pages that are not there, and what the content security policy sees. */
import { pages } from '../contract/src/pages.ts';
import { settled } from './settled.ts';
import { expect, signIn, test } from './test.ts';

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('is a page for browsers and JSON for programs', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link').first()).toBeVisible();
    const program = await page.request.get('/no-such-page', { headers: { accept: 'application/json' } });
    expect([program.status(), await program.json()]).toEqual([404, { detail: 'Not Found' }]);
    const api = await page.request.get('/v1/no-such-call', { headers: { accept: 'text/html' } });
    expect([api.status(), await api.json()]).toEqual([404, { detail: 'Not Found' }]);
  });
});

test('no page breaks the content security policy when it loads', async ({ page, product }) => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void violations.push(text));
  await page.addInitScript(() => {
    const note = (globalThis as unknown as { noteViolation(text: string): void }).noteViolation;
    addEventListener('securitypolicyviolation', (event) => note(`${event.violatedDirective} ${event.blockedURI}`));
  });
  for (const path of ['/', pages.signIn, pages.signUp, pages.docs]) {
    await page.goto(path);
    await settled(page);
  }
  await signIn(page, product.account());
  for (const path of [pages.home, pages.textToSpeech, pages.history, pages.settings]) {
    await page.goto(path);
    await settled(page);
  }
  expect(violations).toEqual([]);
});
