import { useId, useState } from 'react';
import { Segment } from '../../../ui/form/Segment.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { t } from '../messages.ts';
import type { RequestBody } from '../documents/operation.ts';
import { fieldOf } from './form/field.ts';
import type { FormContext } from './form/context.ts';
import { PropertyFields } from './form/PropertyFields.tsx';
import { parseTyped, Unparsed } from './form/value.ts';

interface TryBodyFieldsProps {
  form: FormContext;
  body: RequestBody;
  value: unknown;
  onChange(value: unknown): void;
}

const printed = (value: unknown) => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** The body as fields or as JSON: two views of one value, so that nothing is lost between them. */
export function TryBodyFields({ form, body: { type, schema = {}, isRequired }, value, onChange }: TryBodyFieldsProps) {
  const titleId = useId();
  const [raw, setRaw] = useState<string>();
  const isForm = type === 'multipart/form-data';
  const { shape } = fieldOf(schema, form.schemas);
  const isBroken = value instanceof Unparsed;

  return (
    <div role="group" aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span id={titleId} className="text-caption font-semibold text-muted">
            {t('request_body')}
          </span>
          {isForm && <span className="font-mono text-caption text-muted">{type}</span>}
        </span>
        {!isForm && (
          <Segment
            label={t('try_body_as')}
            value={raw === undefined ? 'fields' : 'json'}
            options={[
              { value: 'fields', label: t('try_fields') },
              { value: 'json', label: 'JSON' },
            ]}
            onChange={(next) => {
              // Text that is no JSON cannot be put into fields, and is not thrown away.
              if (!isBroken) setRaw(next === 'json' ? printed(value) : undefined);
            }}
          />
        )}
      </div>
      {raw !== undefined ? (
        <TextAreaField
          label={t('try_body')}
          value={raw}
          rows={Math.max(4, Math.min(16, raw.split('\n').length + 1))}
          spellCheck={false}
          error={isBroken ? t('try_not_json') : form.errorAt(['body'])}
          help={isBroken ? t('try_json_first') : undefined}
          dir="ltr"
          className="font-mono text-caption leading-5"
          onChange={(event) => {
            setRaw(event.target.value);
            onChange(parseTyped(event.target.value));
          }}
        />
      ) : shape.kind === 'object' ? (
        <PropertyFields form={form} properties={shape.properties} path={['body']} value={value} onChange={onChange} />
      ) : (
        <form.Field
          form={form}
          name={t('request_body')}
          schema={schema}
          path={['body']}
          isRequired={isRequired}
          value={value}
          onChange={onChange}
        />
      )}
    </div>
  );
}
