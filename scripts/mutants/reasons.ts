/** Why no suite can notice that a filter is gone. */
interface Reason {
  file: string;
  text: string;
  reason: string;
}

/** A comment on the line before a filter, or at its end. */
const comment = /(?:\/\/|--) No mutant: (.+)$/;

const wider = 'it locks credit accounts, in one order; without it more of them are locked, and nothing else changes.';

/** Reasons that cannot stand in the source, because a change of these files makes the slow tests of speech necessary. */
const reasons: Reason[] = [
  {
    file: 'server/src/slices/usage/usage.store.ts',
    text: 'workspace_id IN (SELECT workspace_id FROM generation WHERE user_id = ${user_id} AND state = ANY(${openStates}))',
    reason: wider,
  },
  { file: 'server/src/slices/usage/usage.store.ts', text: 'workspace_id = ANY(${all_workspace_ids})', reason: wider },
  { file: 'server/src/slices/usage/usage.store.ts', text: 'user_id = ${user_id}', reason: wider },
];

/** @param line of the filter, counted from zero */
export const reasonAt = (file: string, lines: string[], line: number, text: string): string | undefined =>
  comment.exec(lines[line] ?? '')?.[1] ??
  comment.exec(lines[line - 1] ?? '')?.[1] ??
  reasons.find((one) => one.file === file && one.text === text)?.reason;
