/** The history: found again, looked at, used again, taken along, thrown away. */
import { readFile, rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fromBuffer } from 'yauzl';
import { ada, bruno, drawer, history, make, row, rows } from './history-items.ts';
import { settled } from './settled.ts';
import { isPlaying, path, player } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const texts = [
  'The gate was never locked.',
  'Three ingredients, ten minutes, one pan.',
  // Long enough for a slow machine to press Pause before its end.
  `Before the light reaches the water, the veery begins. ${'It sings two notes at once, and then it waits. '.repeat(8)}`.trim(),
];
const adas = ['Chapter four. The long way round.', 'A field guide is only as good as its silences.'];

/** Names and sizes of the files in a zip. */
async function listZip(bytes: Buffer): Promise<{ name: string; size: number }[]> {
  const files: { name: string; size: number }[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
    if (error) return reject(error);
    zip.on('entry', ({ fileName, uncompressedSize }: { fileName: string; uncompressedSize: number }) => {
      files.push({ name: fileName, size: uncompressedSize });
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', reject);
    zip.readEntry();
  });
  await promise;
  return files;
}

const select = (page: Page, text: string) => row(page, text).getByRole('checkbox');

test('on a phone the button of the calendar is in sight without scrolling', async ({ page, mia }) => {
  await make(page, mia, ['Something to filter.']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(history);
  await page.getByRole('button', { name: 'Any date' }).click();
  await expect(page.getByRole('button', { name: 'Show these days' })).toBeInViewport({ ratio: 1 });
});

test('a history journey: search, filters, drawer, reuse, zip, delete', async ({ page, mia }) => {
  await make(page, mia, texts, bruno);
  await make(page, mia, adas, ada);
  await page.goto(history);
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('cell', { name: 'Today', exact: true })).toBeVisible();
  await expect(rows(page).first()).toContainText('A field guide');
  await expectAccessible(page);

  // Search and filters stand in the address, and Back takes them away again.
  await page.getByRole('searchbox', { name: 'Search text' }).fill('the veery');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/search=the\+veery/);
  await page.getByRole('combobox', { name: 'Voice' }).selectOption({ label: 'Ada' });
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByRole('searchbox', { name: 'Search text' })).toHaveValue('');
  await page.getByRole('combobox', { name: 'Voice' }).selectOption({ label: 'Bruno' });
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Any date' }).click();
  await page.getByRole('radio', { name: 'Today' }).click();
  await expect(page).toHaveURL(/date=today/);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Today' }).click();
  await page.getByLabel('To', { exact: true }).fill('2020-02-01');
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(/date=\.\.2020-02-01/);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows(page)).toHaveCount(5);

  // The calendar, by keyboard: from the first of last month to the day after it.
  await page.getByRole('button', { name: 'Any date' }).click();
  await page.getByRole('button', { name: 'Go to the Previous Month' }).press('Enter');
  const lastMonth = new Date();
  lastMonth.setDate(1);
  lastMonth.setMonth(lastMonth.getMonth() - 1);
  const month = `${lastMonth.getFullYear()}-${String(lastMonth.getMonth() + 1).padStart(2, '0')}`;
  await page.locator(`[data-day="${month}-01"] button`).press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('From', { exact: true })).toHaveValue(`${month}-01`);
  await expect(page.getByLabel('To', { exact: true })).toHaveValue(`${month}-02`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show these days' }).click();
  await expect(page).toHaveURL(new RegExp(`date=${month}-01\\.\\.${month}-02`));
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(rows(page)).toHaveCount(5);

  // The drawer: one clock for its wave, its words and the player.
  await row(page, 'the veery begins').getByRole('link').click();
  await expect(page).toHaveURL(/item=\w{20}/);
  await expect(drawer(page).getByText('Multilingual v2')).toBeVisible();
  await expect(drawer(page).getByText('MP3 44.1 kHz, 128 kbps')).toBeVisible();
  const fact = (name: string) =>
    drawer(page)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(fact('Seed')).toContainText('7');
  await expect(fact('Size')).toContainText(/\d\skB/);
  await expect(fact('Language')).toContainText('Detected');
  await expect(fact('Cost')).toContainText('credits');
  await expect(fact('Created')).toContainText(String(new Date().getFullYear()));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await drawer(page).getByRole('button', { name: 'Copy request ID' }).click();
  await expect.poll(clipboard).toBe(await fact('Request').locator('span').first().innerText());
  await drawer(page)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect.poll(clipboard).toMatch(/\/history\?item=\w{20}$/);
  await drawer(page).getByText('notes', { exact: true }).first().click();
  await isPlaying(page);
  await expect(drawer(page).locator('[data-state=now]')).toBeVisible();
  await expect
    .poll(async () => Number((await drawer(page).getByTestId('item-time').innerText()).slice(2)))
    .toBeGreaterThan(2);
  await expect(player(page).getByText('Bruno')).toBeVisible();
  await drawer(page)
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expectAccessible(page);

  // Used again.
  await drawer(page).getByRole('button', { name: 'Reuse' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('button', { name: 'Voice: Bruno' })).toBeVisible();
  // The field, or the words themselves where the player still has them.
  const field = page.getByRole('textbox', { name: 'Text to speak' });
  const words = page.getByRole('group', { name: 'Text being spoken' });
  await expect(field.or(words)).toBeVisible();
  if (await field.isVisible()) await expect(field).toHaveValue(/^Before the light reaches the water/);
  else await expect(words).toContainText('Before the light reaches the water');
  await page.goBack();
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toHaveCount(0);

  // Three at once, with Shift, as a zip.
  await select(page, 'A field guide').click();
  await select(page, 'the veery begins').click({ modifiers: ['Shift'] });
  const bar = page.getByRole('toolbar', { name: '3 selected' });
  await expect(bar).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Download' }).click();
  const zipMenu = page.getByRole('dialog', { name: 'Download' });
  await expectAccessible(page);
  await zipMenu.getByRole('radio', { name: 'SRT' }).check();
  await zipMenu.getByRole('button', { name: 'Audio as made' }).click();
  await expect(zipMenu).toHaveCount(0);
  const link = page.getByRole('link', { name: /^Download ZIP file of 3/ });
  await expect(link).toBeVisible();
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Veery_.*history\.zip$/);
  const files = await listZip(await readFile(await download.path()));
  expect(new Set(files.map(({ name }) => name)).size).toBe(6);
  expect(files.filter(({ name }) => name.endsWith('.srt'))).toHaveLength(3);
  expect(files.filter(({ name }) => /^Veery_\d{4}-.*_(Ada|Bruno)_pre_.*\.mp3$/.test(name))).toHaveLength(3);
  const audio = files.filter(({ name }) => name.endsWith('.mp3'));
  expect(Math.min(...audio.map(({ size }) => size))).toBeGreaterThan(5000);
  await page.keyboard.press('Escape');

  // Thrown away, taken back, and thrown away for good.
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(5);
  await select(page, 'A field guide').click();
  await select(page, 'the veery begins').click({ modifiers: ['Shift'] });
  const gone = page.waitForResponse((response) => response.url().endsWith('/v1/history/delete'));
  await bar.getByRole('button', { name: 'Delete' }).click();
  expect(await (await gone).json()).toEqual({ deleted: 3 });
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test('the history by keyboard alone', async ({ page, mia }) => {
  await make(page, mia, texts);
  await page.goto(history);
  await expect(rows(page)).toHaveCount(3);
  await settled(page);
  const focused = () => page.evaluate(() => document.activeElement?.closest('[data-item]')?.textContent ?? '');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toContain('the veery begins');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).toContain('Three ingredients');
  await page.keyboard.press('Enter');
  await expect(drawer(page).getByText('Three')).toBeVisible();
  await page.keyboard.press('j');
  await expect(drawer(page).getByText('gate')).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Next item' })).toBeDisabled();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('k');
  await expect(drawer(page).getByText('veery')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);

  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Nothing generated yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(rows(page)).toHaveCount(3);

  // The menu of a row.
  await page.getByRole('button', { name: /^Actions for Before the light/ }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Play next' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
});

test('a word that is pressed before its times are loaded plays as soon as they are', async ({ page, mia }) => {
  await make(page, mia, texts.slice(2));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/v1\/history\/\w{20}$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(history);
  await rows(page).first().getByRole('link').click();
  await drawer(page).getByText('notes', { exact: true }).first().click();
  release();
  await isPlaying(page);
  await expect
    .poll(async () => Number((await drawer(page).getByTestId('item-time').innerText()).slice(2)))
    .toBeGreaterThan(1);
});

test('takes of one text are one row that opens to its takes; the flat list is a click away and stays chosen', async ({
  page,
  mia,
}) => {
  const text = 'The ferry leaves at nine.';
  await make(page, mia, ['Something else.', text]);
  const headers = { 'xi-api-key': mia.api_key };
  const again = async (words: string, more: object) => {
    const answer = await page.request.post(`/v1/text-to-speech/${ada}`, { headers, data: { text: words, ...more } });
    return answer.headers()['history-item-id'] ?? '';
  };
  const second = await again(text, { seed: 8 });
  await again('The ferry leaves at ten.', { seed: 9, take_of: second });
  await page.request.patch(`/v1/history/${second}/take`, { headers, data: { name: 'Softer close', is_final: true } });
  await page.goto(history);
  await expect(rows(page)).toHaveCount(2);
  await settled(page);
  const group = rows(page).first();
  await expect(group).toContainText('The ferry leaves at ten.');
  // It opens to its takes, numbered, named, the final one marked.
  await group.getByRole('button', { name: 'Show 3 takes' }).click();
  await expect(rows(page)).toHaveCount(4);
  await expect(group).toContainText('Take 3');
  await expect(rows(page).nth(1)).toContainText(/Take 2.*Softer close.*Final/);
  await expect(rows(page).nth(2)).toContainText(/Take 1/);
  await expectAccessible(page);
  // Open, each take is selected by itself; closed, they are selected together.
  await rows(page).nth(1).getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: '1 selected' })).toBeVisible();
  await group.getByRole('link').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(rows(page)).toHaveCount(2);
  await group.getByRole('checkbox').check();
  await expect(page.getByRole('toolbar', { name: '3 selected' })).toBeVisible();
  // The newest is deleted, and the take before it stands for the group.
  await page.keyboard.press('Escape');
  await group.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows(page)).toHaveCount(4);
  await group.getByRole('button', { name: /^Actions for/ }).click();
  const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click();
  await expect(group).toContainText(/Take 2.*Softer close/);
  await gone;
  await expect(rows(page)).toHaveCount(3);
  // A word of one take finds that take, and the flat list shows each by itself.
  await page.getByRole('button', { name: 'All takes' }).click();
  await expect(page).toHaveURL(/takes=all/);
  await expect(rows(page)).toHaveCount(3);
  await expect(
    rows(page)
      .first()
      .getByRole('button', { name: /^Show / }),
  ).toHaveCount(0);
  await page.goto(history);
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'All takes' })).toHaveAttribute('aria-pressed', 'true');
  // The mark of a take leads to the takes of its text alone.
  await page.getByRole('button', { name: /^Take 2 of 2/ }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Takes of one text' }).click();
  await page.getByRole('button', { name: 'All takes' }).click();
  await expect(rows(page)).toHaveCount(2);
});

test('a long list loads while scrolling, and renders visible rows only', async ({ page, mia }) => {
  await make(page, mia, ['The very first one.', ...Array.from({ length: 130 }, () => 'Again and again.')]);
  await page.goto(`${history}?takes=all`);
  await rows(page).first().waitFor();
  expect(await rows(page).count()).toBeLessThan(40);
  const list = page.getByTestId('history-list');
  const next = page.waitForResponse((response) => response.url().includes('start_after_history_item_id='));
  await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  expect((await next).ok()).toBe(true);
  await expect(async () => {
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(row(page, 'The very first one.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByText('131 items')).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(40);

  // What is new does not move what is being read.
  await list.evaluate((element) => element.scrollTo(0, 3000));
  const place = async () => (await rows(page).nth(8).boundingBox())?.y;
  // The rows of the former place go a moment later.
  await expect.poll(async () => Math.abs(((await place()) ?? Infinity) - 450) < 400).toBe(true);
  const id = await rows(page).nth(8).getAttribute('data-item');
  const before = await place();
  await make(page, mia, ['Something new.']);
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '133');
  expect((await page.locator(`[data-item="${id}"]`).boundingBox())?.y).toBe(before);
});

test('two clients stay in sync when one of them creates or deletes', async ({ page, mia }) => {
  await make(page, mia, [texts[0]!]);
  await page.goto(history);
  await expect(rows(page)).toHaveCount(1);
  await make(page, mia, [texts[1]!]);
  await expect(rows(page)).toHaveCount(2, { timeout: 3000 });
  const id = await rows(page).first().getAttribute('data-item');
  await page.request.delete(`/v1/history/${id}`, { headers: { 'xi-api-key': mia.api_key } });
  await expect(rows(page)).toHaveCount(1, { timeout: 3000 });
});

test('the filtered list is exported as CSV with its text intact', async ({ page, mia }) => {
  await make(page, mia, [...texts, '=SUM(1, 2) is "not" a formula.']);
  await page.goto(`${history}?search=a`);
  await rows(page).first().waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Veery_.*_history\.csv$/);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(1 + (await rows(page).count()));
  expect(csv).toContain(`"'=SUM(1, 2) is ""not"" a formula."`);
  await expect(page.getByText(/rows exported/)).toBeVisible();
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/ });

  test('of the list can be retried', async ({ page, mia }) => {
    await make(page, mia, texts);
    let isBroken = true;
    await page.route(/\/v1\/history\?/, (route) =>
      isBroken ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    );
    await page.goto(history);
    await expect(page.getByText('Something went wrong, please try again later.')).toBeVisible();
    await expectAccessible(page);
    isBroken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('of an item whose audio file is missing say so, and offer to generate it again', async ({
    page,
    mia,
    product,
  }) => {
    const text = 'The tape was erased.';
    await make(page, mia, [text], ada);
    await rm(`${product.dataDir}/files/speech`, { recursive: true });
    await page.goto(history);
    const alert = page.getByRole('alert').filter({ hasText: 'The audio file of this item is missing on the server' });
    await row(page, text).getByRole('button', { name: /^Play/ }).click();
    await expect(alert).toBeVisible();
    await row(page, text).getByRole('link', { name: text }).click();
    const banner = drawer(page).getByRole('status').filter({ hasText: 'The audio file of this item is missing' });
    await expect(banner).toBeVisible();
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Generate again' }).click();
    await expect(page).toHaveURL(new RegExp(path));
    await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue(text);
  });

  test('of a missing item leave the list as it is', async ({ page, mia }) => {
    await make(page, mia, texts);
    await page.goto(`${history}?item=aaaaaaaaaaaaaaaaaaaa`);
    await expect(drawer(page).getByRole('alert')).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    await drawer(page).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(new RegExp(`${history}$`));
  });
});
