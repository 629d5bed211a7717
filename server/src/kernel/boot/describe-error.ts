/** What the log says of an error: its kind, its place and its causes, and nothing of what a user sent. */

export interface ErrorDescription {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  /** Of the database. Its `detail` and `where` are left out, because they quote the values of rows. */
  table?: string;
  column?: string;
  constraint?: string;
  routine?: string;
  cause?: ErrorDescription;
}

const maxCauses = 5;
const named = ['code', 'table', 'column', 'constraint', 'routine'] as const;

export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'This was thrown and is no error.' };
  const properties = error as Error & Partial<Record<(typeof named)[number], unknown>>;
  const known = named.flatMap((name) => (typeof properties[name] === 'string' ? [[name, properties[name]]] : []));
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: messageWithoutInput(error),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(Object.fromEntries(known) as Partial<ErrorDescription>),
    ...(error.cause !== undefined && depth < maxCauses ? { cause: describeError(error.cause, depth + 1) } : {}),
  };
}

/** The messages of parsers, and of the database about data (class 22 of SQLSTATE), quote what they could not read. */
function messageWithoutInput(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  const quotesInput = error instanceof SyntaxError || error instanceof URIError || /^22[0-9A-Z]{3}$/.test(code ?? '');
  return quotesInput ? error.message.replace(/(["'`]).*\1/s, '$1…$1') : error.message;
}
