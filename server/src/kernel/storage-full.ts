/** Whether an error says that a disk, or the quota on it, is full. */

/** Of Node and of PostgreSQL. */
const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];

export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return fullCodes.includes(String((error as NodeJS.ErrnoException).code)) || isStorageFull(error.cause);
}
