/**
 * Why no suite can notice that a filter is gone, where the source cannot say so itself: a change of these files makes
 * the slow tests of speech necessary. Every other file says it on the line above, as `// No mutant: …`.
 */
export interface Reason {
  file: string;
  text: string;
  reason: string;
}

const wider = 'it locks credit accounts, in one order; without it more of them are locked, and nothing else changes.';

export const reasons: Reason[] = [
  { file: 'server/src/slices/usage/usage.store.ts', text: 'workspace_id = ANY(${all_workspace_ids})', reason: wider },
  { file: 'server/src/slices/usage/usage.store.ts', text: 'user_id = ${user_id}', reason: wider },
];
