/** The part of membership that other slices may use: rows of the workspace's settings. */
export { AdminNames } from './AdminNames.tsx';
export { Invitations } from './Invitations.tsx';
export { LeaveRow } from './LeaveRow.tsx';
export { Members } from './Members.tsx';
