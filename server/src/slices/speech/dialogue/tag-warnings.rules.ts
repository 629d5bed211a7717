/** Which tags of texts do nothing when they are spoken. Pure. */
import type { Warning } from '../../../ports/speech/port.ts';
import { readMarkup } from '../text/markup.ts';

/** A warning for each kind, whatever the number of texts it is in. */
export const tagWarnings = (texts: readonly string[]): Warning[] => readMarkup(texts.join('\n')).warnings;
