/** The command was typed incorrectly. */
export class UsageError extends Error {
  override name = 'UsageError';
}
