import { MarkdownLine } from '../../markdown/Markdown.tsx';
import { t } from '../../messages.ts';
import { limitWords, typeWords, type JsonSchema } from '../../documents/schema.ts';
import type { Field } from './field.ts';

/** What may be entered, in a line below the field. */
export function FieldNotes({ field, schema, isJson = false }: { field: Field; schema: JsonSchema; isJson?: boolean }) {
  const { shape, description } = field;
  const words = [
    ...(isJson ? [t('try_as_json')] : []),
    ...(shape.kind === 'number' && !isJson ? [typeWords(schema)] : []),
    ...limitWords({
      ...(shape.kind === 'number' ? { minimum: shape.min, maximum: shape.max } : {}),
      ...(shape.kind === 'text' ? { minLength: shape.minLength || undefined, maxLength: shape.maxLength } : {}),
      ...(shape.kind === 'list' ? { minItems: shape.minItems || undefined, maxItems: shape.maxItems } : {}),
    }),
  ];
  if (words.length === 0 && !description) return null;
  return (
    <p className="text-caption break-words text-muted">
      {words.join(', ')}
      {words.length > 0 && description && ' · '}
      {description && <MarkdownLine isPlain text={description} />}
    </p>
  );
}
