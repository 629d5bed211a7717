/** The values that a mailed link brings for later pages, beside its action. */
interface Visit {
  internalCode?: string | null | undefined;
  newUser?: string | null | undefined;
}

/** Builds the address that a link finally leads to, with the values for later pages. `target` was already checked. */
export function withVisit(target: string, { internalCode, newUser }: Visit): string {
  const [before = '', hash] = target.split('#', 2);
  const [path = '', query] = before.split('?', 2);
  const search = new URLSearchParams(query);
  if (internalCode) search.set('internalCode', internalCode);
  if (newUser) search.set('newUser', newUser);
  const text = search.toString();
  return path + (text && `?${text}`) + (hash === undefined ? '' : `#${hash}`);
}
