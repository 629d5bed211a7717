/** What other slices may use of the workspace. */
export { WorkspaceSection } from './WorkspaceSection.tsx';
