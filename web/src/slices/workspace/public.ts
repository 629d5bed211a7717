/** The part of the workspace that other slices may use. */
export { WorkspaceSection } from './WorkspaceSection.tsx';
