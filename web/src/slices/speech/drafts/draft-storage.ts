/** Where drafts are kept: the storage of the browser, which all its tabs share. */
export interface DraftStorage {
  read(key: string): unknown;
  /** Returns false if the browser refused to store the value. */
  write(key: string, value: unknown): boolean;
  /** Calls back with each value that another tab writes. */
  listen(key: string, onWrite: (value: unknown) => void): void;
}
