/** The part of security that other slices may use. */
export { EmailDialog } from './EmailDialog.tsx';
