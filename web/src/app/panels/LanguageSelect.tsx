import { chooseLocale, languages, locale } from '../../lib/locale.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { t } from '../messages.ts';

type Language = keyof typeof languages;

export function LanguageSelect() {
  return (
    <SelectField
      label={t('language')}
      value={locale in languages ? locale : 'en'}
      onChange={(event) => chooseLocale(event.target.value as Language)}
    >
      {Object.entries(languages).map(([value, label]) => (
        <option key={value} value={value} lang={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
