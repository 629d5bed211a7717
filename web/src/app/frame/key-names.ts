import { isApple } from '../../lib/hooks.ts';
import { t } from '../../lib/language/frame-messages.ts';

function wordOf(key: string): string {
  if (key === 'Mod') return isApple ? '⌘' : 'Ctrl';
  if (key === 'Shift') return isApple ? '⇧' : t('key_shift');
  if (key === 'Enter') return isApple ? '↵' : t('key_enter');
  if (key === 'Space') return t('key_space');
  if (key === 'Escape') return t('key_escape');
  if (key === 'Backspace') return isApple ? '⌫' : t('key_delete');
  return key;
}

/** Turns `Mod+Shift+V` or `G H` into what is printed on the keys: a list of chords, each a list of keys. */
export const keyChords = (keys: string): string[][] => keys.split(' ').map((chord) => chord.split('+').map(wordOf));

/** Joins the chords into one line. */
export const keyNames = (keys: string): string =>
  keyChords(keys)
    .map((chord) => chord.join(isApple ? '' : ' '))
    .join(' ');
