import { useUser } from '../../lib/account.ts';
import { Segment } from '../../ui/Segment.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { editDraft, type Normalization } from './draft.ts';
import { formatGroups, isOutputFormat, playsAtOnce } from './formats.ts';
import { languageFor } from './job.ts';
import { SeedField } from './SeedField.tsx';
import type { Speech } from './use-speech.ts';

const normalizationOptions: { value: Normalization; label: string }[] = [
  { value: 'auto', label: 'Auto' },
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
];

export function AdvancedSettings({ speech }: { speech: Speech }) {
  const { draft, model } = speech;
  const tier = useUser()?.subscription.tier;
  const languages = model?.languages.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) ?? [];
  return (
    <div className="flex flex-col gap-5">
      <SelectField
        label="Language"
        value={languageFor(draft, model)}
        onChange={(event) => editDraft({ language_code: event.target.value })}
      >
        <option value="">Detect</option>
        {languages.map(({ language_id, name }) => (
          <option key={language_id} value={language_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Output format"
        value={draft.output_format}
        onChange={(event) => isOutputFormat(event.target.value) && editDraft({ output_format: event.target.value })}
        help={
          playsAtOnce(draft.output_format) ? undefined : 'Plays when all of it has arrived: only MP3 plays on the way.'
        }
      >
        {formatGroups(tier).map(({ label, choices }) => (
          <optgroup key={label} label={label}>
            {choices.map(({ value, label: name, lockedBy }) => (
              <option key={value} value={value} disabled={lockedBy !== undefined}>
                {lockedBy ? `🔒 ${name} (${lockedBy} plan)` : name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SeedField seed={draft.seed} />
      <div className="flex flex-col gap-1.5">
        <span aria-hidden="true" className="text-table font-medium">
          Text normalisation
        </span>
        <Segment
          label="Text normalisation"
          value={draft.normalization}
          options={normalizationOptions}
          onChange={(normalization) => editDraft({ normalization })}
        />
        <p className="text-caption text-muted">Says numbers, dates and units as words.</p>
      </div>
      <TextAreaField
        label="Previous text"
        dir="auto"
        value={draft.previous_text}
        onChange={(event) => editDraft({ previous_text: event.target.value })}
      />
      <TextAreaField
        label="Next text"
        dir="auto"
        help="What stands before and after this text elsewhere, so that it begins and ends as a part of it. Neither is spoken or paid."
        value={draft.next_text}
        onChange={(event) => editDraft({ next_text: event.target.value })}
      />
    </div>
  );
}
