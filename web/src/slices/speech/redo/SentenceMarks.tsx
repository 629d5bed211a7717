import { clsx } from 'clsx';
import { Check, RotateCcw } from 'lucide-react';
import { Fragment } from 'react';
import { t } from '../takes/messages.ts';
import type { RedoSentence } from './use-redo-price.ts';

/**
 * Draws below the text of the field which sentences are kept and which are spoken again. The letters are transparent; the
 * marks take no room, so that each line breaks where the field breaks it.
 */
export function SentenceMarks({ sentences }: { sentences: readonly RedoSentence[] }) {
  return sentences.map(({ text, isKept }, number) => {
    const words = text.trimEnd();
    return (
      // A sentence has no name but its place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={number}>
        {!isKept && (
          <span className="relative inline-block w-0">
            <span className="absolute start-0 -top-[33px] flex h-[15px] items-center gap-1 rounded-xs bg-primary px-1 text-[10.5px] leading-none font-medium whitespace-nowrap text-on-primary">
              <RotateCcw size={9} strokeWidth={2.25} aria-hidden="true" />
              {t('sentence_again')}
            </span>
          </span>
        )}
        <span className={clsx(!isKept && 'underline decoration-ink decoration-2 underline-offset-[6px]')}>{words}</span>
        {isKept && (
          <span className="relative inline-block w-0">
            <Check
              size={11}
              strokeWidth={2.25}
              aria-hidden="true"
              className="absolute -top-[20px] start-0 text-muted"
            />
          </span>
        )}
        {text.slice(words.length)}
      </Fragment>
    );
  });
}
