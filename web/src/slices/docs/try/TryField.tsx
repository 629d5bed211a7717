import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { t } from '../messages.ts';
import type { Parameter } from '../operation.ts';
import type { Schemas } from '../schema.ts';
import { coreOf } from './try-request.ts';

interface TryFieldProps {
  parameter: Parameter;
  schemas: Schemas;
  value: string;
  isMissing: boolean;
  onChange(value: string): void;
}

/** One parameter. What may only be one of a few is chosen; what is left empty is not sent. */
export function TryField({ parameter, schemas, value, isMissing, onChange }: TryFieldProps) {
  const { name, isRequired, schema } = parameter;
  const core = coreOf(schema, schemas);
  const choices = core.enum ?? (core.type === 'boolean' ? [true, false] : undefined);
  const preset = core.default === undefined ? '' : String(core.default);
  if (choices) {
    return (
      <SelectField label={name} value={value} onChange={(event) => onChange(event.target.value)}>
        {!isRequired && <option value="">{preset ? t('try_default', { value: preset }) : t('try_unset')}</option>}
        {choices.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {String(choice)}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      label={name}
      value={value}
      placeholder={preset}
      required={isRequired}
      autoComplete="off"
      spellCheck={false}
      inputMode={core.type === 'integer' || core.type === 'number' ? 'decimal' : 'text'}
      error={isMissing ? t('try_required') : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
