import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/Button.tsx';
import type { Property } from '../../documents/schema.ts';
import type { FieldEditorProps } from './context.ts';
import { LeaveOut } from './entry-buttons.tsx';
import { t } from '../../messages.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { PropertyFields } from './PropertyFields.tsx';
import { initialValue, isEntries } from './value.ts';

export interface GroupProps {
  label: string;
  error: string | undefined;
  notes?: ReactNode;
  /** Buttons beside the name. */
  actions: ReactNode;
}

interface ObjectEditorProps extends FieldEditorProps, GroupProps {
  properties: Property[];
}

export function ObjectEditor({
  form,
  name,
  schema,
  path,
  isRequired,
  value,
  onChange,
  properties,
  label,
  error,
  notes,
  actions,
}: ObjectEditorProps) {
  const isGiven = isEntries(value);
  return (
    <FieldGroup
      label={label}
      error={error}
      notes={notes}
      actions={
        <>
          {actions}
          {isGiven ? (
            !isRequired && <LeaveOut name={name} onChange={onChange} />
          ) : (
            <Button
              size="sm"
              look="ghost"
              aria-label={t('try_add_to', { name })}
              icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
              onClick={() => onChange(initialValue(schema, form.schemas, true, name) ?? {})}
            >
              {t('try_add')}
            </Button>
          )}
        </>
      }
    >
      {isGiven && <PropertyFields form={form} properties={properties} path={path} value={value} onChange={onChange} />}
    </FieldGroup>
  );
}
