import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../../ui/button/IconButton.tsx';
import { PasswordField, TextField } from '../../../../ui/form/Field.tsx';
import { FieldError } from '../../../../ui/form/FieldError.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { Switch } from '../../../../ui/form/Switch.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';
import { t } from '../../messages.ts';
import type { JsonSchema, Schemas } from '../../schema.ts';
import { fieldOf } from './field.ts';
import { FieldNotes } from './FieldNotes.tsx';
import { FileEditor } from './FileEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { ObjectEditor } from './ObjectEditor.tsx';
import { pathKey, type Path } from './problems.ts';
import { TypedField } from './TypedField.tsx';
import { parseNumber, parseTyped, placeholderOf, textOf } from './value.ts';
import { VariantEditor } from './VariantEditor.tsx';

/** What every field of one form knows. */
export interface FormContext {
  schemas: Schemas;
  /** What is wrong at a place, where it is time to tell. */
  errorAt(path: Path): string | undefined;
  /** The reader has gone on, so it is time to tell. */
  onLeave(path: Path): void;
}

export interface FieldEditorProps {
  form: FormContext;
  name: string;
  schema: JsonSchema;
  path: Path;
  isRequired: boolean;
  value: unknown;
  /** Undefined leaves the value out. */
  onChange(value: unknown): void;
}

/** The control that a schema asks for. What is left empty is not sent. */
export function FieldEditor(props: FieldEditorProps) {
  const { form, name, schema, path, isRequired, value, onChange } = props;
  const field = fieldOf(schema, form.schemas, name);
  const { shape, isNullable } = field;
  const label = isRequired ? `${name} *` : name;
  const error = form.errorAt(path);
  const notes = <FieldNotes field={field} schema={schema} />;
  const input = {
    label,
    error,
    required: isRequired,
    placeholder: (value === null ? 'null' : placeholderOf(field)) || undefined,
    autoComplete: 'off',
    spellCheck: false,
    onBlur: () => form.onLeave(path),
  };
  const unset = field.default === undefined ? t('try_unset') : t('try_default', { value: textOf(field.default) });
  const toggleNull = isNullable && <NullToggle name={name} value={value} onChange={onChange} />;

  switch (shape.kind) {
    case 'text': {
      const entered = { value: textOf(value), onChange: (text: string) => onChange(text === '' ? undefined : text) };
      if (shape.isLong) {
        return (
          <Row isWide>
            <TextAreaField
              {...input}
              value={entered.value}
              rows={isRequired ? 3 : 2}
              onChange={(event) => entered.onChange(event.target.value)}
            />
            {notes}
          </Row>
        );
      }
      const Control = shape.isSecret ? PasswordField : TextField;
      return (
        <Row>
          <Control
            {...input}
            {...(shape.isSecret ? {} : { trailing: toggleNull })}
            autoComplete={shape.isSecret ? 'new-password' : 'off'}
            help={notes}
            value={entered.value}
            onChange={(event) => entered.onChange(event.target.value)}
          />
        </Row>
      );
    }
    case 'number':
      return (
        <Row>
          <TypedField value={value} parse={parseNumber} onChange={onChange}>
            {(typed) => <TextField {...input} {...typed} inputMode="decimal" trailing={toggleNull} help={notes} />}
          </TypedField>
        </Row>
      );
    case 'boolean': {
      const fallback = field.default === true;
      return (
        <Row>
          <Switch label={label} isOn={typeof value === 'boolean' ? value : fallback} onChange={onChange} />
          <div className="flex min-h-7 items-center justify-between gap-2">
            <span className="text-caption text-muted">
              {value === undefined ? unset : <code className="font-mono">{textOf(value ?? 'null')}</code>}
            </span>
            <span className="flex items-center">
              {toggleNull}
              {!isRequired && value !== undefined && <LeaveOut name={name} onChange={onChange} />}
            </span>
          </div>
          {error && <FieldError id={`${pathKey(path)}-error`}>{error}</FieldError>}
          {notes}
        </Row>
      );
    }
    case 'choice': {
      const at = shape.choices.findIndex((one) => one === value);
      return (
        <Row>
          <SelectField
            label={label}
            required={isRequired}
            aria-invalid={error ? true : undefined}
            value={value === null ? 'null' : at < 0 ? '' : String(at)}
            onChange={({ target }) =>
              onChange(
                target.value === 'null' ? null : target.value === '' ? undefined : shape.choices[Number(target.value)],
              )
            }
            help={notes}
          >
            {(!isRequired || at < 0) && <option value="">{isRequired ? t('try_choose') : unset}</option>}
            {shape.choices.map((choice, index) => (
              <option key={String(choice)} value={index}>
                {String(choice)}
              </option>
            ))}
            {isNullable && <option value="null">null</option>}
          </SelectField>
          {error && <FieldError id={`${pathKey(path)}-error`}>{error}</FieldError>}
        </Row>
      );
    }
    case 'file':
      return (
        <Row isWide>
          <FileEditor {...props} limits={shape} isMany={false} />
          {notes}
        </Row>
      );
    case 'json':
      return (
        <Row isWide>
          <TypedField value={value} parse={parseTyped} onChange={onChange}>
            {(typed) => <TextAreaField {...input} {...typed} rows={2} className="font-mono text-caption" />}
          </TypedField>
          <FieldNotes field={field} schema={schema} isJson />
        </Row>
      );
    case 'list':
      return (
        <Row isWide>
          <ListEditor {...props} shape={shape} label={label} error={error} notes={notes} actions={toggleNull} />
        </Row>
      );
    case 'object':
      return (
        <Row isWide>
          <ObjectEditor
            {...props}
            properties={shape.properties}
            label={label}
            error={error}
            notes={notes}
            actions={toggleNull}
          />
        </Row>
      );
    case 'variant':
      return (
        <Row isWide>
          <VariantEditor {...props} variants={shape.variants} label={label} error={error} actions={toggleNull} />
          {notes}
        </Row>
      );
  }
}

function Row({ isWide = false, children }: { isWide?: boolean; children: ReactNode }) {
  return <div className={clsx('flex min-w-0 flex-col gap-1', isWide && 'col-span-full')}>{children}</div>;
}

function NullToggle({ name, value, onChange }: Pick<FieldEditorProps, 'name' | 'value' | 'onChange'>) {
  return (
    <button
      type="button"
      aria-label={t('try_null', { name })}
      aria-pressed={value === null}
      onClick={() => onChange(value === null ? undefined : null)}
      className="me-1 h-7 flex-none rounded-sm px-1.5 font-mono text-caption text-muted hover:bg-hover hover:text-ink aria-pressed:bg-selected aria-pressed:text-ink max-md:h-11 max-md:px-3"
    >
      null
    </button>
  );
}

export function LeaveOut({ name, onChange }: Pick<FieldEditorProps, 'name' | 'onChange'>) {
  return (
    <IconButton size="sm" label={t('try_leave_out', { name })} onClick={() => onChange(undefined)}>
      <X size={14} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
