/** Why a file as a whole cannot be read. */
export type FileProblem = 'too_large' | 'not_text' | 'not_pls' | 'has_doctype' | 'no_rules' | 'too_many';

export class FileError extends Error {
  override name = 'FileError';
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}
