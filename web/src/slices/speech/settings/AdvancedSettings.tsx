import { useUser } from '../../../lib/account.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { DictionaryPicker } from '../../dictionary-picker/public.ts';
import { editDraft } from '../drafts/draft.ts';
import { formatGroups, isOutputFormat, canStream } from './formats.ts';
import { languageFor } from '../generation/job.ts';
import { t as tSpeech } from '../messages.ts';
import { t } from './advanced-messages.ts';
import { languageName } from '../voices/voice-labels.ts';
import { DetectedLanguage } from './DetectedLanguage.tsx';
import { NormalizationField } from './NormalizationField.tsx';
import { SeedField } from './SeedField.tsx';
import type { Speech } from '../use-speech.ts';

export function AdvancedSettings({ speech }: { speech: Speech }) {
  const { draft, model } = speech;
  const tier = useUser()?.subscription.tier;
  const languages = (model?.languages ?? [])
    .map(({ language_id }) => ({ language_id, name: languageName(language_id) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, formatLocale));
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label={tSpeech('language')}
        value={languageFor(draft, model)}
        onChange={(event) => editDraft({ language_code: event.target.value })}
        help={languageFor(draft, model) === '' ? <DetectedLanguage texts={[draft.text]} /> : undefined}
      >
        <option value="">{t('language_detect')}</option>
        {languages.map(({ language_id, name }) => (
          <option key={language_id} value={language_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={tSpeech('output_format')}
        value={draft.output_format}
        onChange={(event) => isOutputFormat(event.target.value) && editDraft({ output_format: event.target.value })}
        help={canStream(draft.output_format) ? undefined : t('format_plays_whole')}
      >
        {formatGroups(tier).map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map(({ value, label: name, lockedBy }) => (
              <option key={value} value={value} disabled={lockedBy !== undefined}>
                {lockedBy ? tSpeech('format_locked', { name, plan: lockedBy }) : name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SeedField seed={draft.seed} onChange={(seed) => editDraft({ seed })} />
      <NormalizationField
        normalization={draft.normalization}
        onChange={(normalization) => editDraft({ normalization })}
      />
      <DictionaryPicker locators={draft.dictionaries} onChange={(dictionaries) => editDraft({ dictionaries })} />
      <TextAreaField
        label={t('previous_text')}
        dir="auto"
        value={draft.previous_text}
        onChange={(event) => editDraft({ previous_text: event.target.value })}
      />
      <TextAreaField
        label={t('next_text')}
        dir="auto"
        help={t('context_help')}
        value={draft.next_text}
        onChange={(event) => editDraft({ next_text: event.target.value })}
      />
    </div>
  );
}
