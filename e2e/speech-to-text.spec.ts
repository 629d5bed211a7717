/** Speech to Text: from a recording to a corrected transcript and its files. The recogniser is the embedded one. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pages } from '../contract/src/pages.ts';
import { premadeVoices } from '../server/src/slices/voices/premade-voices.ts';
import { expect, expectAccessible, test, type Product } from './test.ts';

test.skip(!existsSync('/usr/share/pocketsphinx/model/en-us'), 'the embedded recogniser is not installed');

const said = 'The train to the city leaves in ten minutes. Please call me when you get back to the office.';

/** A clear voice, as a file that somebody could have recorded. */
async function recording({ url }: Product, { api_key }: { api_key: string }): Promise<Buffer> {
  const voice = premadeVoices.find(({ name }) => name === 'Bruno')?.voice_id;
  const response = await fetch(`${url}/v1/text-to-speech/${voice}?output_format=wav_16000`, {
    method: 'POST',
    headers: { 'xi-api-key': api_key, 'content-type': 'application/json' },
    body: JSON.stringify({ text: said }),
  });
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

const segments = (page: Page) => page.getByRole('textbox', { name: /^What .* says at/ });
const saved = (page: Page) => page.getByText('Last saved now');

async function exportAs(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export transcript' });
  await dialog.getByRole('radio', { name: new RegExp(`^${format}`) }).check();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const bytes = await readFile(await (await file).path());
  await expect(dialog).toHaveCount(0);
  return bytes;
}

test('a recording is transcribed, corrected, split, and exported in every format', async ({ page, product, mia }) => {
  const bytes = await recording(product, mia);
  await page.goto(pages.speechToText);
  await expect(page.getByText('Turn recordings into text')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Transcribe files' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Transcribe files' });
  await dialog.getByLabel('Choose files').setInputFiles([{ name: 'train.wav', mimeType: 'audio/wav', buffer: bytes }]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Transcribe', exact: true }).click();
  const row = page.getByRole('row', { name: /train/ });
  await expect(row.getByText('Ready').filter({ visible: true })).toBeVisible({ timeout: 120_000 });
  await row.getByRole('link', { name: /train/ }).click();

  const text = segments(page).first();
  await expect(text).toContainText('train', { ignoreCase: true });
  await expectAccessible(page);
  const before = await text.innerText();

  // A word is corrected, the segment is split behind it, and both survive a reload.
  await text.click();
  await text.press('ControlOrMeta+Home');
  await page.keyboard.type('Listen: ');
  await page.keyboard.press('Enter');
  await expect(segments(page)).toHaveCount(2);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(segments(page)).toHaveCount(1);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(segments(page)).toHaveCount(2);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(segments(page)).toHaveCount(2);
  await expect(segments(page).first()).toContainText('Listen:');
  expect((await segments(page).nth(1).innerText()).trim()).toBe(before.trim());

  const files = new Map<string, Buffer>();
  for (const format of ['Text', 'PDF', 'DOCX', 'JSON', 'HTML', 'SRT', 'VTT'])
    files.set(format, await exportAs(page, format));
  const textOf = (format: string) => files.get(format)?.toString() ?? '';
  expect(textOf('Text')).toContain('Listen:');
  expect(textOf('PDF')).toMatch(/^%PDF-/);
  expect(textOf('DOCX').slice(0, 2)).toBe('PK');
  expect(JSON.parse(textOf('JSON'))).toBeTruthy();
  expect(textOf('HTML')).toContain('<!doctype html>');
  expect(textOf('SRT')).toMatch(/^1\r?\n\d\d:\d\d:\d\d,\d{3} --> /);
  expect(textOf('VTT')).toMatch(/^WEBVTT/);
});
