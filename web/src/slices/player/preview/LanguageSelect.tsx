import { formatLocale } from '../../../lib/language/locale.ts';
import type { PlayerItem } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { t } from '../messages.ts';
import { previewStore } from './preview-store.ts';
import { chooseSampleLanguage } from './voice-preview.ts';

const languages = new Intl.DisplayNames(formatLocale, { type: 'language', languageDisplay: 'standard' });

function nameOf(language: string): string {
  try {
    return languages.of(language) ?? language;
  } catch {
    // A voice may name a language that has no code.
    return language;
  }
}

/** Chooses the language of a voice's sample. It appears where the voice has samples in several languages. */
export function LanguageSelect({ item }: { item: PlayerItem }) {
  const { languagePreviewUrls } = item.player;
  const source = useStore(previewStore, ({ source }) => source);
  if (languagePreviewUrls.length < 2) return null;
  const chosen = languagePreviewUrls.find(({ previewUrl }) => previewUrl === source);
  return (
    <select
      aria-label={t('preview_language')}
      value={chosen?.language ?? ''}
      onChange={(event) => chooseSampleLanguage(event.target.value)}
      className="h-9 max-w-32 cursor-pointer truncate rounded-md bg-transparent px-2 text-table font-medium hover:bg-hover max-md:h-11 [&>option]:bg-raised [&>option]:text-ink"
    >
      {!chosen && <option value="">{t('preview_language_own')}</option>}
      {languagePreviewUrls.map(({ language }) => (
        <option key={language} value={language}>
          {nameOf(language)}
        </option>
      ))}
    </select>
  );
}
