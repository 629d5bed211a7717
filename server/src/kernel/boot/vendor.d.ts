/** Types of a package that brings none. Only what we use is declared. */

declare module 'fs-native-extensions' {
  /**
   * True when the lock was taken, false when another open file holds it.
   * @throws an error with the code of the system where the file system has no locks.
   */
  export function tryLock(fd: number, options?: { shared?: boolean }): boolean;
}
