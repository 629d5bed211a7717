import { Plus } from 'lucide-react';
import { Button } from '../../../../ui/button/Button.tsx';
import { Checkbox } from '../../../../ui/form/Checkbox.tsx';
import type { FieldEditorProps } from './context.ts';
import { LeaveOut } from './entry-buttons.tsx';
import { t } from '../../messages.ts';
import type { ListShape, Literal } from './field.ts';
import { fieldOf } from './field.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { FileEditor } from './FileEditor.tsx';
import type { GroupProps } from './ObjectEditor.tsx';
import { initialValue } from './value.ts';

interface ListEditorProps extends FieldEditorProps, GroupProps {
  shape: ListShape;
}

export function ListEditor(props: ListEditorProps) {
  const { form, name, path, isRequired, value, onChange, shape, label, error, notes, actions } = props;
  const { shape: item } = fieldOf(shape.item, form.schemas, name);
  if (item.kind === 'file') {
    return (
      <>
        <FileEditor {...props} limits={item} isMany />
        {notes}
      </>
    );
  }
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isFull = shape.maxItems !== undefined && items.length >= shape.maxItems;
  const isChoice = item.kind === 'choice';
  return (
    <FieldGroup
      label={label}
      error={error}
      notes={notes}
      actions={
        <>
          {actions}
          {value !== undefined && !isRequired && <LeaveOut name={name} onChange={onChange} />}
          {!isChoice && !isFull && (
            <Button
              size="sm"
              look="ghost"
              aria-label={t('try_add_to', { name })}
              icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onChange([...items, initialValue(shape.item, form.schemas, true) ?? ''])}
            >
              {t('try_add')}
            </Button>
          )}
        </>
      }
    >
      {isChoice && <Choices choices={item.choices} chosen={items} onChange={onChange} />}
      {!isChoice && items.length > 0 && (
        <ol className="flex flex-col gap-2">
          {items.map((one, at) => (
            // The items have no names but their places.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at} className="flex items-start gap-1">
              <div className="min-w-0 flex-1">
                <form.Field
                  form={form}
                  name={`${name}[${at}]`}
                  schema={shape.item}
                  path={[...path, at]}
                  isRequired
                  value={one}
                  onChange={(next) => onChange(items.with(at, next ?? ''))}
                />
              </div>
              <LeaveOut
                name={`${name}[${at}]`}
                onChange={() => {
                  const left = items.toSpliced(at, 1);
                  onChange(left.length === 0 && !isRequired ? undefined : left);
                }}
              />
            </li>
          ))}
        </ol>
      )}
    </FieldGroup>
  );
}

interface ChoicesProps {
  choices: Literal[];
  chosen: unknown[];
  onChange(value: unknown): void;
}

/** Some of a few: in the order in which they are offered. */
function Choices({ choices, chosen, onChange }: ChoicesProps) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 max-md:grid-cols-1">
      {choices.map((choice) => (
        <Checkbox
          key={String(choice)}
          label={<span className="font-mono text-caption wrap-anywhere">{String(choice)}</span>}
          checked={chosen.includes(choice)}
          onChange={(isOn) => onChange(choices.filter((one) => (one === choice ? isOn : chosen.includes(one))))}
        />
      ))}
    </div>
  );
}
