/** Something is wrong with the command as typed. */
export class UsageError extends Error {
  override name = 'UsageError';
}
