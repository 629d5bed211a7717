/** Something the person who starts Veery has to put right: main prints the message alone and exits with 1. */
export class BootError extends Error {
  override name = 'BootError';
}
