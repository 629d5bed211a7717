/** The API reference: open to everybody, and of this server. */
import { expect, expectAccessible, test } from './test.ts';

test('a visitor finds an operation, reads it and takes its example along', async ({ page, product, context }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) outside.push(request.url());
  });
  product.account();
  await page.goto('/app/sign-in');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible();
  await expectAccessible(page);

  // Keyboard: search, down, open.
  await page.getByRole('searchbox').fill('nothing is called so');
  await expect(page.getByText('Nothing is called “nothing is called so”.')).toBeVisible();
  await page.getByRole('searchbox').fill('post speech stream with');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs#post_v1_text_to_speech_voice_id_stream_with_timestamps$/);
  await expect(page).toHaveTitle(/POST \/v1\/text-to-speech/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('An API key with the permission text_to_speech, or a signed-in session.')).toBeVisible();
  await expect(page.getByRole('link', { name: /stream\/with-timestamps/ })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Fields of voice_settings' }).click();
  await expect(page.getByText('similarity_boost', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`curl -X POST '${product.url}/v1/text-to-speech/VOICE_ID/stream/with-timestamps'`);
  expect(copied).toContain("-H 'xi-api-key: YOUR_API_KEY'");
  await page.getByRole('radio', { name: 'fetch' }).check();
  await expect(page.getByRole('region', { name: 'Example: fetch' })).toContainText('await fetch(');
  expect(outside).toEqual([]);
});

test('every operation of both documents has its page', async ({ page }) => {
  test.slow();
  const read = async (url: string) =>
    (await (await page.request.get(url)).json()) as Record<string, Record<string, object>>;
  const operations = Object.values((await read('/openapi.json')).paths!).flatMap((item) => Object.keys(item)).length;
  const channels = Object.keys((await read('/asyncapi.json')).channels!).length;
  expect(channels).toBeGreaterThan(1);
  await page.goto('/docs');
  const links = page.getByRole('navigation', { name: 'Operations' }).getByRole('link');
  await expect(links).toHaveCount(operations + channels);
  // Inside the page: a hundred and more of them, one message each way instead of three.
  const broken = await links.evaluateAll(async (all) => {
    const wrong: string[] = [];
    for (const link of all as HTMLAnchorElement[]) {
      (document.activeElement as HTMLElement | null)?.blur();
      link.click();
      for (let frame = 0; frame < 300 && document.activeElement?.tagName !== 'H1'; frame++) {
        await new Promise(requestAnimationFrame);
      }
      const example = document.querySelector('[aria-label^="Example:"]')?.textContent ?? 'no example';
      const isHere = document.activeElement?.tagName === 'H1' && location.hash === link.hash;
      if (!isHere || /undefined|no example/.test(example)) wrong.push(link.hash);
    }
    return wrong;
  });
  expect(broken).toEqual([]);
});

test('a socket names its messages both ways', async ({ page }) => {
  await page.goto('/docs#ws_v1_text_to_speech_voice_id_stream_input');
  await expect(page.getByRole('heading', { name: 'Messages you send' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages you receive' })).toBeVisible();
  await expect(page.getByText('inactivity_timeout', { exact: true })).toBeVisible();
  await expect(page.getByText('normalizedAlignment', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Example/ })).toContainText('new WebSocket(');
  await expectAccessible(page);
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/, viewport: { width: 390, height: 844 } });

  test('a document that cannot be read does not hide the other; a dead link leads on', async ({ page }) => {
    await page.route('**/asyncapi.json', (route) => route.fulfill({ status: 404, json: { detail: 'Not Found' } }));
    await page.goto('/docs');
    await expect(page.getByText('The description of the sockets could not be read.')).toBeVisible();
    await expect(page.getByRole('link', { name: /GET \/v1\/voices The|\/v1\/voices/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/asyncapi.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The description of the sockets could not be read.')).toBeHidden();

    await page.goto('/docs#gone');
    await expect(page.getByRole('heading', { name: 'There is no such operation' })).toBeVisible();
    await page.getByRole('link', { name: 'To the overview' }).click();
    await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible();
  });
});
