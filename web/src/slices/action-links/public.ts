/** The part that slices use whose actions are carried out by a link in a mail. */
export type { ActionState } from './action-state.ts';
export { LinkCheck, LinkUnchecked } from './LinkCheck.tsx';
export { OutcomeDialog } from './OutcomeDialog.tsx';
export { useLinkQuery, useLinkState } from './use-link-action.ts';
