/** Ratings of generated items: the thumbs of the player, their dialogs, and what operators make of them. */
import type { Page } from '@playwright/test';
import { drawer, history, make, row } from './history-items.ts';
import { isPlaying, player } from './speech.ts';
import { expect, expectAccessible, signIn, test } from './test.ts';

const short = 'A short text that takes a little more than three seconds to be read aloud by anybody.';
const long =
  'The ferry left the harbour at nine, and by noon the islands were out of sight. We did not look back. '.repeat(5);
/** A row shows the beginning of its text. */
const ferry = 'The ferry left';

const thumbs = (page: Page) => player(page).getByTestId('feedback-slot');
const positive = (page: Page) => page.getByRole('dialog', { name: 'What worked well?' });
const negative = (page: Page) => page.getByRole('dialog', { name: 'What went wrong?' });
const thanks = (page: Page) => page.getByText('Your feedback has been submitted. Thank you');

async function listen(page: Page, text: string): Promise<void> {
  await row(page, text).getByRole('button', { name: /^Play/ }).click();
  await isPlaying(page);
  await expect(thumbs(page)).toBeAttached();
  await player(page)
    .getByRole('button', { name: /^(Pause|Play)$/ })
    .waitFor();
}

test.use({ expectedErrors: /Failed to load resource|net::/ });

test('a listener rates items, an operator reviews the ratings, and a reviewed one is locked', async ({
  page,
  mia,
  product,
  request,
}) => {
  await make(page, mia, [long, short]);
  await page.goto(history);
  await row(page, short).waitFor();

  // Before three seconds were heard there is nothing to rate.
  await expect(thumbs(page)).toHaveCount(0);
  await listen(page, short);
  await thumbs(page).getByRole('button', { name: 'Good result' }).click();
  const words = positive(page).getByRole('textbox', { name: 'Tell us more (optional)' });
  await words.fill('Lovely pacing');
  await expect(words).toHaveAttribute('maxlength', '200');
  await positive(page).getByRole('button', { name: 'Send' }).click();
  await expect(positive(page).getByText('Feedback must be at least 20 characters long')).toBeVisible();
  await expect(positive(page).getByText('13 / 200')).toBeVisible();
  await expectAccessible(page);

  // Without a connection nothing is sent, and nothing of what was written is lost.
  await words.fill('Lovely pacing, as if somebody read it.');
  await page.route(/\/feedback$/, (route) => route.abort());
  await positive(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('What you wrote is still here. Try again.')).toBeVisible();
  await expect(words).toHaveValue('Lovely pacing, as if somebody read it.');
  await page.unroute(/\/feedback$/);
  await positive(page).getByRole('button', { name: 'Send' }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(positive(page)).toHaveCount(0);
  await expect(thumbs(page).getByRole('button', { name: 'Good result, your vote' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  // A long text was heard, so a positive vote says enough. On a phone the thumbs are in the sheet of the player.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(history);
  await row(page, ferry).waitFor();
  await listen(page, ferry);
  await player(page).getByRole('button', { name: 'More player controls' }).click();
  const sheet = page.getByRole('dialog', { name: 'Player' });
  const sent = page.waitForRequest(/\/feedback$/);
  await sheet.getByRole('button', { name: 'Good result' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ thumbs_up: true, feedback: '' });
  await expect(thanks(page)).toBeVisible();
  await expect(positive(page)).toHaveCount(0);
  // A negative vote always asks what is wrong.
  await sheet.getByRole('button', { name: 'Bad result' }).click();
  for (const reason of [
    'Audio monotone and lacks emotions',
    'Voice is not similar to selected speaker',
    'Voice changes across the output',
    'Audio generated is of poor quality',
    'Other',
  ]) {
    await expect(negative(page).getByRole('checkbox', { name: reason })).not.toBeChecked();
  }
  await negative(page).getByRole('checkbox', { name: 'Voice changes across the output' }).check();
  await negative(page).getByRole('checkbox', { name: 'Other' }).check();
  await negative(page).getByRole('textbox').fill('A click.');
  await expectAccessible(page);
  await negative(page).getByRole('button', { name: 'Send' }).click();
  await expect(sheet.getByRole('button', { name: 'Bad result, your vote' })).toBeVisible();

  // The operator sees neither the text nor anything else of the item, until it is asked for.
  const operator = product.account('operator');
  await signIn(page, operator);
  await page.goto('/app/instance/item-feedback?vote=down');
  const card = page.getByRole('list', { name: 'Ratings' }).getByRole('listitem').filter({ hasText: mia.email });
  await expect(card.getByText('Voice changes')).toBeVisible();
  await expect(card.getByText('A click.')).toBeVisible();
  await expect(card.getByText(ferry)).toHaveCount(0);
  await card.getByRole('button', { name: 'Show text' }).click();
  await expect(card.getByText(ferry)).toBeVisible();
  const heard = page.waitForResponse(/\/v1\/admin\/history\/\w+\/audio/);
  await card.getByRole('button', { name: 'Listen' }).click();
  expect((await heard).status()).toBe(206);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('combobox', { name: 'State' }).selectOption('reviewed');
  await expect(page).toHaveURL(/state=reviewed/);
  await expect(card).toHaveCount(0);
  await page.goBack();
  await card.getByRole('button', { name: 'Mark as reviewed' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Reopened. Its user can change it again.')).toBeVisible();

  // A review that comes while the dialog is open locks it, and what is locked says why.
  await signIn(page, mia);
  await page.goto(history);
  await row(page, ferry).click();
  await drawer(page).getByRole('button', { name: 'Bad result, your vote' }).click();
  await expect(negative(page).getByRole('checkbox', { name: 'Other' })).toBeChecked();
  const { id_token } = await (await request.post('/v1/auth/sign-in', { data: operator })).json();
  const headers = { authorization: `Bearer ${id_token}` };
  const { feedback } = await (await request.get('/v1/operator/item-feedback?vote=down', { headers })).json();
  const { history_item_id } = feedback.find(({ email }: { email: string }) => email === mia.email);
  const review = `/v1/operator/item-feedback/${history_item_id}/review`;
  await request.put(review, { headers, data: { review_status: 'reviewed' } });
  await negative(page).getByRole('button', { name: 'Send' }).click();
  await expect(negative(page).getByText('This feedback cannot be changed as it was already reviewed.')).toBeVisible();
  await expectAccessible(page);
  await negative(page).getByRole('button', { name: 'Close' }).last().click();
  await expect(drawer(page).getByRole('button', { name: 'Bad result, your vote' })).toHaveAccessibleDescription(
    'This feedback cannot be changed as it was already reviewed.',
  );
});
