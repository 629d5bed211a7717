/** The part of security that other slices may use. */
export { EmailDialog } from './EmailDialog.tsx';
export { ResetPasswordDialog } from './password-reset/ResetPasswordDialog.tsx';
