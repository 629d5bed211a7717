/** A dialogue by keyboard alone: two speakers, another order, heard, and found in the history as a conversation. */
import { isPlaying, player } from './speech.ts';
import { settled } from './settled.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a dialogue is written, put in order, heard and found again without a pointer', async ({ page, mia }) => {
  void mia;
  await page.goto('/app/speech-synthesis/text-to-speech/dialogue');
  const turns = page.getByRole('list', { name: 'Turns' }).getByRole('listitem');
  const fields = turns.getByRole('textbox');
  await expect(fields).toHaveCount(2);
  await settled(page);
  await expectAccessible(page);

  // Enter leads from turn to turn, each in the voice that answers.
  await fields.first().focus();
  await page.keyboard.type('[ dry ] Everybody needs it.');
  await page.keyboard.press('Enter');
  await expect(fields).toHaveCount(3);
  await expect(fields.nth(1)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(fields).toHaveCount(2);
  await fields.nth(1).focus();
  await page.keyboard.type('I need the far bank.');

  // The handle moves a turn by its arrow keys, and keeps the focus.
  const handle = (number: number) => page.getByRole('button', { name: new RegExp(`^Move turn ${number},`) });
  await handle(2).focus();
  await page.keyboard.press('ArrowUp');
  await expect(handle(1)).toBeFocused();
  await expect(fields.first()).toHaveValue('I need the far bank.');
  await expect(fields.nth(1)).toHaveValue('[dry] Everybody needs it.');

  // On a narrow screen the voices are a sheet, which gives the focus back.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  const voice = turns.first().getByRole('button', { name: /^Voice of turn 1/ });
  await voice.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Choose a voice' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(voice).toBeFocused();
  await page.setViewportSize(wide);

  await fields.first().focus();
  await page.keyboard.press('Control+Enter');
  await isPlaying(page);
  await expect(page.locator('[data-speaker] .word[data-state="now"]').first()).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('2 free left')).toBeVisible();

  // What is shown in the history is a conversation, whose turns come back into the screen.
  await expect(player(page).getByText(/, /).first()).toBeVisible();
  await page.goto('/app/speech-synthesis/text-to-speech/history');
  const link = page.getByRole('link', { name: /I need the far bank/ });
  await link.focus();
  await page.keyboard.press('Enter');
  const item = page.getByRole('complementary', { name: 'Item' });
  await expect(item.getByRole('listitem')).toHaveCount(2);
  await settled(page);
  await expectAccessible(page);
});
