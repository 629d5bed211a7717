/** The player: one sound of the product, wherever somebody goes. */
import type { Page } from '@playwright/test';
import { history, make, row, rows } from './history-items.ts';
import { settled } from './settled.ts';
import { downloads, isPlaying, path, player } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

// The text is long enough that a slow machine still finds it playing.
const first = 'One small thing that was said on a long walk by the sea, and then was said again.';
const second = 'And another one, which nobody expected after all that had been said before it.';
/** The text is long enough for a slow machine to act while it plays. */
const long =
  'The ferry left the harbour at nine, and by noon the islands were out of sight. We did not look back. '.repeat(5);

const seeker = (page: Page) => player(page).getByRole('slider', { name: 'Seek' });
const timeOf = async (page: Page) => Number(await seeker(page).getAttribute('aria-valuenow'));

test('it keeps its position over pages and a reload, and never starts by itself', async ({ page, mia }) => {
  await make(page, mia, [long]);
  await page.goto(history);
  await row(page, 'The ferry').getByRole('button', { name: /^Play/ }).click();
  await isPlaying(page);
  await page.getByRole('link', { name: 'Simple' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await isPlaying(page);
  await expect(player(page).getByTestId('feedback-slot')).toBeAttached();
  await player(page).getByRole('button', { name: 'Pause' }).click();
  const time = await timeOf(page);
  expect(time).toBeGreaterThanOrEqual(3);
  await page.reload();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => timeOf(page)).toBe(time);
  await page.waitForTimeout(500);
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  await isPlaying(page);
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(time);

  await player(page).getByRole('button', { name: 'Hide player' }).click();
  await expect(player(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show player' }).click();
  await isPlaying(page);
});

test('it loops the whole audio, or a part', async ({ page, mia }) => {
  await make(page, mia, [first]);
  await page.goto(history);
  await row(page, first).getByRole('button', { name: /^Play/ }).click();
  await isPlaying(page);
  await player(page).getByRole('button', { name: 'Loop', exact: true }).click();
  const length = Number(await seeker(page).getAttribute('aria-valuemax'));
  expect(length).toBeGreaterThan(0);
  // It has run longer than the audio lasts, and still plays.
  await page.waitForTimeout((length + 1.5) * 1000);
  await isPlaying(page);
  await player(page).getByRole('button', { name: 'Pause' }).click();
  await seeker(page).focus();
  await page.keyboard.press('Home');
  await player(page).getByRole('button', { name: 'Loop from here' }).click();
  const box = (await seeker(page).boundingBox())!;
  await seeker(page).click({ position: { x: box.width * 0.4, y: 10 } });
  await player(page).getByRole('button', { name: 'Loop to here' }).click();
  await expect(player(page).getByText(/^Looping from 0:00 to/)).toBeAttached();
  await player(page).getByRole('button', { name: 'Play', exact: true }).click();
  let latest = 0;
  for (let look = 0; look < 30; look++) {
    await page.waitForTimeout(60);
    const times = await page.evaluate(() => navigator.mediaSession.playbackState);
    expect(times).toBe('playing');
    latest = Math.max(latest, await timeOf(page));
  }
  expect(latest).toBeLessThanOrEqual(Math.ceil(length * 0.5));
  await player(page).getByRole('button', { name: 'Stop looping' }).click();
  await expect(player(page).getByRole('button', { name: 'Loop', exact: true })).toBeVisible();
});

test('it plays a selection one after the other', async ({ page, mia }) => {
  await make(page, mia, [first, second]);
  await page.goto(history);
  await rows(page).first().waitFor();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar', { name: '2 selected' }).getByRole('button', { name: 'Play', exact: true }).click();
  await isPlaying(page);
  await expect(player(page).getByText('1 of 2')).toBeVisible();
  await expect(player(page).getByText('And another one')).toBeVisible();
  const told = () =>
    page.evaluate(() => `${navigator.mediaSession.metadata?.title} · ${navigator.mediaSession.metadata?.artist}`);
  expect(await told()).toMatch(/^And another one, which .* · Ada$/);
  await expect(player(page).getByText('2 of 2')).toBeVisible();
  await isPlaying(page);
  await expect(player(page).getByText('One small thing')).toBeVisible();
  expect(await told()).toMatch(/^One small thing that .* · Ada$/);
  await expect(player(page).getByRole('button', { name: 'Next' })).toBeDisabled();
  await player(page).getByRole('button', { name: 'Previous' }).click();
  await expect(player(page).getByText('1 of 2')).toBeVisible();

  // Playing something else by hand ends the queue.
  await row(page, first).getByRole('button', { name: /^Play/ }).click();
  await expect(player(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
});

declare global {
  /** The audio element of the player, which is no part of the page. */
  var sound: HTMLAudioElement;
  /** What the media keys call. */
  var mediaKeys: Partial<Record<MediaSessionAction, MediaSessionActionHandler>>;
}

function watchMedia(): void {
  const NativeAudio = Audio;
  globalThis.Audio = function createAudio() {
    return (globalThis.sound = new NativeAudio());
  } as unknown as typeof Audio;
  const { mediaSession } = navigator;
  const setHandler = mediaSession.setActionHandler.bind(mediaSession);
  globalThis.mediaKeys = {};
  mediaSession.setActionHandler = (action, handler) => {
    if (handler) globalThis.mediaKeys[action] = handler;
    setHandler(action, handler);
  };
}

test('the lock screen controls it, a seek asks for a range, and samples of voices play in it', async ({
  page,
  mia,
}) => {
  await page.addInitScript(watchMedia);
  await make(page, mia, [long]);
  await page.goto(history);
  // The audio comes slowly, so that its end is not there when it is sought.
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: 40_000, uploadThroughput: -1 };
  await settled(page);
  await network.send('Network.emulateNetworkConditions', slow);
  await row(page, 'The ferry').getByRole('button', { name: /^Play/ }).click();
  await isPlaying(page);
  const length = await page.evaluate(() => sound.duration);
  const press = (action: MediaSessionAction, seekTime?: number) =>
    page.evaluate(
      ([name, time]) => mediaKeys[name]?.({ action: name, ...(time === undefined ? {} : { seekTime: time }) }),
      [action, seekTime] as const,
    );
  const ranged = page.waitForResponse(
    (response) => response.url().endsWith('/audio') && /^bytes=[1-9]/.test(response.request().headers().range ?? ''),
  );
  await press('seekto', length * 0.8);
  expect((await ranged).status()).toBe(206);
  await network.send('Network.emulateNetworkConditions', { ...slow, downloadThroughput: -1 });
  await expect.poll(() => page.evaluate(() => sound.currentTime)).toBeGreaterThan(length * 0.8 + 0.5);
  await isPlaying(page);
  expect(await page.evaluate(() => sound.currentTime)).toBeLessThan(length);
  await press('pause');
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await press('seekbackward');
  await expect.poll(() => page.evaluate(() => sound.currentTime)).toBeLessThan(length * 0.8);
  await press('seekto', 4);
  await expect(seeker(page)).toHaveAttribute('aria-valuetext', /^4 seconds of (\d+ minutes? )?\d+ seconds?$/);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toMatch(/^The ferry left/);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.artwork[0]?.src)).toMatch(
    /^data:image\/png;base64/,
  );

  // A menu needs no tooltip of its button over it.
  const button = player(page).getByRole('button', { name: 'Download' });
  await button.hover();
  await expect(page.getByRole('tooltip', { name: 'Download' })).toBeVisible();
  await button.click();
  await expect(downloads(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await button.hover();
  // The tooltip opens after 400 milliseconds.
  await page.waitForTimeout(1000);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Home' }).click();
  await page
    .getByRole('region', { name: 'Voices to try' })
    .getByRole('button', { name: /^Play / })
    .first()
    .click();
  await expect(player(page).getByText('Voice preview')).toBeVisible();
  await isPlaying(page);
  await expect(player(page).getByRole('combobox', { name: 'Playback speed' })).toHaveCount(0);
  await player(page).getByRole('combobox', { name: 'Language of the preview' }).selectOption('German');
  await expect.poll(() => page.evaluate(() => sound.src)).toMatch(/\/preview\?language=de$/);
  await isPlaying(page);
  await expectAccessible(page);
  // The sample ends with its page. What it interrupted is back, and waits.
  await page.getByRole('link', { name: 'Text to Speech', exact: true }).click();
  await expect(player(page).getByText('The ferry left')).toBeVisible();
  await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => sound.currentTime)).toBe(4);
});

test.describe('failures', () => {
  test.use({ expectedErrors: /Failed to load resource|net::/ });

  test('to load audio are shown, and Play retries', async ({ page, mia }) => {
    await make(page, mia, [first]);
    await page.goto(history);
    await page.route(/\/v1\/history\/\w+\/audio/, (route) => route.abort());
    await row(page, first).getByRole('button', { name: /^Play/ }).click();
    await expect(page.getByText('This audio could not be played.')).toBeVisible();
    await expect(player(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await page.unroute(/\/v1\/history\/\w+\/audio/);
    await player(page).getByRole('button', { name: 'Play', exact: true }).click();
    await isPlaying(page);
    // The history cannot be read, so what the player holds is saved.
    await page.route(/\/v1\/history\/\w+\/downloads$/, (route) => route.abort());
    const downloading = page.waitForEvent('download');
    await player(page).getByRole('button', { name: 'Download' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^Veery_.*_Ada_pre_.*\.mp3$/);
    await expect(page.getByText('The audio that the player holds was saved.')).toBeVisible();
    await expect(downloads(page)).toHaveCount(0);
  });
});
