/** Writes values as literals of a programming language. */

/** A placeholder for the user's own key in every sample. */
export const keyPlaceholder = 'YOUR_API_KEY';

/** In which samples are written. */
export const languages = ['curl', 'javascript', 'python', 'sdk'] as const;
export type Language = (typeof languages)[number];

export type Value =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Value[]
  | { readonly [name: string]: Value };

interface Words {
  true: string;
  false: string;
  null: string;
  /** Writes the name of a field, as it stands before the colon. */
  field(name: string): string;
}

/** Quotes a string. JSON strings are valid in JavaScript and Python too. */
const quote = (text: string): string => JSON.stringify(text);

const javascript: Words = {
  true: 'true',
  false: 'false',
  null: 'null',
  field: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)),
};
const python: Words = { true: 'True', false: 'False', null: 'None', field: quote };

function write(value: Value, words: Words, indent: string): string {
  if (value === null || value === undefined) return words.null;
  if (typeof value === 'boolean') return value ? words.true : words.false;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quote(value);
  const inner = `${indent}${indentOf(words)}`;
  const lines = Array.isArray(value)
    ? value.map((one: Value) => `${inner}${write(one, words, inner)},`)
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([name, one]) => `${inner}${words.field(name)}: ${write(one as Value, words, inner)},`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`;
}

const indentOf = (words: Words): string => (words === python ? '    ' : '  ');

export const javascriptOf = (value: Value, indent = ''): string => write(value, javascript, indent);
export const pythonOf = (value: Value, indent = ''): string => write(value, python, indent);

/** Quotes a text for a POSIX shell, where only the quote itself has a meaning inside single quotes. */
export const shellWord = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
