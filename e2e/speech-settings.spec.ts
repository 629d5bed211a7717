/** How a text is spoken: the sliders, what is behind Advanced, the voice, and what the answer says about itself. */
import { downloads, isPlaying, path, player, speak, text, write } from './speech.ts';
import { expect, expectAccessible, test } from './test.ts';

test('sliders warn, are remembered for each voice, and can be reset', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page);
  const set = async (label: string, value: string) => {
    const box = page.getByRole('textbox', { name: `${label} value` });
    await box.fill(value);
    await box.press('Enter');
  };
  const unstable = page.getByText('Unstable');
  for (const [label, good, bad] of [
    ['Stability', '0.3', '0.29'],
    ['Similarity', '0.9', '0.91'],
    ['Style Exaggeration', '0.5', '0.51'],
  ] as const) {
    await set(label, good);
    await expect(unstable).toHaveCount(0);
    await set(label, bad);
    await expect(unstable).toHaveCount(1);
    await page.getByRole('button', { name: `Reset ${label}` }).click();
    await expect(unstable).toHaveCount(0);
    await expect(page.getByRole('slider', { name: label })).toBeFocused();
  }

  await set('Speed', '0.8');
  await page.getByRole('switch', { name: 'Speaker boost' }).uncheck();
  const { body } = await speak(page);
  expect(body.voice_settings).toEqual({ speed: 0.8, use_speaker_boost: false });
  expect(body).not.toHaveProperty('seed');

  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Voice: / }).click();
    await page.getByRole('searchbox').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Voice: ${name}` })).toBeVisible();
  };
  const speed = page.getByRole('textbox', { name: 'Speed value' });
  await choose('Ada');
  await expect(speed).toHaveValue('1.00');
  await choose('Bruno');
  await page.reload();
  await expect(speed).toHaveValue('0.80');
  await page.getByRole('button', { name: 'Reset values' }).click();
  await expect(speed).toHaveValue('1.00');
  await expect(page.getByRole('switch', { name: 'Speaker boost' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Reset values' })).toBeDisabled();
});

test('two more deliveries are free, the next is charged, and the same seed gives the same audio from the history', async ({
  page,
  mia,
}) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page);
  expect((await speak(page)).body).not.toHaveProperty('seed');
  await expect(page.getByRole('button', { name: /Regenerate speech/ })).toBeVisible();
  await expect(page.getByText('9,944 left')).toBeVisible();

  await expect(page.getByText('2 free left')).toBeVisible();
  const [one, two] = [await speak(page), await speak(page, 'Control+Shift+Enter')];
  expect(one.body.seed).not.toBe(two.body.seed);
  expect(two.headers).toMatchObject({ 'character-cost': '0', 'x-veery-cache': 'miss' });
  await expect(page.getByText('9,944 left')).toBeVisible();

  await page.getByRole('button', { name: /^Advanced/ }).click();
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await seed.fill('4294967296');
  await expect(page.getByText('Enter a whole number from 0 to 4,294,967,295.')).toBeVisible();
  await seed.fill('7');
  await expect(page.getByRole('button', { name: /Generate speech/ })).toBeVisible();
  expect((await speak(page)).body.seed).toBe(7);
  await expect(page.getByText('Seed 7 is fixed: you get the same audio again, free from your history.')).toBeVisible();
  await expect(page.getByText('Free, from your history')).toBeVisible();
  const again = await speak(page);
  expect(again.headers).toMatchObject({ 'character-cost': '0', 'x-veery-cache': 'hit' });
  await expect(page.getByText('From your history · 0 credits')).toBeVisible();
  await expect(page.getByText('9,888 left')).toBeVisible();
  await expectAccessible(page);
});

test('advanced settings are sent, locked by plan, and audible to the end', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page);
  await page.getByRole('button', { name: /^Advanced/ }).click();
  const format = page.getByLabel('Output format');
  await expect(format.getByRole('option', { name: /WAV 44.1 kHz.*Pro plan/ })).toBeDisabled();
  await expect(format.getByRole('option', { name: /192 kbps.*Creator plan/ })).toBeDisabled();
  await format.selectOption('WAV 22.05 kHz');
  await expect(page.getByText('Plays once all of it has arrived')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('German');
  await page.getByRole('radio', { name: 'Off' }).check();
  await page.getByRole('textbox', { name: 'Previous text' }).fill('The night was long.');
  await page.getByRole('textbox', { name: 'Next text' }).fill('Nobody came.');
  await expect(page.getByText('5 changed')).toBeVisible();
  await expectAccessible(page);

  const { url, body } = await speak(page);
  expect(url).toContain('output_format=wav_22050');
  expect(body).toMatchObject({
    language_code: 'de',
    apply_text_normalization: 'off',
    previous_text: 'The night was long.',
    next_text: 'Nobody came.',
  });
  await isPlaying(page);
  // A header that was written before the length was known must not become a duration of hours.
  const seek = player(page).getByRole('slider', { name: 'Seek' });
  await expect.poll(async () => Number(await seek.getAttribute('aria-valuemax'))).toBeGreaterThan(2);
  expect(Number(await seek.getAttribute('aria-valuemax'))).toBeLessThan(10);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download Take \d+$/ }).click();
  await downloads(page).getByRole('button', { name: 'WAV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.wav$/);

  await format.selectOption('Opus 48 kHz, 64 kbps');
  await speak(page);
  await isPlaying(page);
});

test('tags are shown but not highlighted, counted but not spoken', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  const tagged = 'Oh [laughs] well. <break time="0.5s" /> Go on.';
  await write(page, tagged);
  await expect(page.getByText(`${tagged.length} / 10,000 characters`)).toBeVisible();
  await expect(page.getByText('4 words')).toBeVisible();
  // A word is lit for a moment only, which a look now and then may miss.
  const lit = await page.evaluateHandle(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      for (const one of document.querySelectorAll('[data-state=now]')) seen.push(one.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-state'] });
    return seen;
  });
  const { headers } = await speak(page);
  expect(headers['character-cost']).toBe(String(tagged.length));
  const words = page.locator('[data-word]');
  await expect(words).toHaveText(['Oh', 'well', 'Go', 'on']);
  await expect(page.locator('.tag-pill')).toHaveText(['laughs', 'pause 0.5s']);
  await expect.poll(() => lit.evaluate((seen) => seen.join(' '))).toContain('on');
  expect((await lit.jsonValue()).filter((one) => !['Oh', 'well', 'Go', 'on'].includes(one))).toEqual([]);
});

test('voices are found by word, language and gender, and previewed in their languages', async ({ page, mia }) => {
  const listed = await page.request.get('/v1/voices', { headers: { 'xi-api-key': mia.api_key } });
  const { voices } = (await listed.json()) as {
    voices: { name: string; labels: Record<string, string>; verified_languages: { preview_url: string | null }[] }[];
  };
  await write(page);
  await page.getByRole('button', { name: /^Voice: / }).click();
  const list = page.getByRole('list', { name: 'Voices' });
  const rows = list.locator('[data-voice]');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByText(`${voices.length} voices`)).toBeVisible();
  await expect(rows).toHaveCount(voices.length);
  await expect(list.getByText('espeak-ng').first()).toBeVisible();
  await expect(list.getByText('flite').first()).toBeVisible();

  const german = voices.filter(({ labels }) => labels.language === 'de');
  const women = german.filter(({ labels }) => labels.gender === 'female');
  await page.getByLabel('Language', { exact: true }).selectOption('German');
  await expect(rows).toHaveCount(german.length);
  await expect(page.getByText(`${german.length} of ${voices.length} voices`)).toBeVisible();
  await page.getByLabel('Gender').selectOption('Female');
  await expect(rows).toHaveCount(women.length);
  await page.getByRole('searchbox').fill('no such voice');
  await expect(page.getByText('No voices match.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all voices' }).click();
  await expect(rows).toHaveCount(voices.length);

  // Keyboard: → on a row opens its samples, and along them.
  await page.getByRole('searchbox').fill('ada');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const samples = page.getByRole('group', { name: 'Samples of Ada' });
  const count = await samples.getByRole('button').count();
  expect(count).toBeGreaterThan(1);
  await page.keyboard.press('ArrowRight');
  const preview = page.waitForResponse((response) => response.url().includes('/preview'));
  await page.keyboard.press('Enter');
  expect((await preview).ok()).toBe(true);
  await expect(samples.locator('[aria-pressed=true]')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(list.locator('[data-voice]').first()).toBeFocused();
});

test('voices are marked as favourites, and recent ones come back', async ({ page, mia }) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page);
  const rows = page.getByRole('list', { name: 'Voices' }).locator('[data-voice]');
  const open = () => page.keyboard.press('Control+Shift+v');
  await open();
  await page.getByRole('radio', { name: 'Favourites' }).check();
  await expect(page.getByText('No favourites yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all voices' }).click();
  await page.getByRole('searchbox').fill('bruno');
  await page.keyboard.press('ArrowDown');
  const marked = page.waitForResponse((response) => response.url().endsWith('/favorite'));
  await page.keyboard.press('f');
  await expect(page.getByRole('button', { name: 'Favourite: Bruno' })).toHaveAttribute('aria-pressed', 'true');
  expect((await marked).ok()).toBe(true);
  await page.keyboard.press('Enter');
  await speak(page);

  await page.reload();
  await page.getByRole('button', { name: 'Voice: Bruno' }).waitFor();
  await open();
  await page.getByRole('radio', { name: 'Favourites' }).check();
  await expect(rows).toHaveCount(1);
  await expect(rows).toHaveText(/^Bruno/);
  await page.getByRole('radio', { name: 'Recently used' }).check();
  await expect(rows).toHaveText([/^Bruno/]);
  await page.getByRole('button', { name: 'Favourite: Bruno' }).click();
  await page.getByRole('radio', { name: 'Favourites' }).check();
  await expect(rows).toHaveCount(0);
});

test.describe('at the concurrency limit', () => {
  test.use({ expectedErrors: /429/ });

  test('a generation waits its turn, keeps the text, and can be stopped', async ({ page, product, mia }) => {
    product.cli('user', 'set-limit', '--email', mia.email, '--concurrency', '1');
    // A program that reads slowly holds the only place.
    const holder = new AbortController();
    const held = await fetch(`${product.url}/v1/text-to-speech/aDa7Veery0Premade001/stream`, {
      method: 'POST',
      headers: { 'xi-api-key': mia.api_key, 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The ferry left the harbour at nine. '.repeat(250) }),
      signal: holder.signal,
    });
    expect(held.ok).toBe(true);
    await write(page);
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Waiting for a free slot (1 of 1 in use)…').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Waiting for a free slot' })).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Waiting for a free slot').first()).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Text to speak' })).toHaveValue(text);

    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Waiting for a free slot').first()).toBeVisible();
    holder.abort();
    await isPlaying(page);
  });
});

test('a warning about settings that were not honored is shown quietly and kept with the item', async ({
  page,
  mia,
}) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page, 'Good morning [laughs] to <prosody rate="slow">everyone</prosody>.');
  const { headers } = await speak(page);
  const notes = JSON.parse(decodeURIComponent(headers['x-veery-warnings'] ?? '')) as { message: string }[];
  expect(notes).toHaveLength(2);
  const told = page.getByText('2 notes');
  await expect(told).toBeVisible();
  await expect(page.getByText(notes[1]!.message)).toBeHidden();
  await told.click();
  await expect(page.getByText(notes[1]!.message)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${path}?panel=history`);
  const row = page.getByRole('listitem').filter({ hasText: 'Good morning' });
  await row.getByText('2 notes').click();
  await expect(row.getByText(notes[0]!.message)).toBeVisible();
  await expectAccessible(page);
});

test('a text that may be in another language is told before it is spoken, and one press has it read so', async ({
  page,
  mia,
}) => {
  expect(mia.user_id).toHaveLength(28);
  await write(page, 'Grüß Gott!');
  const hint = page.getByRole('status').filter({ hasText: 'This text may be in German.' });
  await expect(hint).toBeVisible();
  await expectAccessible(page);

  // Dismissed, it stays away while the text is edited, and comes back for another text.
  await hint.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(hint).toHaveCount(0);
  const editor = page.getByRole('textbox', { name: 'Text to speak' });
  const asked = page.waitForResponse((response) => response.url().includes('/price'));
  await editor.fill('Grüß Gott! 12');
  await asked;
  await expect(hint).toHaveCount(0);
  await editor.fill('Joyeux Noël !');
  const french = page.getByRole('button', { name: 'Read as French?' });
  await french.click();
  await expect(french).toHaveCount(0);
  const { body, headers } = await speak(page);
  expect(body).toMatchObject({ text: 'Joyeux Noël !', language_code: 'fr' });
  expect(headers['x-veery-warnings'] ?? '').not.toContain('language_uncertain');
});
