import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { useUser } from '../../../lib/account.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { t } from './advanced-messages.ts';
import { canStream, formatGroups, isOutputFormat } from './formats.ts';

interface FormatFieldProps {
  value: OutputFormat;
  /** The audio is not heard while it is made, so it does not matter whether it can be. */
  isFile?: boolean;
  onChange(format: OutputFormat): void;
}

export function FormatField({ value, isFile = false, onChange }: FormatFieldProps) {
  const tier = useUser()?.subscription.tier;
  return (
    <SelectField
      label={t('output_format')}
      value={value}
      onChange={(event) => isOutputFormat(event.target.value) && onChange(event.target.value)}
      help={isFile || canStream(value) ? undefined : t('format_plays_whole')}
    >
      {formatGroups(tier).map(({ label, choices }) => (
        <optgroup key={label} label={label}>
          {choices.map(({ value: format, label: name, lockedBy }) => (
            <option key={format} value={format} disabled={lockedBy !== undefined}>
              {lockedBy ? t('format_locked', { name, plan: lockedBy }) : name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
