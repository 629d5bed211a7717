export interface ComputeTask {
  /** The address of a module that exports `compute`. */
  module: string;
  input: unknown;
}

export type ComputeAnswer = { result: unknown } | { error: string };
