import { Fragment } from 'react';

interface SpokenSentenceProps {
  words: readonly string[];
  /** The index of the word that is lit up. */
  now: number;
}

/** Draws a decorative sentence, of which the words up to `now` are spoken already. */
export function SpokenSentence({ words, now }: SpokenSentenceProps) {
  return (
    <p className="text-[46px] leading-[64px] font-medium tracking-[-0.028em] wrap-anywhere text-rest">
      {words.map((word, index) => (
        // The words of the sentence never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          <span className="word" data-state={index < now ? 'past' : index === now ? 'now' : undefined}>
            {word}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
