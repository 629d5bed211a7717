import type { RefObject } from 'react';
import type { PhonemeAlphabet } from '#contract/pronunciation-dictionaries/types.ts';
import { sounds } from '../rules/sounds.ts';
import { t } from './messages.ts';

interface SoundKeysProps {
  /** The field whose caret says where a sound goes. */
  field: RefObject<HTMLInputElement | null>;
  alphabet: PhonemeAlphabet;
  value: string;
  onChange(value: string): void;
}

const stressOf = { ipa: ['ˈ', 'ˌ'], 'cmu-arpabet': ['1', '2'] } as const;

/** A keyboard of the sounds of English, each with a word that has it. */
export function SoundKeys({ field, alphabet, value, onChange }: SoundKeysProps) {
  function type(symbol: string, isStress: boolean): void {
    const from = field.current?.selectionStart ?? value.length;
    const to = field.current?.selectionEnd ?? value.length;
    const before = value.slice(0, from);
    // The names of CMU are divided by spaces; a digit of stress stands right behind its vowel.
    const isApart = alphabet === 'cmu-arpabet' && !isStress && before !== '' && !before.endsWith(' ');
    const typed = (isApart ? ' ' : '') + symbol;
    onChange(before + typed + value.slice(to));
    const caret = from + typed.length;
    // The field has the new value once it is drawn.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }
  const key = (symbol: string, name: string, example: string, isStress = false) => (
    <button
      key={symbol}
      type="button"
      aria-label={name}
      // The caret stays where it is while sounds are pressed.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => type(symbol, isStress)}
      className="flex min-h-9 min-w-9 flex-none flex-col items-center justify-center rounded-sm border border-line bg-bg px-1.5 leading-none hover:bg-hover max-md:min-h-11 max-md:min-w-11"
    >
      <span className="text-[14px]">{symbol}</span>
      <span className="mt-0.5 text-[10px] text-muted">{example.replace('[', '').replace(']', '')}</span>
    </button>
  );
  const keys = (isVowel: boolean) =>
    sounds
      .filter((sound) => sound.isVowel === isVowel)
      .map(({ ipa, cmu, example }) => {
        const symbol = alphabet === 'ipa' ? ipa : cmu;
        return key(symbol, t('sound_of', { symbol, example: example.replace('[', '').replace(']', '') }), example);
      });
  const [primary, secondary] = stressOf[alphabet];
  return (
    <div role="group" aria-label={t('keys')} className="flex flex-col gap-1.5">
      <div className="flex flex-wrap gap-1">
        {key(primary, t('stress'), t('stress_short'), true)}
        {key(secondary, t('stress_light'), t('stress_light_short'), true)}
        {keys(true)}
      </div>
      <div className="flex flex-wrap gap-1">{keys(false)}</div>
    </div>
  );
}
