/** The part of the sign-in that other slices may use. */
export { SetUpHint } from './SetUpHint.tsx';
export { useRedirectWhenSignedIn } from './use-redirect.ts';
