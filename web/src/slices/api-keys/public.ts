/** What other slices may use of this one. */
export { DeveloperTabs } from './DeveloperTabs.tsx';
