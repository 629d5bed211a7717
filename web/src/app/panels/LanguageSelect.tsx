import { languages, locale, type Language } from '../../lib/language/locale.ts';
import { saveLocale } from '../../slices/profile/preferences.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { t } from '../../lib/language/app-messages.ts';

export function LanguageSelect() {
  return (
    <SelectField
      label={t('language')}
      value={locale in languages ? locale : 'en'}
      onChange={(event) => void saveLocale(event.target.value as Language)}
    >
      {Object.entries(languages).map(([value, label]) => (
        <option key={value} value={value} lang={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
