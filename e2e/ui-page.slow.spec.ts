/** The component sheet: screenshots of every control, and the rules that all controls follow. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, rulesOfThemeAndWidth, test } from './test.ts';

test.describe.configure({ timeout: 240_000 });

const keep = (page: Page, key: string, value: string) =>
  page.addInitScript(([name, text]) => localStorage.setItem(`xi:${name}`, JSON.stringify(text)), [key, value]);

async function open(page: Page, theme = 'light', locale = 'en'): Promise<void> {
  await keep(page, 'color-theme', theme);
  await keep(page, 'locale', locale);
  await page.goto('/app/_ui');
  await expect(page.getByRole('heading', { name: 'Component sheet' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const toast = (page: Page, text: string): Locator => page.locator('[data-toaster] li').filter({ hasText: text });

const over = '[role=dialog], [role=alertdialog], [role=menu]';
/** What opens over the page, one after the other. */
const layers = [
  'Menu',
  'Popover',
  'Dialog',
  'Long dialog',
  'Drawer',
  'Sheet',
  'Confirm deletion',
  'WAV 44.1 kHz, needs the Pro plan',
];

/** The first look is by every rule, the others by those that another theme, width or language can break. */
const looks = [
  { theme: 'dark', size: 'wide', locale: 'en', width: 1440, height: 900, rules: undefined },
  { theme: 'light', size: 'phone', locale: 'en', width: 390, height: 844, rules: rulesOfThemeAndWidth },
  { theme: 'light', size: 'phone', locale: 'ar-XB', width: 390, height: 844, rules: rulesOfThemeAndWidth },
];
for (const { theme, size, locale, width, height, rules } of looks) {
  test(`every control, ${theme}, ${size}, ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, theme, locale);
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'en' ? 'ltr' : 'rtl');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page, rules);
    const name = `e2e/screenshots/ui-${theme}-${size}${locale === 'en' ? '' : '-rtl'}`;
    if (!process.env.CI) await page.screenshot({ path: `${name}.png`, fullPage: true });
    // Names of controls are messages: in the pseudo-locale they are others.
    if (locale !== 'en') return;
    for (const layer of layers) {
      await button(page, layer).click();
      await expect(page.locator(over)).toBeVisible();
      // Only what has opened: the page behind was looked at before.
      await expectAccessible(page, rules, over);
      if (!process.env.CI)
        await page.screenshot({ path: `${name}-${layer.toLowerCase().replaceAll(/\W+/g, '-')}.png` });
      await page.keyboard.press('Escape');
      await expect(page.locator(over)).toBeHidden();
    }
  });
}

test('a dialog traps the focus, returns it, and is at most 90 % high', async ({ page }) => {
  await open(page);
  await button(page, 'Long dialog').click();
  const dialog = page.getByRole('dialog', { name: 'A lot to read' });
  const box = await dialog.boundingBox();
  expect(box!.height).toBeLessThanOrEqual(0.9 * 900);
  expect(box!.height).toBeGreaterThan(0.8 * 900);
  for (let tab = 0; tab < 5; tab++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Long dialog')).toBeFocused();
});

test('Escape does not discard what was typed, and one dialog is visible at a time', async ({ page }) => {
  await open(page);
  await button(page, 'Dialog').click();
  const dialog = page.getByRole('dialog', { name: 'Rename' });
  const field = page.getByRole('textbox', { name: 'New name' });
  await expect(field).toBeFocused();
  await field.fill('Harbour');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText('Your changes are not saved. Closing discards them.')).toBeVisible();

  await button(page, 'Ask first').click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expect(field).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field).toBeVisible();
  await expect(field).toHaveValue('Harbour');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a confirmation waits for its countdown and its input, and can be turned off for the future', async ({ page }) => {
  // This installation has a privacy policy.
  await page.route('**/v1/instance', async (route) => {
    const answer = await route.fetch();
    const instance = (await answer.json()) as object;
    await route.fulfill({ json: { ...instance, privacy_url: 'https://example.test/privacy' } });
  });
  await open(page);
  // From here on time passes only where this journey lets it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await button(page, 'Confirm deletion').click();
  const question = page.getByRole('alertdialog', { name: 'Delete voice Solveig?' });
  await expect(question.getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    'https://example.test/privacy',
  );
  const confirmButton = question.getByRole('button', { name: /^Delete/ });
  await expect(confirmButton).toHaveText('Delete (2)');
  await expect(confirmButton).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(1000);
  await expect(confirmButton).toHaveText('Delete (1)');
  await page.clock.runFor(1000);
  await expect(confirmButton).toHaveText('Delete');
  await page.clock.resume();
  await expect(confirmButton).toHaveAttribute('aria-disabled', 'true');
  // Playwright would wait for it.
  await confirmButton.dispatchEvent('click');
  await expect(question).toBeVisible();
  await question.getByRole('textbox', { name: 'Type the voice name to confirm' }).fill('Solveig');
  await question.getByRole('switch').click();
  await confirmButton.click();
  const answer = page.getByRole('status', { name: 'Answer' });
  await expect(answer).toHaveText('confirmed');
  expect(await page.evaluate(() => localStorage.getItem('xi:run_once:ui_page'))).toBe('true');

  await button(page, 'Confirm').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(answer).toHaveText('not confirmed');
  await button(page, 'Confirm deletion').click();
  await expect(answer).toHaveText('confirmed');
  await expect(question).toBeHidden();
});

test('a confirmation that a menu opened returns the focus to the menu’s button', async ({ page }) => {
  await open(page);
  await button(page, 'Confirm from a menu').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Leave' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(button(page, 'Confirm from a menu')).toBeFocused();
});

test('a disabled menu item explains why and does nothing', async ({ page }) => {
  await open(page);
  await button(page, 'Menu').click();
  const line = page.getByRole('menuitem', { name: /^Reuse settings/ });
  await expect(line).toContainText('It has none.');
  await line.click({ force: true });
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await expect(toast(page, 'Downloaded')).toBeVisible();
});

test('a tooltip opens after 400 ms, closes after 250 ms and is at most 16 rem wide', async ({ page }) => {
  await open(page);
  await page.clock.install({ time: 0 });
  // From here on time passes only where this journey lets it.
  await page.clock.pauseAt(60_000);
  await button(page, 'Tooltip').hover();
  await page.clock.runFor(350);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toBeAttached();
  const box = await page.locator('[data-radix-popper-content-wrapper] > div').boundingBox();
  expect(box!.width).toBeLessThanOrEqual(256);
  // Away in steps, as hands do it: the tooltip waits for a move that does not lead onto its words.
  await page.mouse.move(5, 5, { steps: 8 });
  await page.clock.runFor(200);
  await expect(page.getByRole('tooltip')).toBeAttached();
  await page.clock.runFor(100);
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('toasts have the right role, place and duration, and pause when they should', async ({ page }) => {
  // Whether a toast's time runs is read from its animation.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  // The Toaster comes a moment after the first picture.
  await expect(page.locator('[data-toaster]')).toBeAttached();
  // From here on time passes only where this journey lets it.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await button(page, 'Success').click();
  await page.clock.runFor(100);
  const success = toast(page, 'Share link copied to clipboard');
  await expect(success.getByRole('status')).toHaveText('Share link copied to clipboard');
  const box = (await success.boundingBox())!;
  expect(Math.round(box.x + box.width)).toBe(1440 - 16);
  expect(Math.round(box.y + box.height)).toBe(900 - 16);

  await success.hover();
  const life = success.getByTestId('toast-timer');
  await expect(life).toHaveCSS('animation-play-state', 'paused');
  await page.clock.runFor(6000);
  await expect(success).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(life).toHaveCSS('animation-play-state', 'running');
  await page.clock.runFor(5000);
  await expect(success).toBeVisible();
  await page.clock.runFor(600);
  await expect(success).toBeHidden();
  await page.clock.resume();

  await button(page, 'Undo').click();
  await toast(page, 'Deleted 3 items').getByRole('button', { name: 'Undo' }).click();
  const said = page.getByRole('status', { name: 'Last toast' });
  await expect(said).toHaveText('undone');
  await button(page, 'Error').click();
  await expect(toast(page, 'Network error').getByRole('alert')).toContainText('Your text is safe.');
  await expectAccessible(page);
  await toast(page, 'Network error').getByRole('button', { name: 'Retry' }).click();
  await expect(said).toHaveText('retried');
});

test('Alt+T moves the focus to a toast, and it returns', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-toaster]')).toBeAttached();
  await button(page, 'Error').focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Network error')).toBeVisible();
  await page.keyboard.press('Alt+t');
  await expect(toast(page, 'Network error').getByRole('button', { name: 'Retry' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Network error')).toBeHidden();
  await expect(button(page, 'Error')).toBeFocused();
});

test('a dialog does not cover toasts, and using a toast does not close the dialog', async ({ page }) => {
  await open(page);
  await expect(page.locator('[data-toaster]')).toBeAttached();
  await button(page, 'Error').click();
  await button(page, 'Dialog').click();
  const failed = toast(page, 'Network error');
  await expect(failed.getByRole('alert')).toBeVisible();
  await failed.getByRole('button', { name: 'Dismiss' }).click();
  await expect(failed).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Rename' })).toBeVisible();
});
