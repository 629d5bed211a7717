import { expect, signIn, test } from './test.ts';
import { settled } from './settled.ts';
import { operatorOf } from './mails.ts';
const out = '/tmp/look';
const rule = (w: string, s: string, k = 'alias') =>
  k === 'alias'
    ? { string_to_replace: w, type: 'alias', alias: s }
    : { string_to_replace: w, type: 'phoneme', phoneme: s, alphabet: k };
test('look', async ({ page, product }) => {
  test.setTimeout(400_000);
  const account = operatorOf(product);
  await signIn(page, account);
  const api = async (path: string, body?: object, method = body ? 'POST' : 'GET') => {
    const r = await fetch(product.url + path, {
      method,
      headers: { 'xi-api-key': account.api_key, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await r.text();
    if (!r.ok) console.log(path, r.status, text);
    return JSON.parse(text);
  };
  const shot = async (name: string) => {
    await settled(page);
    await page.waitForTimeout(350);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((t) => (document.documentElement.dataset.theme = t), theme);
      await page.waitForTimeout(150);
      await page.screenshot({ path: `${out}/${name}-${theme}.png` });
    }
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/app/pronunciation-dictionaries');
  await shot('empty');
  const first = [
    rule('veery', 'VEER-ee'),
    rule('Catharus', 'KATH-rus'),
    rule('Mt.', 'Mount'),
    rule('read', 'red'),
    rule('read', 'reed'),
    rule('alder carr', 'ˈɔldəɹ kɑɹ', 'ipa'),
    rule('1874', 'eighteen seventy-four'),
    rule('ISBN', 'I S B N'),
    rule('Tyr', 'tyːr', 'ipa'),
  ];
  const { id } = await api('/v1/pronunciation-dictionaries/add-from-rules', {
    name: 'Field guide names',
    description: 'Birds and bogs',
    rules: first,
    workspace_access: 'editor',
  });
  await api('/v1/pronunciation-dictionaries/add-from-rules', { name: 'Company words', rules: [rule('SQL', 'sequel')] });
  await api(`/v1/pronunciation-dictionaries/${id}/add-rules`, {
    rules: [rule('Catharus', 'KATH-uh-rus'), rule('fuscescens', 'fuss-KESS-enz')],
  });
  await api(
    '/v1/workspace/pronunciation-dictionary-locators',
    { pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: id }] },
    'PUT',
  );
  for (const [size, width, height] of [
    ['wide', 1440, 900],
    ['phone', 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/app/pronunciation-dictionaries');
    await page.getByText('Company words').waitFor();
    await shot(`list-${size}`);
    await page.goto('/app/pronunciation-dictionaries?new=1');
    await page.getByLabel('Rules, one a line').fill('SQL, sequel\nalone\nClaughton, /ˈklɔtən/');
    await shot(`new-${size}`);
    await page.goto(`/app/pronunciation-dictionaries/${id}`);
    await page.getByRole('table').waitFor();
    await shot(`editor-${size}`);
    await page.getByRole('button', { name: 'Add rule' }).click();
    await page.keyboard.type('Claughton');
    await shot(`edit-${size}`);
    await page.getByLabel(/^Type of rule/).selectOption('ipa');
    await shot(`edit-ipa-${size}`);
    await page.keyboard.press('Escape');
    await page.goto('/app/speech-synthesis/text-to-speech');
    const field = page.getByRole('textbox', { name: 'Text to speak' });
    await field.fill(
      'In 1874 the veery was filed under Catharus fuscescens, by someone who had only read about Claughton.',
    );
    await page.waitForTimeout(2500);
    await field.evaluate((f: HTMLTextAreaElement) => {
      f.focus();
      const at = f.value.indexOf('Claughton');
      f.setSelectionRange(at, at + 9);
    });
    await page.getByRole('button', { name: 'Pronounce as…' }).waitFor();
    await shot(`chip-${size}`);
    await page.getByRole('button', { name: 'Pronounce as…' }).click();
    await page.getByRole('radiogroup', { name: 'Suggestions' }).waitFor();
    await shot(`say-${size}`);
    await page.getByRole('radio', { name: 'Sounds (IPA)' }).check();
    await shot(`say-ipa-${size}`);
    await page.keyboard.press('Escape');
    if (size === 'phone') {
      await page.goto('/app/speech-synthesis/text-to-speech');
      await page.getByRole('button', { name: /^Settings: / }).click();
    }
    await page.getByRole('button', { name: /^Advanced/ }).click();
    await page.getByLabel('Pronunciation dictionaries').waitFor();
    await page.getByLabel('Add a dictionary').selectOption({ index: 1 });
    await page.getByText('Manage dictionaries').scrollIntoViewIfNeeded();
    await shot(`picker-${size}`);
    await page.evaluate(() => localStorage.removeItem('xi:tts-dictionaries'));
  }
  expect(1).toBe(1);
});
