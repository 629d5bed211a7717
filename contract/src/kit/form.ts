/**
 * A body of fields and files: multipart/form-data. The server streams every file to its storage and finds the type by
 * the first bytes; the type and the name that a client declares are never believed.
 */
import type { Input, Output, Schema } from './schema.ts';

/** The type of a file part that takes whatever comes: the call looks at the bytes itself. */
export const anyBytes = '*/*';

/** How many files a part holds decides what a handler gets: a file, perhaps a file, or a list. */
type Count = 'one' | 'optional' | 'many';

export interface FilePart<C extends Count = Count> {
  count: C;
  minCount: number;
  maxCount: number;
  /** Of each file. */
  maxBytes: number;
  /**
   * Accepted media types as the bytes show them: `image/png`, or `audio/*`. Text has no magic bytes: where a textual type
   * is accepted, a file counts as it if it is valid UTF-8 and not HTML. `anyBytes` takes whatever comes.
   */
  types: readonly string[];
}

interface FileLimits {
  maxBytes: number;
  types: readonly string[];
}

export const oneFile = (limits: FileLimits): FilePart<'one'> => ({ count: 'one', minCount: 1, maxCount: 1, ...limits });

export const optionalFile = (limits: FileLimits): FilePart<'optional'> => ({
  count: 'optional',
  minCount: 0,
  maxCount: 1,
  ...limits,
});

export const manyFiles = ({
  minCount = 1,
  ...limits
}: FileLimits & { minCount?: number; maxCount: number }): FilePart<'many'> => ({ count: 'many', minCount, ...limits });

export type FileParts = Record<string, FilePart>;

export interface FormBody<F extends Schema = Schema, N extends FileParts = FileParts> {
  kind: 'form';
  fields: F;
  files: N;
}

/**
 * @param fields a zod object. On the wire every value is text: numbers and booleans as they print, objects as JSON, lists
 * as repeated fields (`name` or `name[]`).
 */
export const form = <F extends Schema, const N extends FileParts>(fields: F, files: N): FormBody<F, N> => ({
  kind: 'form',
  fields,
  files,
});

export const isForm = (body: Schema | FormBody | undefined): body is FormBody =>
  body !== undefined && 'kind' in body && body.kind === 'form';

type Files<N extends FileParts, U> = {
  [K in keyof N]: N[K] extends FilePart<'one'> ? U : N[K] extends FilePart<'many'> ? U[] : U | undefined;
};

/** What a handler gets; `U` is a file that has been received. */
export type ParsedForm<B, U> = B extends FormBody<infer F, infer N> ? { fields: Output<F>; files: Files<N, U> } : never;

type OptionalKeys<N extends FileParts> = { [K in keyof N]: N[K] extends FilePart<'optional'> ? K : never }[keyof N];

/** What a caller gives. */
export type FormInput<B> =
  B extends FormBody<infer F, infer N>
    ? {
        fields: Input<F>;
        files: Omit<Files<N, Blob>, OptionalKeys<N>> & { [K in OptionalKeys<N>]?: Blob | undefined };
      }
    : never;

/** Values as {@link form} says. A `File` keeps its name; any other `Blob` is called `blob`. */
export function toFormData(input: {
  fields: unknown;
  files: Record<string, Blob | readonly Blob[] | undefined>;
}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(input.fields ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      data.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  for (const [name, files] of Object.entries(input.files)) {
    for (const file of [files ?? []].flat()) data.append(name, file);
  }
  return data;
}
