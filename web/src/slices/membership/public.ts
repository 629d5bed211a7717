/** The part of membership that other slices may use: rows of the workspace's settings, and the reminder at the sign-in. */
export { AdminNames } from './AdminNames.tsx';
export { Invitations } from './Invitations.tsx';
export { InvitePrompt } from './join/InvitePrompt.tsx';
export { LeaveRow } from './LeaveRow.tsx';
export { Members } from './Members.tsx';
