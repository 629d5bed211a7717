import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './test.ts';

const path = '/app/settings/api-keys';
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Calls without the browser, because the cookies of the session would answer for the key. */
async function ask(url: string, key: string, body?: object): Promise<{ status: number; type: string | undefined }> {
  const headers = { 'xi-api-key': key, ...(body ? { 'content-type': 'application/json' } : {}) };
  const response = await fetch(url, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const answer = isJson ? ((await response.json()) as { detail?: { status?: string } }) : undefined;
  if (!isJson) await response.arrayBuffer();
  return { status: response.status, type: answer?.detail?.status };
}

async function make(page: Page, name: string, levels: Record<string, string>, limit = ''): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Create API key' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('switch', { name: 'Restrict key' }).check();
  for (const [area, level] of Object.entries(levels)) await dialog.getByLabel(area).selectOption(level);
  if (limit) await dialog.getByLabel('Credit limit per period').fill(limit);
  await dialog.getByRole('button', { name: 'Create API key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy your API key' });
  return (await shown.getByTestId('secret').textContent()) ?? '';
}

async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  const button = question.getByRole('button', { name: 'Delete' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await question.getByRole('textbox').fill(name);
  await button.click();
}

test('a restricted key is created, copied once, allowed and refused, paused, edited and deleted', async ({
  page,
  mia,
  product,
}) => {
  // The test checks the whole page eight times with axe.
  test.slow();
  expect(mia.email).toBeTruthy();
  await page.goto(path);
  // The command line made this key.
  await remove(page, 'Command line');
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create API key' }).click();
  await expect(page).toHaveURL(/create=true/);
  const form = page.getByRole('dialog', { name: 'Create API key' });

  // A name exists already, and the error is shown beside it.
  await expect(form.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
  await form.getByRole('textbox', { name: 'Name' }).fill('');
  await form.getByRole('switch', { name: 'Restrict key' }).check();
  await form.getByLabel('Credit limit per period').fill('plenty');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByText('Give the key a name.')).toBeVisible();
  await expect(form.getByText('Choose at least one permission', { exact: false })).toBeVisible();
  await expect(form.getByText('Enter a whole number of credits', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Credit limit per period').fill('');

  const key = await make(page, 'Reader', { Voices: 'Read', 'Text to Speech': 'Access' }, '20');
  expect(key).toMatch(/^sk_/);
  const shown = page.getByRole('dialog', { name: 'Copy your API key' });
  await expect(shown.getByText(`ELEVENLABS_API_KEY=${key}`)).toBeVisible();
  await expectAccessible(page);

  // Closing without having copied the key asks for confirmation.
  await shown.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Back to the key' }).click();
  await shown.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(shown).toHaveCount(0);
  await expect(page).toHaveURL(/api-keys$/);
  expect(await page.content()).not.toContain(key);

  // What the key may do, what it may not, and its limit.
  const { url } = product;
  const speech = `${url}/v1/text-to-speech/aDa7Veery0Premade001`;
  expect(await ask(`${url}/v1/voices`, key)).toMatchObject({ status: 200 });
  expect(await ask(`${url}/v1/history`, key)).toEqual({ status: 401, type: 'missing_permissions' });
  expect(await ask(speech, key, { text: 'Twelve chars' })).toMatchObject({ status: 200 });
  expect(await ask(speech, key, { text: 'Another twelve' })).toEqual({ status: 401, type: 'quota_exceeded' });

  await page.reload();
  const row = page.getByRole('row', { name: /Reader/ });
  await expect(row.getByText('12 of 20')).toBeVisible();
  await row.getByRole('button', { name: /Permissions of Reader: 2 areas/ }).click();
  await expect(page.getByRole('dialog', { name: 'Permissions of Reader' })).toContainText('Text to SpeechAccess');
  await page.keyboard.press('Escape');
  await expectAccessible(page);

  // Disabling takes effect at once.
  const toggle = row.getByRole('switch', { name: 'Enable Reader' });
  const edited = page.waitForResponse(/edit-api-key/);
  await toggle.click();
  await edited;
  await expect(toggle).not.toBeChecked();
  expect((await ask(`${url}/v1/voices`, key)).status).toBe(401);
  const again = page.waitForResponse(/edit-api-key/);
  await toggle.click();
  await again;
  await expect(toggle).toBeChecked();
  expect((await ask(`${url}/v1/voices`, key)).status).toBe(200);

  // It gets more permissions, and no limit.
  await row.getByRole('button', { name: 'Actions for Reader' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit API key' });
  await expect(edit.getByLabel('Voices')).toHaveValue('read');
  await expect(edit.getByLabel('Credit limit per period')).toHaveValue('20');
  await edit.getByRole('textbox', { name: 'Name' }).fill('Librarian');
  await edit.getByLabel('History').selectOption('Read and write');
  await edit.getByLabel('Credit limit per period').fill('');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toHaveCount(0);
  expect((await ask(`${url}/v1/history`, key)).status).toBe(200);
  expect((await ask(speech, key, { text: 'Another twelve' })).status).toBe(200);

  // It is deleted for good after its name was typed.
  await remove(page, 'Librarian');
  await expect(page.getByRole('heading', { name: 'No API keys yet' })).toBeVisible();
  expect((await ask(`${url}/v1/voices`, key)).status).toBe(401);
});

test('a key with an expiry and an address is refused from elsewhere, logged, and rotated', async ({
  page,
  mia,
  product,
}) => {
  test.slow();
  expect(mia.email).toBeTruthy();
  const voices = `${product.url}/v1/voices`;
  await page.goto(`${path}?create=true`);
  const form = page.getByRole('dialog', { name: 'Create API key' });
  const suggested = await form.getByRole('textbox', { name: 'Name' }).inputValue();
  await form.getByRole('button', { name: 'Suggest a name' }).click();
  await expect(form.getByRole('textbox', { name: 'Name' })).not.toHaveValue(suggested);
  await form.getByRole('textbox', { name: 'Name' }).fill('Night train');
  await form.getByLabel('Allowed addresses').fill('10.0.0.0/8, nowhere');
  await form.getByLabel('Expires').selectOption('On a date…');
  await form.getByRole('button', { name: 'Create API key' }).click();
  await expect(form.getByText('Not a valid address: nowhere')).toBeVisible();
  await expect(form.getByText('Choose today or a later day.')).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel('Allowed addresses').fill('10.0.0.0/8');
  await form.getByLabel('Expires').selectOption('In 7 days');
  await form.getByRole('button', { name: 'Create API key' }).click();
  const shown = page.getByRole('dialog', { name: 'Copy your API key' });
  const key = (await shown.getByTestId('secret').textContent()) ?? '';
  await shown.getByRole('button', { name: 'Copy key' }).click();
  await shown.getByRole('button', { name: 'Done' }).click();
  const row = page.getByRole('row', { name: /Night train/ });
  await expect(row.getByText('Expires in 6 days')).toBeVisible();
  await expect(row.getByText('From 1 address')).toBeVisible();

  // This machine is not in the network at first; then it is.
  expect((await ask(voices, key)).status).toBe(403);
  const open = async (item: string) => {
    await row.getByRole('button', { name: 'Actions for Night train' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open('Edit');
  const edit = page.getByRole('dialog', { name: 'Edit API key' });
  await expect(edit.getByLabel('Allowed addresses')).toHaveValue('10.0.0.0/8');
  await edit.getByLabel('Allowed addresses').fill('127.0.0.0/8\n::1');
  await edit.getByLabel('Expires').selectOption('Never');
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(row.getByText('From 2 addresses')).toBeVisible();
  await expect(row.getByText(/^Expires/)).toHaveCount(0);
  expect((await ask(voices, key)).status).toBe(200);

  await open('Request log');
  const log = page.getByRole('dialog', { name: 'Requests of Night train' });
  await expect(log.getByRole('listitem').filter({ hasText: 'GET /v1/voices' }).first()).toBeVisible();
  await expectAccessible(page);
  // The next request appears while the list is open.
  expect((await ask(`${product.url}/v1/models`, key)).status).toBe(200);
  await expect(log.getByText('GET /v1/models')).toBeVisible();
  await page.keyboard.press('Escape');

  await open('Rotate');
  const rotate = page.getByRole('dialog', { name: 'Rotate “Night train”?' });
  await expectAccessible(page);
  await rotate.getByRole('button', { name: 'Rotate' }).click();
  const second = (await shown.getByTestId('secret').textContent()) ?? '';
  expect(second).not.toBe(key);
  await shown.getByRole('button', { name: 'Copy key' }).click();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(row.getByText(/^Old secret expires in 2[34] hours$/)).toBeVisible();
  for (const one of [key, second]) expect((await ask(voices, one)).status).toBe(200);
  await open('Rotate');
  await rotate.getByRole('radio', { name: /Stops working immediately/ }).check();
  await rotate.getByRole('button', { name: 'Rotate' }).click();
  const third = (await shown.getByTestId('secret').textContent()) ?? '';
  await shown.getByRole('button', { name: 'Copy key' }).click();
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect(row.getByText(/^Old secret/)).toHaveCount(0);
  for (const one of [key, second]) expect((await ask(voices, one)).status).toBe(401);
  expect((await ask(voices, third)).status).toBe(200);

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});

test.describe('a refused key', () => {
  test.use({ expectedErrors: /400/ });
  test('is explained in the dialog, and the input stays', async ({ page, mia }) => {
    expect(mia.email).toBeTruthy();
    const message = 'An account may have 100 API keys. Delete one first.';
    await page.route('**/v1/user/create-api-key', (route) =>
      route.fulfill({ status: 400, json: { detail: { status: 'api_key_limit_reached', message } } }),
    );
    await page.goto(`${path}?create=true`);
    const form = page.getByRole('dialog', { name: 'Create API key' });
    await form.getByRole('textbox', { name: 'Name' }).fill('One too many');
    await page.keyboard.press('Enter');
    await expect(form.getByText(message)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('One too many');
    // The input is not lost by an accidental click.
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/api-keys$/);
  });
});
