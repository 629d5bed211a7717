import { languages, locale, type Language } from '../../lib/language/locale.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { saveLocale } from './preferences.ts';

/** Chooses the language of the app. */
export function LanguageSelect({ label, help }: { label: string; help?: string }) {
  return (
    <SelectField
      label={label}
      {...(help ? { help } : {})}
      value={locale in languages ? locale : 'en'}
      onChange={(event) => void saveLocale(event.target.value as Language)}
    >
      {Object.entries(languages).map(([value, name]) => (
        <option key={value} value={value} lang={value}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
