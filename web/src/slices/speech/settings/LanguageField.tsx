import type { Model } from '#contract/models/types.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { languageName } from '../voices/voice-labels.ts';
import { t } from './advanced-messages.ts';
import { DetectedLanguage } from './DetectedLanguage.tsx';

interface LanguageFieldProps {
  model: Model | undefined;
  /** Empty means that the language is detected. */
  value: string;
  /** What is written, in which the server detects the language. */
  texts: readonly string[];
  onChange(language: string): void;
}

export function LanguageField({ model, value, texts, onChange }: LanguageFieldProps) {
  const languages = (model?.languages ?? [])
    .map(({ language_id }) => ({ language_id, name: languageName(language_id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, formatLocale));
  return (
    <SelectField
      label={t('language')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      help={value === '' ? <DetectedLanguage texts={texts} /> : undefined}
    >
      <option value="">{t('language_detect')}</option>
      {languages.map(({ language_id, name }) => (
        <option key={language_id} value={language_id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
