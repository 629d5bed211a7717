import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'dictionaries', path: pages.pronunciation },
  { name: 'dictionaries-new', path: pageAddress('pronunciation', { new: '1' }) },
  {
    name: 'dictionary',
    path: pages.dictionary.replace('$id', 'DICTIONARY'),
    isOpenedByWidth: true,
    async open(page) {
      await page.getByRole('button', { name: 'Add rule' }).click();
      await page.getByRole('textbox', { name: /^Written, rule/ }).fill('Claughton');
      await page.getByRole('combobox', { name: /^Type of rule/ }).selectOption('ipa');
    },
  },
  {
    name: 'pronounce-as',
    path: pages.textToSpeech,
    isOpenedByWidth: true,
    async open(page) {
      const field = page.getByRole('textbox', { name: 'Text to speak' });
      await field.fill('Claughton');
      await field.selectText();
      await page.getByRole('button', { name: 'Pronounce as…' }).click();
      await page.getByRole('radio', { name: 'Sounds (IPA)' }).check();
    },
  },
];
