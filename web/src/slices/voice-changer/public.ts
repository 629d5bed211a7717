/** The part of the voice changer that other slices may use. */
export { takeSource } from './take-source.ts';
