/** What is found in a file with rules. */
import { maxRules, RuleInput, type PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';

/** Why a rule cannot be used. */
export interface RuleIssue {
  /** The line of a PLS file where the rule ends, or the row of a table; both are counted from 1. */
  line: number;
  message: string;
}

export type FoundRules =
  | { kind: 'rules'; rules: PronunciationRule[]; language: string | null; notes: RuleIssue[] }
  | { kind: 'issues'; issues: RuleIssue[] }
  | { kind: 'too-many' }
  /** The file is none that has rules. The reason ends a sentence, so it has no full stop. */
  | { kind: 'invalid'; reason: string };

/** Further issues are not told: whoever has so many corrects their cause. */
const maxIssues = 100;
/** Further notes are only counted. */
const maxNotes = 20;

/** Stops the reading of a file. */
export class ReadingStopped extends Error {
  override name = 'ReadingStopped';
  readonly found: FoundRules;
  constructor(found: FoundRules) {
    super(found.kind);
    this.found = found;
  }
}

export const refuseFile = (reason: string) => new ReadingStopped({ kind: 'invalid', reason });

/** Collects the rules of a file, as far as they can be used. */
export function collectRules() {
  const rules: PronunciationRule[] = [];
  const issues: RuleIssue[] = [];
  const notes: RuleIssue[] = [];
  let unlisted = 0;
  const report = (line: number, message: string) => {
    issues.push({ line, message });
    if (issues.length >= maxIssues) throw new ReadingStopped({ kind: 'issues', issues });
  };
  return {
    report,
    /** Says what of a rule that can be used is not kept. */
    note(line: number, message: string): void {
      if (notes.length < maxNotes) notes.push({ line, message });
      else unlisted += 1;
    },
    /** @throws ReadingStopped */
    add(line: number, rule: unknown): void {
      if (rules.length >= maxRules) throw new ReadingStopped({ kind: 'too-many' });
      const parsed = RuleInput.safeParse(rule);
      if (parsed.success) return void rules.push(parsed.data);
      const [issue] = parsed.error.issues;
      report(line, `${String(issue?.path[0] ?? 'rule')}: ${issue?.message ?? 'it is not valid'}`);
    },
    result(language: string | null): FoundRules {
      if (issues.length > 0) return { kind: 'issues', issues };
      const rest = `The same is so of ${unlisted} further rules.`;
      return {
        ...{ kind: 'rules', rules, language },
        notes: unlisted > 0 ? [...notes, { line: notes.at(-1)?.line ?? 0, message: rest }] : notes,
      };
    },
  };
}
