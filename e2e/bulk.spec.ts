/** Bulk speech: a file, its price, a job, a zip. */
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import yauzl from 'yauzl';
import { isPlaying, path } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const screen = `${path}/bulk`;
const choose = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
const fromBuffer = promisify<Buffer, yauzl.Options, yauzl.ZipFile>(yauzl.fromBuffer);

async function namesIn(file: string): Promise<string[]> {
  const zip = await fromBuffer(await readFile(file), { lazyEntries: false });
  const names: string[] = [];
  zip.on('entry', (entry: yauzl.Entry) => names.push(entry.fileName));
  await new Promise((resolve, reject) => zip.once('end', resolve).once('error', reject));
  return names;
}

test('from a spreadsheet to a zip', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await page.goto(path);
  await page.getByRole('link', { name: 'Bulk' }).click();
  await expect(page.getByText(/Up to 1,000 rows and 1\sMB/)).toBeVisible();
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download a template' }).click();
  const template = await (await downloading).path();
  await page.locator('input[type=file]').setInputFiles({
    name: 'template.csv',
    mimeType: 'text/csv',
    buffer: await readFile(template),
  });
  // The template is a file that works as it is.
  await expect(page.getByText('All rows are valid.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another file' }).click();

  await choose(
    page,
    'Harbour lines.csv',
    '\uFEFFVoice;Text;Filename;Speed;Seed;Notes\r\nAda;"Good morning; everybody.";morning;1,1;3;x\r\nZorro;Nobody knows this voice.;;;;\r\n;;;;;\r\nBruno;"Two\r\nlines.";;;;\r\nLina;;;;;\r\n',
  );
  await expect(page.getByText('This column is ignored: Notes')).toBeVisible();
  await expect(page.getByText('2 rows have problems')).toBeVisible();
  await expect(page.getByText('There is no voice with the id or name Zorro.')).toBeVisible();
  await expect(page.getByText('The text is empty.')).toBeVisible();
  const start = page.getByRole('button', { name: /^Generate/ });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);

  // Faulty rows come first, with the numbers that the spreadsheet gives them; the texts are fields one at a time.
  await expect(page.getByText(/^Text of row/)).toHaveText([/row 3:/, /row 6:/, /row 2:/, /row 5:/]);
  await expect(page.locator('textarea')).toHaveCount(0);
  // Repaired in place, or taken out.
  await page.getByRole('button', { name: 'Show only these' }).click();
  await page.getByRole('combobox', { name: 'Voice of row 3' }).selectOption('Ada');
  await expect(page.getByText('1 row has a problem')).toBeVisible();
  await page.getByRole('button', { name: 'Remove row 6' }).click();
  await expect(page.getByText('All rows are valid.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbour lines');
  await expect(page.getByText('≈ 58 credits')).toBeVisible();
  await start.click();

  await expect(page).toHaveURL(/\?job=\w+$/);
  const address = page.url();
  // Somewhere else and back: it goes on.
  await page.getByRole('link', { name: 'Text to Speech' }).first().click();
  await page.goto(address);
  await expect(page.getByText('3 rows generated')).toBeVisible();
  await expect(page.getByText('9,942 left').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play Row 2', exact: true }).click();
  await isPlaying(page);
  const zipping = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download ZIP' }).click();
  const zip = await zipping;
  const names = await namesIn(await zip.path());
  expect(names.toSorted()).toEqual(
    ['morning.mp3', '002_Nobody_knows_this_voice.mp3', '003_Two_lines.mp3', 'report.csv'].toSorted(),
  );
});

test('the price comes first, and too high a price is explained', async ({ page, product, mia }) => {
  product.cli('user', 'set-limit', '--email', mia.email, '--credits', '20');
  await page.goto(screen);
  await choose(page, 'a.csv', 'text\nThis one line is too dear.\n');
  await expect(page.getByText('Needs 26 credits, 20 left')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate 1 row' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Text of row 2' }).click();
  await page.getByRole('textbox', { name: 'Text of row 2' }).fill('This one is not.');
  await expect(page.getByRole('button', { name: 'Generate 1 row' })).not.toHaveAttribute('aria-disabled');
});

test('a file that is not a spreadsheet is refused with a message', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await page.goto(screen);
  for (const [content, message] of [
    ['voice,speed\nAda,1\n', 'The file has no column named text.'],
    ['', 'There are no rows in the file.'],
    [`text\n${'Hello\n'.repeat(1001)}`, 'The file has more than 1,000 rows. Split it into several files.'],
    [`text\n${'x'.repeat(1_000_001)}`, /^The file is larger than 1\sMB/],
    ['text,voice\nOne.,Ada\n"Never closed,Ada\n', /^Line 3 has a quotation mark/],
    ['PK\u0003\u0004\u0000\u0000', 'This is not a text file. Save the spreadsheet as CSV first.'],
  ] as const) {
    await choose(page, 'file.csv', content);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expectAccessible(page);
});

test('of a thousand rows only the visible ones are rendered, and the job can be stopped and resumed', async ({
  page,
  mia,
}) => {
  expect(mia.user_id).toHaveLength(28);
  await page.goto(screen);
  await choose(page, 'many.csv', `text\n${Array.from({ length: 1000 }, (_, at) => `Line ${at}.`).join('\n')}\n`);
  await expect(page.getByText('All rows are valid.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
  expect(await rows.count()).toBeLessThan(60);
  await expect(page.getByRole('button', { name: 'Generate 1,000 rows' })).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Generate 1,000 rows' }).click();
  await expect(page.getByText(/^[1-9]\d* of 1,000 rows/).first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Rows generated' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Cancelled after \d+ of 1,000 rows/)).toBeVisible();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page.getByText(/^\d+ of 1,000 rows/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText(/^Cancelled after/)).toBeVisible();
});
