import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PasswordField, TextField } from '../../../../ui/form/Field.tsx';
import { FieldError } from '../../../../ui/form/FieldError.tsx';
import { SelectField } from '../../../../ui/form/SelectField.tsx';
import { Switch } from '../../../../ui/form/Switch.tsx';
import { TextAreaField } from '../../../../ui/form/TextAreaField.tsx';
import { t } from '../../messages.ts';
import { fieldOf } from './field.ts';
import type { FieldEditorProps } from './context.ts';
import { LeaveOut, NullToggle } from './entry-buttons.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FileEditor } from './FileEditor.tsx';
import { ListEditor } from './ListEditor.tsx';
import { ObjectEditor } from './ObjectEditor.tsx';
import { pathKey } from './problems.ts';
import { TypedField } from './TypedField.tsx';
import { parseNumber, parseTyped, placeholderOf, textOf } from './value.ts';
import { VariantEditor } from './VariantEditor.tsx';

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
