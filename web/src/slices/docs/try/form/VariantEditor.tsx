import { useState } from 'react';
import { Segment } from '../../../../ui/form/Segment.tsx';
import type { FieldEditorProps } from './context.ts';
import { LeaveOut } from './entry-buttons.tsx';
import { t } from '../../messages.ts';
import { typeWords, type JsonSchema } from '../../documents/schema.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { GroupProps } from './ObjectEditor.tsx';
import { initialValue, variantOf } from './value.ts';

interface VariantEditorProps extends FieldEditorProps, GroupProps {
  variants: JsonSchema[];
}

/** One of several shapes: which one is chosen first. */
export function VariantEditor(props: VariantEditorProps) {
  const { form, name, path, isRequired, value, onChange, variants, label, error, actions } = props;
  const [chosen, setChosen] = useState(0);
  const at = variantOf(value, variants, form.schemas) ?? chosen;
  const schema = variants[at];
  return (
    <FieldGroup
      label={label}
      error={error}
      actions={
        <>
          {actions}
          {value !== undefined && !isRequired && <LeaveOut name={name} onChange={onChange} />}
        </>
      }
    >
      <div className="w-fit max-w-full overflow-x-auto whitespace-nowrap">
        <Segment
          label={t('try_variant', { name })}
          value={String(at)}
          options={variants.map((one, index) => ({ value: String(index), label: typeWords(one) }))}
          onChange={(next) => {
            const variant = variants[Number(next)];
            setChosen(Number(next));
            onChange(variant && initialValue(variant, form.schemas, true, name));
          }}
        />
      </div>
      {schema && (
        <form.Field
          {...props}
          key={at}
          form={{ ...form, errorAt: (place) => (place.length === path.length ? undefined : form.errorAt(place)) }}
          schema={schema}
        />
      )}
    </FieldGroup>
  );
}
