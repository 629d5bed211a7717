/** What the server and the process of a recogniser say to each other. Calls are carried out one after the other. */

/** A call, by its name among the handlers of the process. */
export interface CallMessage {
  id: number;
  call: string;
  input: unknown;
}

export type AnswerMessage =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; result: unknown }
  /** The reason lies in what was asked; the process is well. */
  | { kind: 'refused'; id: number; reason: string };
