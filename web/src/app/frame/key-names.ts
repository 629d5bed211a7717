import { isApple } from '../../lib/hooks.ts';
import { t } from '../../lib/language/app-messages.ts';

function wordOf(key: string): string {
  if (key === 'Mod') return isApple ? '⌘' : 'Ctrl';
  if (key === 'Shift') return isApple ? '⇧' : t('key_shift');
  if (key === 'Enter') return isApple ? '↵' : t('key_enter');
  if (key === 'Space') return t('key_space');
  if (key === 'Escape') return t('key_escape');
  if (key === 'Backspace') return isApple ? '⌫' : t('key_delete');
  return key;
}

/** `Mod+Shift+V` and `G H` as what is printed on the keys: chords that follow each other, each of keys held together. */
export const keyChords = (keys: string): string[][] => keys.split(' ').map((chord) => chord.split('+').map(wordOf));

/** The same in one line. */
export const keyNames = (keys: string): string =>
  keyChords(keys)
    .map((chord) => chord.join(isApple ? '' : ' '))
    .join(' ');
