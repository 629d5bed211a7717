import { useState } from 'react';
import { ChevronRight } from 'lucide-react';
import type { FormContext } from './context.ts';
import { t } from '../../messages.ts';
import type { Property } from '../../documents/schema.ts';
import type { Path } from './problems.ts';
import { isEntries, withEntry } from './value.ts';

interface PropertyFieldsProps {
  form: FormContext;
  properties: Property[];
  path: Path;
  value: unknown;
  onChange(value: unknown): void;
}

/** So many optional fields are shown at once; more of them wait behind a button. */
const maxOpen = 4;

/** The fields of one object: what is needed first, what may be left out after it. */
export function PropertyFields({ form, properties, path, value, onChange }: PropertyFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const entries = isEntries(value) ? value : {};
  const needed = properties.filter(({ isRequired }) => isRequired);
  const optional = properties.filter(({ isRequired }) => !isRequired);
  const isFolded = optional.length > maxOpen && !isOpen;
  // What is sent is seen.
  const shown = isFolded ? optional.filter(({ name }) => entries[name] !== undefined) : optional;
  const hidden = optional.length - shown.length;
  const others = Object.keys(entries).filter((name) => !properties.some((one) => one.name === name));
  return (
    <div className="flex flex-col gap-3">
      {needed.length + shown.length > 0 && (
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-4 max-md:grid-cols-1">
          {[...needed, ...shown].map(({ name, schema, isRequired }) => (
            <form.Field
              key={name}
              form={form}
              name={name}
              schema={schema}
              path={[...path, name]}
              isRequired={isRequired}
              value={entries[name]}
              onChange={(next) => onChange(withEntry(value, name, next))}
            />
          ))}
        </div>
      )}
      {others.length > 0 && <p className="text-caption text-muted">{t('try_others', { names: others.join(', ') })}</p>}
      {(hidden > 0 || isOpen) && optional.length > maxOpen && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="-ms-1 flex h-7 w-fit items-center gap-1 rounded-xs pe-1.5 text-caption font-medium text-muted hover:bg-hover hover:text-ink max-md:h-11"
        >
          <ChevronRight
            size={14}
            strokeWidth={1.75}
            aria-hidden="true"
            className={isOpen ? 'rotate-90 transition-transform' : 'transition-transform rtl:rotate-180'}
          />
          {isOpen ? t('try_fewer') : t('try_more', { count: hidden })}
        </button>
      )}
    </div>
  );
}
