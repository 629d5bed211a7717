import type { Segment } from '../../lib/player/words.ts';

interface SpokenLineProps {
  line: readonly Segment[];
  /** The place of the word that Tab reaches before any word is chosen. */
  tabStop?: number | undefined;
}

/** Draws the words and the tags of a line. `useHighlight` finds the words by their place in the text. */
export const SpokenLine = ({ line, tabStop }: SpokenLineProps) =>
  line.map(({ at, text, isWord, tag }) =>
    tag === undefined ? (
      <span
        key={at}
        data-at={at}
        data-word={isWord || undefined}
        className="word"
        {...(tabStop === at ? { role: 'button', tabIndex: 0 } : {})}
      >
        {text}
      </span>
    ) : (
      <span key={at} title={text} className="tag-pill">
        {tag}
      </span>
    ),
  );
