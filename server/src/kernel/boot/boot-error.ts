/** An error that the person who starts Veery has to fix. Main prints only its message and exits with 1. */
export class BootError extends Error {
  override name = 'BootError';
}
