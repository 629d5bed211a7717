/** The part of the profile that other slices may use. */
export { savePublicName } from './public-name.ts';
