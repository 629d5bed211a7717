import type { KeyFields } from '../key-form.ts';
import { expiryChoices, type ExpiryChoice } from '../key-form.ts';
import { formatDate } from '../../../lib/format.ts';
import { TextField } from '../../../ui/form/Field.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { t } from '../messages.ts';

interface ExpiryFieldProps {
  fields: Pick<KeyFields, 'expiry' | 'expiryDay' | 'expiresAt'>;
  fault: string | undefined;
  onChange(change: Partial<KeyFields>): void;
}

export function ExpiryField({ fields: { expiry, expiryDay, expiresAt }, fault, onChange }: ExpiryFieldProps) {
  const words: Record<ExpiryChoice, string> = {
    never: t('expiry_never'),
    7: t('expiry_days', { count: 7 }),
    30: t('expiry_days', { count: 30 }),
    90: t('expiry_days', { count: 90 }),
    date: t('expiry_date'),
    keep: t('expiry_keep', { date: formatDate(expiresAt ?? 0) }),
  };
  const offered = expiryChoices.filter((choice) => choice !== 'keep' || expiresAt !== null);
  return (
    <div className="grid grid-cols-2 gap-3 max-[420px]:grid-cols-1">
      <SelectField
        label={t('expiry')}
        value={expiry}
        onChange={(event) => onChange({ expiry: event.target.value as ExpiryChoice })}
      >
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </SelectField>
      {expiry === 'date' && (
        <TextField
          label={t('expiry_day')}
          type="date"
          value={expiryDay}
          error={fault}
          onChange={(event) => onChange({ expiryDay: event.target.value })}
        />
      )}
    </div>
  );
}
