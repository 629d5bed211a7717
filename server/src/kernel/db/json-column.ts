/** JSON text for a column. PostgreSQL refuses unpaired surrogates, which any client can send. */
export const toJsonColumn = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' ? inner.toWellFormed() : inner));
