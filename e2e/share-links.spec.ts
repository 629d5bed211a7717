/** An item is shown to everybody who has its link: from the studio, on a phone, on its page, and until it is removed. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { history, make, row } from './history-items.ts';
import { settled } from './settled.ts';
import { isPlaying, player } from './speech.ts';
import { expect, expectAccessible, rulesOfThemeAndWidth, signIn, test } from './test.ts';

const words =
  'Before the light reaches the water, the veery begins. It sings two notes at once, one rising while the other falls, a thread of sound winding down through the alders like a coin dropped in a well.\n\nYou never see the bird. You only hear where it has been.';
const title = 'Before the light reaches the water';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share with your community' });

/** The device of a test has no share menu of its own. */
const deviceShares = (page: Page, outcome: string) =>
  page.evaluate((name) => {
    const share = () => Promise.reject(new DOMException('no', name));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  }, outcome);

test.use({ permissions: ['clipboard-read', 'clipboard-write'], consent: 'granted', expectedErrors: /403|410/ });

test('an item is shared from the player, renamed, copied and removed', async ({ page, mia }) => {
  await make(page, mia, [words]);
  await page.goto(history);
  await row(page, 'Before the light').getByRole('button', { name: 'Play' }).click();
  await isPlaying(page);
  // The server cannot say the link, and the dialog says so.
  await page.route(
    '**/share-link',
    (route) => route.fulfill({ status: 403, json: { detail: { message: 'No.', status: 'sharing_not_allowed' } } }),
    { times: 1 },
  );
  await player(page).getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page).getByText('No.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  const link = dialog(page).getByRole('textbox', { name: 'Public link' });
  await expect(link).toHaveValue(/^http:\/\/localhost:\d+\/share\/.*…$/);
  expect((await link.inputValue()).length).toBe(39);
  const shared = (await link.getAttribute('title')) ?? '';
  await expectAccessible(page);
  const facebook = dialog(page).getByRole('link', { name: 'Facebook' });
  await expect(facebook).toHaveAttribute('target', '_blank');
  await expect(facebook).toHaveAttribute(
    'href',
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(shared)}`,
  );
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Share link copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  await dialog(page).getByLabel('Public name').fill('Mara Velde');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Public name updated')).toBeVisible();
  // The switch shows at once what is chosen, and the page is read by its other address.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/share-link'),
  );
  await dialog(page).getByRole('switch', { name: 'Offer the audio as a file' }).click();
  await saved;
  await expect(dialog(page).getByRole('switch', { name: 'Offer the audio as a file' })).not.toBeChecked();

  const reader = await page.context().newPage();
  await reader.goto(shared);
  await expect(reader.getByText('Made by Mara Velde')).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Download' })).toHaveCount(0);

  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The link was removed')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  const gone = await reader.reload();
  expect(gone?.status()).toBe(410);
  await expect(reader.getByRole('heading', { name: 'This page was removed' })).toBeVisible();
  await expectAccessible(reader);

  // The row of the list shares too, and makes another link.
  await row(page, 'Before the light')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(link).toBeVisible();
  expect(await link.getAttribute('title')).not.toBe(shared);
});

test('on a phone the device shares, and every way it can fail is met', async ({ page, mia }) => {
  await make(page, mia, [words]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(history);
  await row(page, 'Before the light')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const share = dialog(page).getByRole('button', { name: 'Share Public Link' });
  await share.waitFor();
  await expectAccessible(page, rulesOfThemeAndWidth);
  await page.evaluate(() =>
    Object.defineProperty(Navigator.prototype, 'share', { value: undefined, configurable: true }),
  );
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await share.click();
  await expect(page.getByText('Share API not supported')).toBeVisible();
  // Whoever closes the menu of the device hears nothing, and the statistics count it.
  await deviceShares(page, 'AbortError');
  const counted = page.waitForRequest((request) => request.postData()?.includes('share_aborted') ?? false);
  await share.click();
  await counted;
  await expect(page.getByText('Share link copied to clipboard')).toHaveCount(0);
  await deviceShares(page, 'DataError');
  await share.click();
  await expect(page.getByText('Share link copied to clipboard')).toBeVisible();
});

test('a reader listens, follows the words and reports; an operator takes the page down', async ({
  page,
  product,
  browser,
}) => {
  const mia = product.account();
  const headers = { 'xi-api-key': mia.api_key };
  await make(page, mia, [words]);
  const { history: items } = (await (await page.request.get('/v1/history', { headers })).json()) as {
    history: { history_item_id: string }[];
  };
  const answer = await page.request.get(`/v1/history/${items[0]?.history_item_id}/share-link`, { headers });
  const { share_link } = (await answer.json()) as { share_link: string };

  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    locale: 'de-DE',
  });
  const onPhone = await phone.newPage();
  await onPhone.goto(share_link);
  await expect(onPhone.getByText('Mit KI erstellt')).toBeVisible();
  await expectAccessible(onPhone, rulesOfThemeAndWidth);
  expect(await onPhone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await phone.cookies()).toEqual([]);
  await phone.close();

  await page.goto(share_link);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectAccessible(page);
  const now = page.locator('#text .now');
  await page.locator('#text span', { hasText: 'rising' }).click();
  await expect(now).toHaveText('rising');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Seek' });
  await slider.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '0 minutes 3 seconds');

  const site = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end(`<iframe src="${share_link}/embed" width="640" height="232"></iframe>`),
  );
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const elsewhere = await browser.newContext();
  const frame = await elsewhere.newPage();
  await frame.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  await frame.frameLocator('iframe').getByRole('button', { name: 'Play' }).click();
  await expect(frame.frameLocator('iframe').getByRole('button', { name: 'Pause' })).toBeVisible();
  await elsewhere.close();
  site.close();

  await page.getByRole('button', { name: 'Report' }).click();
  const form = page.getByRole('dialog', { name: 'Report this page' });
  await form.getByRole('radio', { name: 'A voice is used without consent' }).check();
  await form.getByRole('textbox').fill('That is my voice.');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. The operators will look at it.')).toBeVisible();

  const operator = product.account('operator');
  await signIn(page, operator);
  await page.goto('/app/instance/reports');
  const report = page
    .getByRole('list', { name: 'Reports' })
    .getByRole('listitem')
    .filter({ hasText: 'That is my voice.' });
  await expect(report.getByText(`Shared by ${mia.email}`)).toBeVisible();
  await settled(page);
  await expectAccessible(page);
  await report.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('The page was taken down')).toBeVisible();
  const gone = await page.goto(share_link);
  expect(gone?.status()).toBe(410);
  await expect(page.getByText('took it down after a report')).toBeVisible();
});

test('a workspace on the enterprise plan has no button to share until its flag is on, and then the dialog of videos', async ({
  page,
  product,
}) => {
  const ada = product.account('enterprise');
  await signIn(page, ada);
  await make(page, ada, ['Nothing of this leaves the company.']);
  await page.goto(history);
  await row(page, 'Nothing of this').getByRole('button', { name: 'Play' }).click();
  await player(page).getByRole('button', { name: 'Download' }).waitFor();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await row(page, 'Nothing of this')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Copy text' }).waitFor();
  await expect(page.getByRole('menuitem', { name: 'Share' })).toHaveCount(0);

  product.cli('flag', 'set', '--email', ada.email, '--flag', 'tts-video-generation');
  await page.reload();
  await row(page, 'Nothing of this').getByRole('button', { name: 'Play' }).click();
  await player(page).getByRole('button', { name: 'Share' }).click();
  const videos = page.getByRole('dialog', { name: 'Share video' });
  await videos.getByRole('button', { name: 'Share a link' }).click();
  await expect(videos.getByRole('textbox', { name: 'Public link' })).toHaveValue(/\/share\//);
});
