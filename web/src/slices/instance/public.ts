/** The frame that the pages of the operator area stand in, with the parts that they share. */
export { CardSkeletons } from './CardSkeletons.tsx';
export { InstancePage } from './InstancePage.tsx';
export { Pages } from './Pages.tsx';
export { RefreshButton } from './RefreshButton.tsx';
