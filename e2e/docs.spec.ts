/** The API reference: open to everybody, and of this server. */
import { expect, expectAccessible, signIn, test } from './test.ts';

/** The sweep looks at the list. */
const operations = 'nav[aria-label=Operations]';

test('a visitor finds an operation, reads it and copies its example', async ({ page, product, context }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(product.url)) outside.push(request.url());
  });
  product.account();
  await page.goto('/app/sign-in');
  await page.getByRole('link', { name: 'API reference' }).click();
  await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible();

  // Keyboard: search, down, open.
  await page.getByRole('searchbox').fill('nothing is called so');
  await expect(page.getByText('Nothing is called “nothing is called so”.')).toBeVisible();
  await page.getByRole('searchbox').fill('post text-to-speech stream with');
  await expect(page.getByRole('link', { name: /stream\/with-timestamps/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs#textToSpeech_streamWithTimestamps$/);
  await expect(page).toHaveTitle(/POST \/v1\/text-to-speech/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('An API key with the permission text_to_speech, or a signed-in session.')).toBeVisible();
  await expect(page.getByRole('link', { name: /stream\/with-timestamps/ })).toHaveAttribute('aria-current', 'page');

  // Descriptions are Markdown: their code is code, and no mark of it is left.
  const body = page.getByRole('region', { name: 'Request body' });
  await expect(body.getByRole('code').filter({ hasText: 'GET /v1/models' }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('`');
  await page.getByRole('button', { name: 'Fields of voice_settings' }).click();
  await expect(page.getByText('similarity_boost', { exact: true })).toBeVisible();
  await expectAccessible(page, undefined, undefined, operations);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' }).first()).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(
    `curl -N -X POST '${product.url}/v1/text-to-speech/aDa7Veery0Premade001/stream/with-timestamps'`,
  );
  expect(copied).toContain("-H 'xi-api-key: YOUR_API_KEY'");
  await page.getByRole('radio', { name: 'JavaScript' }).check();
  await expect(page.getByRole('region', { name: 'Example: JavaScript' })).toContainText('await fetch(');
  // The language goes along to the next operation.
  await page.getByRole('searchbox').fill('GET /v1/models');
  await page.getByRole('link', { name: /\/v1\/models(?!\/)/ }).click();
  await expect(page.getByRole('region', { name: 'Example: JavaScript' })).toContainText('/v1/models');
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(page.getByRole('region', { name: 'Example: Python' })).toContainText('requests.get(');
  expect(outside).toEqual([]);
});

test('a socket documents its messages in both directions', async ({ page }) => {
  await page.goto('/docs#ws_v1_text_to_speech_voice_id_stream_input');
  await expect(page.getByRole('heading', { name: 'Messages you send' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Messages you receive' })).toBeVisible();
  await expect(page.getByText('inactivity_timeout', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('normalizedAlignment', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Example/ })).toContainText('new WebSocket(');
  await expectAccessible(page, undefined, undefined, operations);
});

test('the public API comes first, in the order of its areas', async ({ page }) => {
  await page.goto('/docs');
  const nav = page.getByRole('navigation', { name: 'Operations' });
  await expect(nav.getByRole('heading', { level: 2 })).toHaveText(['Public API', 'This installation']);
  const areas = nav.getByRole('region', { name: 'Public API', exact: true }).getByRole('heading', { level: 3 });
  await expect(areas).toHaveText([
    'History',
    'Models',
    'Tokens',
    'Text to speech',
    'Text to dialogue',
    'Speech to speech',
    'Speech to text',
    'Pronunciation dictionaries',
    'Audio isolation',
    'User',
    'Voices',
    'Workspace',
    'Webhooks',
  ]);
});

test('the catalogue says when an error occurs, what helps, and which calls answer it', async ({ page }) => {
  await page.goto('/docs');
  await page.getByRole('searchbox').fill('429 concurrent');
  await expect(page.getByRole('link', { name: /too_many_concurrent_requests/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#error-too_many_concurrent_requests$/);
  await expect(page.getByRole('heading', { name: 'Error catalogue', level: 1 })).toBeVisible();
  const entry = page.getByRole('listitem').filter({ has: page.getByText('code concurrent_limit_exceeded') });
  await expect(entry).toContainText('Wait for one of them to end, then send the request again.');
  await entry.getByText(/^Answered by \d+ calls$/).click();
  await expectAccessible(page, undefined, '#error-too_many_concurrent_requests');
  await entry.getByRole('link', { name: /\/v1\/text-to-speech\/\{voice_id\}$/ }).click();
  await expect(page).toHaveURL(/#textToSpeech_convert$/);
  await page.getByText('401', { exact: true }).click();
  await page.getByRole('link', { name: 'quota_exceeded' }).click();
  await expect(page).toHaveURL(/#error-quota_exceeded$/);
});

test.describe('a call is tried', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("with the reader's key, showing its cost before and playing the audio after", async ({ page, product }) => {
    const { api_key } = product.account();
    await page.goto('/docs#textToSpeech_convert');
    const form = page.getByRole('region', { name: 'Try it' });
    await expect(form).toContainText('One credit per character of the text');
    await expect(form).toContainText('This text has 30 characters.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('Enter an API key first.')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Make one in the settings.' })).toBeVisible();

    await form.getByLabel('Your API key').fill('sk_wrong');
    await form.getByRole('button', { name: 'Send' }).click();
    const answer = form.getByRole('region', { name: 'Answer', exact: true });
    await expect(answer.getByText('401 Unauthorized')).toBeVisible();
    await expect(answer).toContainText('"status": "invalid_api_key"');
    // The catalogue says what helps, and leads on.
    await expect(answer).toContainText('Check the key, or create another one');
    await expect(answer.getByRole('link', { name: 'invalid_api_key in the error catalogue' })).toHaveAttribute(
      'href',
      /#error-invalid_api_key$/,
    );

    await form.getByLabel('Your API key').fill(api_key);
    await form.getByLabel('output_format').selectOption('mp3_22050_32');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(answer.getByText('200 OK')).toBeVisible();
    const audio = answer.getByLabel('The audio that was answered');
    await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.duration)).toBeGreaterThan(1);
    await expect(answer.getByText('character-cost', { exact: true })).toBeVisible();
    const curl = page.getByRole('region', { name: 'Example: cURL' });
    await expect(curl).toContainText('output_format=mp3_22050_32');
    await expect(curl).toContainText('xi-api-key: YOUR_API_KEY');
    await expect(curl).not.toContainText(api_key);
    await expectAccessible(page, undefined, undefined, operations);

    // The key goes with the reader to the next call, and is nowhere once the page is left.
    await page.getByRole('searchbox').fill('GET /v1/models');
    await page.getByRole('link', { name: /\/v1\/models(?!\/)/ }).click();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(answer).toContainText('"model_id": "eleven_multilingual_v2"');
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      api_key,
    );
    await page.reload();
    await expect(form.getByLabel('Your API key')).toHaveValue('');
  });

  test('with the session of a signed-in user, and form errors are shown before sending', async ({ page, product }) => {
    await page.goto('/docs#security_sessions_list');
    const form = page.getByRole('region', { name: 'Try it' });
    await expect(form).toContainText('This call takes a signed-in session.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByRole('alert')).toHaveText('Sign in first.');

    await signIn(page, product.account());
    await page.reload();
    await expect(form).toContainText('The call is sent with your session.');
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('200 OK')).toBeVisible();
    await expect(form).toContainText('"is_current"');

    // A form tells what is wrong at the field, and the first such field has the focus.
    await page.goto('/docs#history_deleteMany');
    await form.getByRole('radio', { name: 'My session' }).check();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('At least 1 entry is needed.')).toBeVisible();
    await page.goto('/docs#jobs_list');
    await form.getByLabel('page_size').fill('500');
    await form.getByLabel('page_size').blur();
    await expect(form.getByText('This must be from 1 to 100.')).toBeVisible();
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByLabel('page_size')).toBeFocused();
    await expectAccessible(page, undefined, undefined, operations);
  });

  test('with a body made of fields or of JSON, and nothing is lost between the two', async ({ page, product }) => {
    await signIn(page, product.account());
    await page.goto('/docs#feedback_send');
    const form = page.getByRole('region', { name: 'Try it' });
    const code = page.getByRole('region', { name: 'Example: cURL' });
    await form.getByRole('radio', { name: 'My session' }).check();
    await form.getByLabel('message').fill('The reference has a form.');
    await form.getByLabel('kind').selectOption('idea');
    await form.getByRole('textbox', { name: 'rating' }).fill('7');
    await form.getByRole('textbox', { name: 'rating' }).blur();
    await expect(form.getByText('This must be from 1 to 5.')).toBeVisible();
    await form.getByRole('textbox', { name: 'rating' }).fill('4');
    await expect(form.getByText('This must be from 1 to 5.')).toBeHidden();
    await expect(code).toContainText('"rating":4');

    await form.getByRole('radio', { name: 'JSON' }).check();
    const json = form.getByLabel('Body (JSON)');
    await expect(json).toHaveValue(/"kind": "idea"/);
    await json.fill('{ no json');
    await expect(form.getByText('This is not valid JSON.')).toBeVisible();
    await form.getByRole('radio', { name: 'Fields' }).click();
    await expect(json).toHaveValue('{ no json');
    await json.fill('{"message": "From JSON.", "kind": "idea", "rating": null, "mood": "good"}');
    await form.getByRole('radio', { name: 'Fields' }).check();
    await expect(form.getByLabel('message')).toHaveValue('From JSON.');
    await expect(form.getByText('Also sent, as the JSON says: mood')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Send null as rating' })).toHaveAttribute('aria-pressed', 'true');
    await expect(code).toContainText('"rating":null,"mood":"good"');
    await expectAccessible(page, undefined, undefined, operations);

    const sent = page.waitForRequest('**/v1/feedback');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({ message: 'From JSON.', kind: 'idea', rating: null, mood: 'good' });
    await expect(form.getByText(/^200 OK$|^204 No Content$/)).toBeVisible();
  });

  test('with lists and objects of fields; what only the server knows to be wrong is told at the field', async ({
    page,
    product,
  }) => {
    await signIn(page, product.account('creator'));
    await page.goto('/docs#speechBatches_check');
    const form = page.getByRole('region', { name: 'Try it' });
    await form.getByRole('radio', { name: 'My session' }).check();
    await form.getByRole('group', { name: 'defaults *' }).getByLabel('voice_id').fill('aDa7Veery0Premade001');
    await form.getByRole('button', { name: 'Add to rows' }).click();
    const rows = form.getByRole('group', { name: 'rows *', exact: true });
    await rows.getByLabel('text *').last().fill('The second row.');
    await form.getByRole('button', { name: 'Leave rows[0] out' }).click();
    await page.route('**/v1/speech-batches/check', async (route) => {
      const issue = { type: 'value_error', loc: ['body', 'rows', 0, 'text'], msg: 'Not this text' };
      await route.fulfill({ status: 422, json: { detail: [issue] } });
    });
    const sent = page.waitForRequest('**/v1/speech-batches/check');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    expect((await sent).postDataJSON()).toMatchObject({ rows: [{ text: 'The second row.' }] });
    await expect(rows.getByRole('alert')).toHaveText('Not this text');
  });

  test('only after a question where it cannot be taken back', async ({ page, product }) => {
    await signIn(page, product.account());
    await page.goto('/docs#history_delete');
    const form = page.getByRole('region', { name: 'Try it' });
    await form.getByRole('radio', { name: 'My session' }).check();
    await form.getByLabel('history_item_id').fill('nothing');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    const question = page.getByRole('alertdialog', { name: 'Send this call?' });
    await expect(question).toContainText('DELETE /v1/history/{history_item_id}');
    await expectAccessible(page, undefined, undefined, operations);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(requests).not.toContain('DELETE /v1/history/nothing');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(form.getByText('404 Not Found')).toBeVisible();
    await expect(form.getByRole('region', { name: 'Answer', exact: true })).toContainText(
      'Take the id from GET /v1/history',
    );
  });

  test('while it streams: lines and events are shown as they come, and the reader ends them', async ({
    page,
    product,
  }) => {
    await signIn(page, product.account());
    await page.goto('/docs#textToSpeech_streamWithTimestamps');
    const form = page.getByRole('region', { name: 'Try it' });
    await form.getByRole('radio', { name: 'My session' }).check();
    await form.getByLabel('text *').fill('The harbour is quiet this morning, and the boats lie still. '.repeat(12));
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form.getByText(/· \d+ messages?$/)).toBeVisible();
    await expect(form).toContainText('"audio_base64"');

    await page.goto('/docs#live_listen');
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form.getByRole('region', { name: 'Text of the answer' })).toContainText('event:');
    await form.getByRole('button', { name: 'Stop' }).click();
    await expect(form.getByText(/not complete$/)).toBeVisible();
  });

  test('with a file, where a call takes one', async ({ page, product }) => {
    // No call of this product takes files yet, so the description gains one.
    await page.route('**/openapi.json', async (route) => {
      const document = (await (await route.fetch()).json()) as { paths: Record<string, object> };
      document.paths['/v1/recordings'] = { post: uploadOperation };
      await route.fulfill({ json: document });
    });
    await signIn(page, product.account());
    await page.goto('/docs#recordings_create');
    const form = page.getByRole('region', { name: 'Try it' });
    await form.getByLabel('name *').fill('Harbour');
    await form
      .getByLabel('files *')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('x') });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form.getByText('Only these types are taken: audio/*.')).toBeVisible();
    await expectAccessible(page, undefined, undefined, operations);
    await form.getByRole('button', { name: 'Leave face.png out' }).click();
    await form
      .getByLabel('files *')
      .setInputFiles({ name: 'take.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('abc') });
    await expect(page.getByRole('region', { name: 'Example: cURL' })).toContainText("-F 'files=@take.mp3'");
    let body = '';
    await page.route('**/v1/recordings', async (route) => {
      body = route.request().postDataBuffer()?.toString() ?? '';
      await route.fulfill({ json: { status: 'ok' } });
    });
    await form.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(form.getByText('200 OK')).toBeVisible();
    expect(body).toMatch(/name="name"\s+Harbour/);
    expect(body).toMatch(/name="files"; filename="take.mp3"\s+Content-Type: audio\/mpeg\s+abc/);
  });
});

const uploadOperation = {
  operationId: 'recordings_create',
  summary: 'Keep recordings',
  tags: ['voices'],
  security: [{ session: [] }],
  requestBody: {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['name', 'files'],
          properties: {
            name: { type: 'string' },
            files: {
              type: 'array',
              minItems: 1,
              maxItems: 2,
              items: { type: 'string', format: 'binary', maxLength: 1000 },
            },
          },
        },
        encoding: { files: { contentType: 'audio/*' } },
      },
    },
  },
  responses: { 200: { description: 'Kept' } },
};

test('the sections of a page are listed, and the one that is read is marked', async ({ page }) => {
  await page.goto('/docs#textToSpeech_convert');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('button')).toHaveText([
    'Try it',
    'Code',
    'Path',
    'Query',
    'Request body',
    'Responses',
  ]);
  await contents.getByRole('button', { name: 'Query' }).click();
  await expect(contents.getByRole('button', { name: 'Query' })).toHaveAttribute('aria-current', 'location');
  await expect(page.getByRole('heading', { name: 'Query' })).toBeInViewport();
  await expect(page).toHaveURL(/#textToSpeech_convert$/);
  await page.getByRole('main').hover();
  await page.mouse.wheel(0, -20_000);
  await expect(contents.getByRole('button', { name: 'Try it' })).toHaveAttribute('aria-current', 'location');
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the form and its messages are German', async ({ page }) => {
    await page.goto('/docs#jobs_list');
    const form = page.getByRole('region', { name: 'Ausprobieren' });
    await form.getByLabel('page_size').fill('500');
    await form.getByLabel('page_size').blur();
    await expect(form.getByText('Der Wert muss zwischen 1 und 100 liegen.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/, viewport: { width: 390, height: 844 } });

  test('in one document do not hide the other, and a dead link offers a way on', async ({ page }) => {
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
