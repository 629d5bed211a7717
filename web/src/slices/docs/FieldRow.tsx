import { t } from './messages.ts';
import { Markdown } from './markdown/Markdown.tsx';
import { limitWords, resolve, typeWords, withoutNull, type JsonSchema, type Schemas } from './documents/schema.ts';

interface FieldRowProps {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
  description: string | undefined;
  schemas: Schemas;
}

const literal = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One parameter or property: its name, what it may hold, and what it means. */
export function FieldRow({ name, schema, isRequired, description, schemas }: FieldRowProps) {
  const whole = resolve(schema, schemas);
  const core = resolve(withoutNull(whole), schemas);
  const limits = limitWords(core);
  const choices = core.enum ?? resolve(core.items ?? {}, schemas).enum;
  const text = description ?? whole.description ?? core.description;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
        <code className="font-mono text-table font-medium wrap-anywhere">{name}</code>
        <span className="text-caption text-muted">{typeWords(schema)}</span>
        {isRequired && <span className="text-caption font-medium text-danger">{t('required')}</span>}
        {limits.length > 0 && <span className="text-caption text-muted">{limits.join(', ')}</span>}
        {core.default !== undefined && (
          <span className="text-caption text-muted">
            {t.rich('default', { value: <code className="font-mono text-ink-2">{literal(core.default)}</code> })}
          </span>
        )}
      </p>
      {text && <Markdown text={text} className="text-table text-ink-2" />}
      {choices && (
        <p className="flex flex-wrap gap-1 pt-0.5">
          <span className="sr-only">{t('one_of')} </span>
          {choices.map((choice) => (
            <code key={literal(choice)} className="rounded-xs bg-sunken px-1.5 font-mono text-[11.5px] leading-[18px]">
              {literal(choice)}
            </code>
          ))}
        </p>
      )}
    </div>
  );
}
