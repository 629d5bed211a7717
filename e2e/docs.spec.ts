/** The API reference: open to everybody, and of this server. */
import { expect, expectAccessible, signIn, test } from './test.ts';

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
  await expect(page).toHaveURL(/\/docs#textToSpeech_streamWithTimestamps$/);
  await expect(page).toHaveTitle(/POST \/v1\/text-to-speech/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('An API key with the permission text_to_speech, or a signed-in session.')).toBeVisible();
  await expect(page.getByRole('link', { name: /stream\/with-timestamps/ })).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Fields of voice_settings' }).click();
  await expect(page.getByText('similarity_boost', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).first().click();
  await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
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
  // And the catalogue of errors.
  await expect(links).toHaveCount(operations + channels + 1);
  // Inside the page: a hundred and more of them, one message each way instead of three.
  const broken = await links.evaluateAll(async (all) => {
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

test('a socket names its messages both ways', async ({ page }) => {
  await page.goto('/docs#ws_v1_text_to_speech_voice_id_stream_input');
  await expect(page.getByRole('heading', { name: 'Messages you send' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages you receive' })).toBeVisible();
  await expect(page.getByText('inactivity_timeout', { exact: true })).toBeVisible();
  await expect(page.getByText('normalizedAlignment', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Example/ })).toContainText('new WebSocket(');
  await expectAccessible(page);
});

test('the public API comes first, in the order of its areas', async ({ page }) => {
  await page.goto('/docs');
  const nav = page.getByRole('navigation', { name: 'Operations' });
  await expect(nav.getByRole('heading', { level: 2 })).toHaveText(['Public API', 'This installation']);
  const areas = nav.getByRole('region', { name: 'Public API', exact: true }).getByRole('heading', { level: 3 });
  await expect(areas).toHaveText(['History', 'Models', 'Tokens', 'Text to speech', 'User', 'Voices', 'Workspace']);
});

test('the catalogue says when an error comes, what helps, and who answers it', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox').fill('429 concurrent');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#error-too_many_concurrent_requests$/);
  await expect(page.getByRole('heading', { name: 'Error catalogue', level: 1 })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ has: page.getByText('code concurrent_limit_exceeded') });
  await expect(entry).toContainText('Wait for one of them to end, then send the request again.');
  await entry.getByText(/^Answered by \d+ calls$/).click();
  await expectAccessible(page);
  await entry.getByRole('link', { name: /\/v1\/text-to-speech\/\{voice_id\}$/ }).click();
  await expect(page).toHaveURL(/#textToSpeech_convert$/);
  await page.getByText('401', { exact: true }).click();
  await page.getByRole('link', { name: 'quota_exceeded' }).click();
  await expect(page).toHaveURL(/#error-quota_exceeded$/);
});

test.describe('a call is tried', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('with the key of the reader, its cost told before and its sound played after', async ({ page, product }) => {
    const { api_key } = product.account();
    await page.goto('/docs#textToSpeech_convert');
    const form = page.getByRole('region', { name: 'Try it' });
    await expect(form).toContainText('One credit for each character of the text');
    await expect(form).toContainText('This text has 30 characters.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Enter an API key first.')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Make one in the settings.' })).toBeVisible();

    await form.getByLabel('Your API key').fill('sk_wrong');
    await form.getByRole('button', { name: 'Send' }).click();
    const answer = form.getByRole('region', { name: 'Answer', exact: true });
    await expect(answer.getByText('401 Unauthorized')).toBeVisible();
    await expect(answer).toContainText('"status": "invalid_api_key"');

    await form.getByLabel('Your API key').fill(api_key);
    await form.getByLabel('output_format').selectOption('mp3_22050_32');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(answer.getByText('200 OK')).toBeVisible();
    const audio = answer.getByLabel('The audio that was answered');
    await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.duration)).toBeGreaterThan(1);
    await answer.getByText('Headers', { exact: true }).click();
    await expect(answer.getByText('character-cost', { exact: true })).toBeVisible();
    const curl = form.getByRole('region', { name: 'The same as cURL' });
    await expect(curl).toContainText('output_format=mp3_22050_32');
    await expect(curl).toContainText('xi-api-key: YOUR_API_KEY');
    await expect(curl).not.toContainText(api_key);
    await expectAccessible(page);

    // The key goes with the reader to the next call, and is nowhere once the page is left.
    await page.getByRole('searchbox').fill('GET /v1/models');
    await page.getByRole('link', { name: /\/v1\/models/ }).click();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(answer).toContainText('"model_id": "eleven_multilingual_v2"');
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      api_key,
    );
    await page.reload();
    await expect(form.getByLabel('Your API key')).toHaveValue('');
  });

  test('with the session of whoever is signed in; faults of the form are said before', async ({ page, product }) => {
    await page.goto('/docs#messages_list');
    const form = page.getByRole('region', { name: 'Try it' });
    await expect(form).toContainText('This call takes a signed-in session.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toHaveText('Sign in first.');

    await signIn(page, product.account());
    await page.reload();
    await expect(form).toContainText('The call is sent with your session.');
    await form.getByLabel('page_size').fill('5');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('200 OK')).toBeVisible();
    await expect(form).toContainText('"unread_count"');

    await page.goto('/docs#voices_settings_update');
    await form.getByRole('radio', { name: 'My session' }).check();
    await form.getByLabel('Body (JSON)').fill('{ no json');
    await expect(form.getByText('This is not valid JSON.')).toBeVisible();
    await form.getByLabel('voice_id').fill('');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('This call needs a value here.')).toBeVisible();
    await expectAccessible(page);
  });
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
