import { clsx } from 'clsx';
import { useId } from 'react';
import { videoThemes, type VideoTheme } from '#contract/share-videos/types.ts';
import { t } from './messages.ts';

const looks: Record<VideoTheme, string> = {
  colour: 'bg-[radial-gradient(circle_at_76%_86%,#3c7fae_0,#1b4468_34%,#0b1830_72%)] text-white',
  light: 'bg-white text-[#111113]',
  dark: 'bg-[#0b0b0c] text-white',
};

interface ThemePickerProps {
  value: VideoTheme;
  /** A few words of the item, of which the last is marked. */
  words: readonly string[];
  onChange(theme: VideoTheme): void;
}

/** Draws the themes as small videos. They are radio buttons, so the browser handles arrow keys. */
export function ThemePicker({ value, words, onChange }: ThemePickerProps) {
  const name = useId();
  const [first = '', marked = ''] = words;
  return (
    <div role="radiogroup" aria-label={t('theme')} className="grid grid-cols-3 gap-2">
      {videoThemes.map((theme) => (
        <label
          key={theme}
          className={clsx(
            'relative grid h-24 cursor-pointer place-items-center overflow-hidden rounded-lg shadow-[inset_0_0_0_1px_var(--line-strong)]',
            'has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-ink has-focus-visible:outline-accent',
            looks[theme],
          )}
        >
          <input
            type="radio"
            name={name}
            value={theme}
            checked={theme === value}
            onChange={() => onChange(theme)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-lg outline-none"
          />
          <span aria-hidden="true" dir="auto" className="pb-4 text-table font-medium whitespace-nowrap">
            {first} {marked && <span className="rounded-[3px] bg-[#ffd640] px-1 text-[#171300]">{marked}</span>}
          </span>
          <span className="absolute inset-x-0 bottom-2 text-center text-caption">{t(`theme_${theme}`)}</span>
        </label>
      ))}
    </div>
  );
}
