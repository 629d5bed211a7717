/** Credits that were used are seen in the chart, in the figures and in the ledger, which leads to what was made of them. */
import { expect, expectAccessible, signIn, test } from './test.ts';

test('finds out what the credits were spent on', async ({ page, product }) => {
  const account = product.account('growing_business');
  const spoken = await page.request.post(`${product.url}/v1/text-to-speech/aDa7Veery0Premade001`, {
    headers: { 'xi-api-key': account.api_key },
    data: { text: 'Twenty five characters.12' },
  });
  expect(spoken.status()).toBe(200);
  await spoken.body();
  await signIn(page, account);
  await page.goto('/app/home');
  await page.getByRole('link', { name: /Credits/ }).click();
  await expect(page).toHaveURL(/\/app\/usage$/);
  const chart = page.getByRole('region', { name: 'Usage: Credits' });
  await expect(chart.getByRole('row', { name: /Text to Speech 25 100\s?% 1/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Quotas' }).getByText('/ 2,000,000')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Workspace', exact: true }).click();
  await chart.getByLabel('Breakdown').selectOption('By Member');
  await expect(chart.getByRole('row', { name: new RegExp(account.email) })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/usage\/workspace\?by=user$/);
  const file = page.waitForEvent('download');
  await chart.getByRole('button', { name: 'Export as CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^Veery_.*_usage\.csv$/);

  const ledger = page.getByRole('region', { name: 'Ledger' });
  await ledger.getByLabel('Status').selectOption('Failed');
  await expect(ledger.getByText('No credits were used in this time')).toBeVisible();
  await ledger.getByLabel('Status').selectOption('Done');
  // The empty ledger has a link of the same name, which leads to the screen.
  await expect(ledger.getByText('No credits were used in this time')).toBeHidden();
  await ledger.getByRole('link', { name: 'Text to Speech' }).click();
  await expect(page).toHaveURL(/\/history\?item=/);
  await page.goto('/usage');
  await expect(page).toHaveURL(/\/app\/usage$/);
});
