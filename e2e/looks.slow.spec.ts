/** What every page keeps, and only a change of the web app or the contract can break. */
import { pages } from '../contract/src/pages.ts';
import { make } from './history-items.ts';
import { settled } from './settled.ts';
import { expect, test } from './test.ts';

for (const [locale, direction] of [
  ['ar-XB', 'rtl'],
  ['en-XA', 'ltr'],
] as const) {
  test(`nothing scrolls sideways, ${locale}`, async ({ page, mia }) => {
    await make(page, mia, ['Something to list.']);
    await page.addInitScript((value) => localStorage.setItem('xi:locale', JSON.stringify(value)), locale);
    for (const path of [pages.home, pages.textToSpeech, pages.history, pages.bulk, pages.apiKeys, pages.docs]) {
      await page.goto(path);
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
        [320, 700],
      ] as const) {
        await page.setViewportSize({ width, height });
        const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(overflow, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('every operation of both documents is listed, and the first of each area has its page', async ({ page }) => {
  const read = async (url: string) =>
    (await (await page.request.get(url)).json()) as Record<string, Record<string, object>>;
  const operations = Object.values((await read('/openapi.json')).paths!).flatMap((item) => Object.keys(item)).length;
  const channels = Object.keys((await read('/asyncapi.json')).channels!).length;
  expect(channels).toBeGreaterThan(1);
  await page.goto('/docs');
  const nav = page.getByRole('navigation', { name: 'Operations' });
  // And the catalogue of errors.
  await expect(nav.getByRole('link')).toHaveCount(operations + channels + 1);
  // Inside the page: one message each way for all of them. The samples of every operation have a test of their own.
  const broken = await nav
    .locator('ul li:first-child')
    .getByRole('link')
    .evaluateAll(async (all) => {
      const wrong: string[] = [];
      for (const link of all as HTMLAnchorElement[]) {
        (document.activeElement as HTMLElement | null)?.blur();
        link.click();
        for (let frame = 0; frame < 300 && document.activeElement?.tagName !== 'H1'; frame++) {
          await new Promise(requestAnimationFrame);
        }
        const example =
          link.hash === '#errors'
            ? 'errors'
            : (document.querySelector('[aria-label^="Example:"]')?.textContent ?? 'no example');
        const isHere = document.activeElement?.tagName === 'H1' && location.hash === link.hash;
        if (!isHere || /undefined|no example/.test(example)) wrong.push(link.hash);
      }
      return wrong;
    });
  expect(broken).toEqual([]);
});
