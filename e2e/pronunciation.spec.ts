import { expect, expectAccessible, test } from './test.ts';
import { settled } from './settled.ts';
import { speak, write } from './speech.ts';

interface Item {
  alignments: Record<'alignment' | 'normalized_alignment', { characters: string[] }> | null;
}

test.use({ expectedErrors: /Failed to load resource.*409/ });

test('a name is corrected once, and said right from then on', async ({ page, mia, product }) => {
  const ask = { headers: { 'xi-api-key': mia.api_key } };
  const api = {
    get: (path: string) => page.request.get(product.url + path, ask),
    post: (path: string, data: object) => page.request.post(product.url + path, { ...ask, data }),
  };

  // By keyboard: the caret stands in the name, and the panel hears how it may be said.
  await write(page, 'Ask Claughton about it.');
  const field = page.getByRole('textbox', { name: 'Text to speak' });
  await field.press('Home');
  for (let at = 0; at < 6; at++) await field.press('ArrowRight');
  await expect(async () => {
    await field.press('Control+Shift+L');
    await expect(page.getByRole('dialog', { name: 'Pronounce as…' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  const panel = page.getByRole('dialog', { name: 'Pronounce as…' });
  const heard = page.waitForResponse((response) => response.url().includes('enable_logging=false'));
  await panel.getByRole('radio', { name: /^klow-ton/ }).check();
  expect((await heard).ok()).toBe(true);
  await expectAccessible(page, undefined, '[role=dialog]');
  await panel.getByRole('textbox', { name: 'Spelled as it is said' }).fill('klorton');
  await panel.getByRole('textbox', { name: 'Name of the dictionary' }).fill('People');
  await expect(panel.getByText('1 place in this text')).toBeVisible();
  await panel.getByRole('button', { name: 'Use', exact: true }).click();
  await expect(page.getByText('“Claughton” is said like this from now on.')).toBeVisible();

  // The text is spoken with the dictionary, and its words keep their spelling.
  const { body, headers } = await speak(page);
  expect(body.pronunciation_dictionary_locators).toHaveLength(1);
  const readItem = async () => (await (await api.get(`/v1/history/${headers['history-item-id']}`)).json()) as Item;
  await expect
    .poll(async () => (await readItem()).alignments?.normalized_alignment.characters.join(''))
    .toBe('Ask klorton about it.');
  expect((await readItem()).alignments?.alignment.characters.join('')).toBe('Ask Claughton about it.');
  await page.getByRole('button', { name: /^Advanced/ }).click();
  await expect(page.getByRole('list', { name: 'Dictionaries in their order' })).toContainText('People');

  // Two people edit the dictionary at once: the later one is told, and both changes are kept.
  await page.getByRole('link', { name: 'Manage dictionaries' }).click();
  await page.getByRole('link', { name: 'People' }).click();
  const table = page.getByRole('table', { name: 'Rules' });
  await expect(table).toContainText('klorton');
  const id = page.url().split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Paste' }).click();
  await page.getByRole('textbox', { name: 'Lines of a sheet' }).fill('SQL\tsequel\nalone\nClaughton\tklaw-ton');
  await expect(page.getByText('1 line is left out')).toBeVisible();
  await page.getByRole('button', { name: 'Add 2 rules' }).click();
  const theirs = { rules: [{ type: 'alias', string_to_replace: 'GIF', alias: 'jif' }] };
  await page.route(
    '**/set-rules',
    async (route) => {
      await api.post(`/v1/pronunciation-dictionaries/${id}/add-rules`, theirs);
      await route.continue();
    },
    { times: 1 },
  );
  await page.keyboard.press('Control+s');
  const merge = page.getByRole('dialog', { name: 'Somebody else saved this dictionary' });
  await expect(merge).toContainText('You changed different rules');
  await merge.getByRole('button', { name: 'Put together and save' }).click();
  await expect(page.getByText('Both changes are saved.')).toBeVisible();
  for (const said of ['klaw-ton', 'sequel', 'jif']) await expect(table).toContainText(said);
  await expect(page.getByText('Version 3 against 2')).toBeVisible();
  await settled(page);
  await expectAccessible(page);
});
