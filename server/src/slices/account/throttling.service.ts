/** The throttle, for other slices. */
export { countTry } from './attempts.ts';
