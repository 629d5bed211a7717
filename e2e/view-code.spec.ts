/** "View code": what it shows is run as it stands, and gives the speech of the screen. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const nasty = `It's "quoted", \`ticked\`, $HOME and \${x}.\nSecond line \\ with 100% – naïve 🎙️ ''' end.`;

async function codeOf(page: Page, language: string): Promise<string> {
  await page.getByRole('radio', { name: language, exact: true }).check();
  const code = page.getByRole('region', { name: language, exact: true });
  return (await code.textContent()) ?? '';
}

test('curl, JavaScript and the SDK generate the speech that is on the screen', async ({ page, mia }) => {
  test.skip(spawnSync('curl', ['--version']).status !== 0, 'No curl on this machine.');
  await write(page, nasty);
  const speed = page.getByRole('textbox', { name: 'Speed value' });
  await speed.fill('0.8');
  await speed.press('Enter');
  await page.getByRole('button', { name: /^Advanced/ }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('7');
  await page.getByLabel('Output format').selectOption('MP3 22.05 kHz, 32 kbps');
  await page.getByRole('button', { name: 'View code' }).click();
  await expect(page.getByRole('dialog', { name: 'View code' })).toBeVisible();
  await expectAccessible(page);

  const folder = await mkdtemp(path.join(tmpdir(), 'veery-code-'));
  // The SDK is found as in a project of one's own.
  const root = path.join(import.meta.dirname, '..');
  const withKey = (code: string) => code.replace('YOUR_API_KEY', mia.api_key);
  const sounds: Buffer[] = [];
  for (const [language, command, ...args] of [
    ['curl', 'sh', '-s'],
    ['JavaScript', process.execPath, '--input-type=module', '-'],
    ['JS SDK', process.execPath, '--input-type=module', '-'],
  ] as const) {
    const file = path.join(folder, `${language}.mp3`);
    const code = withKey(await codeOf(page, language)).replaceAll('speech.mp3', file);
    const { status, stderr } = spawnSync(command, args, { input: code, cwd: root, encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    sounds.push(await readFile(file));
  }
  await rm(folder, { recursive: true });
  expect(sounds[0]!.length).toBeGreaterThan(5000);
  // One seed, one sound: they asked for the same.
  for (const sound of sounds) expect(sound.equals(sounds[0]!)).toBe(true);
  const headers = { 'xi-api-key': mia.api_key };
  const { history } = (await (await page.request.get('/v1/history', { headers })).json()) as {
    history: { text: string; settings: { speed: number } }[];
  };
  expect(history).not.toHaveLength(0);
  for (const item of history) expect([item.text, item.settings.speed]).toEqual([nasty, 0.8]);
});
