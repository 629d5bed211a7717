/** An item becomes a video: theme, preview, errors, progress, and what plays and is downloaded in the end. */
import type { Page } from '@playwright/test';
import { history, make, row } from './history-items.ts';
import { isPlaying, player } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share video' });

test.use({ expectedErrors: /400|500|503/ });

/** The workspace has the flag, as far as this browser knows. The server lets any workspace but an enterprise make videos. */
async function turnFlagOn(page: Page): Promise<void> {
  await page.route(/\/v1\/user\?/, async (route) => {
    const response = await route.fetch();
    const user = (await response.json()) as { flags: object };
    await route.fulfill({ response, json: { ...user, flags: { ...user.flags, 'tts-video-generation': true } } });
  });
}

const failOnce = (page: Page, path: string, http: number, status: string) =>
  page.route(path, (route) => route.fulfill({ status: http, json: { detail: { status, message: status } } }), {
    times: 1,
  });

test('a video is chosen, fails, is made, and is taken away', async ({ page, mia }) => {
  await turnFlagOn(page);
  await make(page, mia, ['One rising.']);
  await page.goto(history);
  await row(page, 'One rising').getByRole('button', { name: 'Play' }).click();
  await isPlaying(page);
  await failOnce(page, '**/generate-video-preview-image?**', 503, 'ffmpeg_missing');
  await player(page).getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page).getByText('This server cannot make videos')).toBeVisible();
  await expect(page.getByText('Error generating video preview: This installation cannot make videos')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Generate video' })).toHaveAttribute('aria-disabled', 'true');

  await dialog(page).getByRole('radio', { name: 'Black' }).check();
  await expect(dialog(page).getByRole('img', { name: 'Preview of the video' })).toBeVisible();
  await expectAccessible(page);
  await failOnce(page, '**/generate-video?**', 500, 'video_failed');
  await dialog(page).getByRole('button', { name: 'Generate video' }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Error generating video');
  await expect(page.getByText('Error generating video: The video could not be made. Try it again.')).toBeVisible();
  await failOnce(page, '**/generate-video?**', 400, 'not_text_to_speech_item');
  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Video generation is only available for text-to-speech items')).toBeVisible();

  await dialog(page).getByRole('button', { name: 'Retry' }).click();
  await expect(dialog(page).getByRole('progressbar', { name: 'Progress of the video' })).toBeVisible();
  const video = dialog(page).locator('video');
  await expect(video).toBeVisible();
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState)).toBeGreaterThan(0);
  const shape = await video.evaluate(({ videoWidth, videoHeight, duration }: HTMLVideoElement) => ({
    size: [videoWidth, videoHeight],
    duration,
  }));
  expect(shape.size).toEqual([1280, 720]);
  expect(shape.duration).toBeGreaterThan(0.5);
  await expect(dialog(page).getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'veery-video.mp4');
  await dialog(page).getByRole('button', { name: 'Mute' }).click();
  expect(await video.evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Share a link' }).click();
  await expect(dialog(page).getByRole('textbox', { name: 'Public link' })).toBeVisible();

  await dialog(page).getByRole('radio', { name: 'White' }).check();
  await expect(video).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await player(page).getByRole('button', { name: 'Share' }).click();
  await expect(dialog(page).getByRole('radio', { name: 'Multicolor' })).toBeChecked();
});
