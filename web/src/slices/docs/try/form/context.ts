import type { ComponentType } from 'react';
import type { JsonSchema, Schemas } from '../../documents/schema.ts';
import type { Path } from './problems.ts';

/** What every field of one form knows. */
export interface FormContext {
  /** Draws the field of any schema; objects and lists hold others. */
  Field: ComponentType<FieldEditorProps>;
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
