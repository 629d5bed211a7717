import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { FieldRow } from './FieldRow.tsx';
import { t } from './messages.ts';
import {
  choicesOf,
  propertiesOf,
  resolve,
  typeWords,
  type JsonSchema,
  type Property,
  type Schemas,
} from './documents/schema.ts';

/** The fields of a body. What is nested is drawn when it is opened, so a shape may hold itself. */
export function SchemaTree({ schema, schemas }: { schema: JsonSchema; schemas: Schemas }) {
  const properties = propertiesOf(schema, schemas);
  if (properties.length > 0) return <PropertyList properties={properties} schemas={schemas} />;
  const choices = choicesOf(resolve(schema, schemas)).filter((one) => propertiesOf(one, schemas).length > 0);
  if (choices.length > 0) {
    return (
      <div className="flex flex-col gap-3">
        <p className="text-table text-muted">{t('one_of')}</p>
        {choices.map((choice, at) => (
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className="flex flex-col gap-2">
            <p className="font-medium">{typeWords(choice)}</p>
            <SchemaTree schema={choice} schemas={schemas} />
          </div>
        ))}
      </div>
    );
  }
  return <p className="text-table text-muted">{typeWords(schema)}</p>;
}

function PropertyList({ properties, schemas }: { properties: Property[]; schemas: Schemas }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {properties.map((property) => (
        <PropertyItem key={property.name} {...property} schemas={schemas} />
      ))}
    </ul>
  );
}

function PropertyItem({ name, schema, isRequired, schemas }: Property & { schemas: Schemas }) {
  const [isOpen, setIsOpen] = useState(false);
  const inner = propertiesOf(schema, schemas);
  return (
    <li className="flex flex-col gap-2 px-4 py-3 max-md:px-3">
      <FieldRow name={name} schema={schema} isRequired={isRequired} description={undefined} schemas={schemas} />
      {inner.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={t('fields_of', { name })}
            onClick={() => setIsOpen(!isOpen)}
            className="-ms-1 flex h-6 w-fit items-center gap-1 rounded-xs pe-1.5 text-caption font-medium text-muted hover:bg-hover hover:text-ink max-md:h-9"
          >
            <ChevronRight
              size={14}
              strokeWidth={1.75}
              aria-hidden="true"
              className={isOpen ? 'rotate-90 transition-transform' : 'transition-transform rtl:rotate-180'}
            />
            {t('fields', { count: inner.length })}
          </button>
          {isOpen && <PropertyList properties={inner} schemas={schemas} />}
        </>
      )}
    </li>
  );
}
