/** `prepareText` for the compute thread. */
import { prepareText } from './prepare.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';

export interface PrepareInput {
  text: string;
  options: PrepareOptions;
}

export const compute = ({ text, options }: PrepareInput): PreparedText => prepareText(text, options);
